import Foundation
import PopcornPersistence

/// A row of a title on an owner's watchlist.
struct CoreWatchlistEntryEntity: Equatable {
    static let table = "watchlist_entry"

    let key: Key
    let addedAt: Date

    struct Key: Hashable {
        let owner: String
        let kind: String
        let titleID: Int
    }
}

extension CoreWatchlistEntryEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        addedAt = row.column("added_at", \.addedAt)
    }
}

extension CoreWatchlistEntryEntity.Key: Entity {
    init(from row: Row<Self>) {
        owner = row.column("owner", \.owner)
        kind = row.column("kind", \.kind)
        titleID = row.column("title_id", \.titleID)
    }
}
