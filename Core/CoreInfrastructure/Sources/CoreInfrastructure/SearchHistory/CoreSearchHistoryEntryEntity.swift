import Foundation
import PopcornPersistence

/// A row of a search in an owner's search history.
struct CoreSearchHistoryEntryEntity: Equatable {
    static let table = "search_history_entry"

    let key: Key
    let text: String
    let searchedAt: Date
    /// The number of the search, in the order in which the owner's searches were recorded. Unlike the time, it always
    /// increases.
    let sequence: Int

    struct Key: Hashable {
        let owner: String
        let kind: String
        let foldedText: String
    }
}

extension CoreSearchHistoryEntryEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        text = row.column("text", \.text)
        searchedAt = row.column("searched_at", \.searchedAt)
        sequence = row.column("sequence", \.sequence)
    }
}

extension CoreSearchHistoryEntryEntity.Key: Entity {
    init(from row: Row<Self>) {
        owner = row.column("owner", \.owner)
        kind = row.column("kind", \.kind)
        foldedText = row.column("folded_text", \.foldedText)
    }
}
