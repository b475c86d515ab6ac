import CoreDomain
import Foundation

/// A mapper between watchlist entries and rows.
struct WatchlistEntryMapper: Sendable {

    /// Returns the entry of a row, or `nil` if the row has a kind that only a later version supports.
    func map(_ entity: CoreWatchlistEntryEntity) -> WatchlistEntry? {
        TitleKind(rawValue: entity.key.kind).map {
            WatchlistEntry(kind: $0, id: entity.key.titleID, addedAt: entity.addedAt)
        }
    }

    func map(_ domain: WatchlistEntry, owner: WatchlistOwner) -> CoreWatchlistEntryEntity {
        CoreWatchlistEntryEntity(key: key(domain.kind, domain.id, owner), addedAt: domain.addedAt)
    }

    func key(_ kind: TitleKind, _ id: Int, _ owner: WatchlistOwner) -> CoreWatchlistEntryEntity.Key {
        .init(owner: owner.name, kind: kind.rawValue, titleID: id)
    }
}
