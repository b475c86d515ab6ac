package import Foundation
package import PopcornPersistence

/// A row of a title on an owner's watchlist.
package struct CoreWatchlistEntryEntity: Equatable {
    package static let table = "watchlist_entry"

    package let key: Key
    package let addedAt: Date

    package init(key: Key, addedAt: Date) {
        self.key = key
        self.addedAt = addedAt
    }

    package struct Key: Hashable {
        package let owner: String
        package let kind: String
        package let titleID: Int

        /// The key of the last known name of the title.
        package var title: CoreWatchlistTitleEntity.Key { .init(kind: kind, titleID: titleID) }

        package init(owner: String, kind: String, titleID: Int) {
            self.owner = owner
            self.kind = kind
            self.titleID = titleID
        }
    }
}

extension CoreWatchlistEntryEntity: TableEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        addedAt = row.column("added_at", \.addedAt)
    }
}

extension CoreWatchlistEntryEntity.Key: Entity {
    package init(from row: Row<Self>) {
        owner = row.column("owner", \.owner)
        kind = row.column("kind", \.kind)
        titleID = row.column("title_id", \.titleID)
    }
}
