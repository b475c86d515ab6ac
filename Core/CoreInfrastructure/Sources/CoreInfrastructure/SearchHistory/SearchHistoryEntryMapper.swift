import CoreDomain
import Foundation

/// A mapper between entries of search histories and rows.
struct SearchHistoryEntryMapper: Sendable {

    /// The stored kind of a search for all kinds.
    private static let allKinds = "all"

    /// Returns the entry of a row, or `nil` if the row has a kind that only a later version supports.
    func map(_ entity: CoreSearchHistoryEntryEntity) -> SearchHistoryEntry? {
        let kind = SearchKind(rawValue: entity.key.kind)
        guard kind != nil || entity.key.kind == Self.allKinds else { return nil }
        return SearchHistoryEntry(text: entity.text, kind: kind, searchedAt: entity.searchedAt)
    }

    func map(
        _ domain: SearchHistoryEntry, key: CoreSearchHistoryEntryEntity.Key, sequence: Int
    ) -> CoreSearchHistoryEntryEntity {
        CoreSearchHistoryEntryEntity(key: key, text: domain.text, searchedAt: domain.searchedAt, sequence: sequence)
    }

    func key(_ term: SearchTerm, _ owner: WatchlistOwner) -> CoreSearchHistoryEntryEntity.Key {
        .init(owner: owner.name, kind: term.kind?.rawValue ?? Self.allKinds, foldedText: term.foldedText)
    }
}
