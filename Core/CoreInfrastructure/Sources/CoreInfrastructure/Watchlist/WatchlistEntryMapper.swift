import CoreDomain
import Foundation

/// Maps entries of watchlists to rows and back.
struct WatchlistEntryMapper: Sendable {

    /// The entry of a row; `nil` if the row is of a kind that a later version has added.
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
