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

/// A row of the last known name of a title on watchlists.
package struct CoreWatchlistTitleEntity: Equatable {
    package static let table = "watchlist_title"

    package let key: Key
    package let title: String
    package let year: Int?
    package let posterPath: URL?
    package let language: String?
    package let isRemoved: Bool

    package init(key: Key, title: String, year: Int?, posterPath: URL?, language: String?, isRemoved: Bool) {
        self.key = key
        self.title = title
        self.year = year
        self.posterPath = posterPath
        self.language = language
        self.isRemoved = isRemoved
    }

    package struct Key: Hashable {
        package let kind: String
        package let titleID: Int

        package init(kind: String, titleID: Int) {
            self.kind = kind
            self.titleID = titleID
        }
    }
}

extension CoreWatchlistTitleEntity: TableEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        year = row.column("year", \.year)
        posterPath = row.column("poster_path", \.posterPath)
        language = row.column("language", \.language)
        isRemoved = row.column("is_removed", \.isRemoved)
    }
}

extension CoreWatchlistTitleEntity.Key: Entity {
    package init(from row: Row<Self>) {
        kind = row.column("kind", \.kind)
        titleID = row.column("title_id", \.titleID)
    }
}

/// A row of a search in an owner's search history.
package struct CoreSearchHistoryEntryEntity: Equatable {
    package static let table = "search_history_entry"

    package let key: Key
    package let text: String
    package let searchedAt: Date
    /// The number of the search, in the order in which the owner's searches were recorded. Unlike the time, it always
    /// increases.
    package let sequence: Int

    package init(key: Key, text: String, searchedAt: Date, sequence: Int) {
        self.key = key
        self.text = text
        self.searchedAt = searchedAt
        self.sequence = sequence
    }

    /// Returns the row with another number.
    func numbered(_ sequence: Int) -> Self {
        Self(key: key, text: text, searchedAt: searchedAt, sequence: sequence)
    }

    package struct Key: Hashable {
        package let owner: String
        package let kind: String
        package let foldedText: String

        package init(owner: String, kind: String, foldedText: String) {
            self.owner = owner
            self.kind = kind
            self.foldedText = foldedText
        }
    }
}

extension CoreSearchHistoryEntryEntity: TableEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        text = row.column("text", \.text)
        searchedAt = row.column("searched_at", \.searchedAt)
        sequence = row.column("sequence", \.sequence)
    }
}

extension CoreSearchHistoryEntryEntity.Key: Entity {
    package init(from row: Row<Self>) {
        owner = row.column("owner", \.owner)
        kind = row.column("kind", \.kind)
        foldedText = row.column("folded_text", \.foldedText)
    }
}

/// A row of the calendar subscription of an owner.
package struct CoreCalendarSubscriptionEntity: Equatable {
    package static let table = "calendar_subscription"

    package let key: Key
    /// The hash of the secret in the URL of the calendar.
    package let secretHash: String
    package let createdAt: Date

    package init(key: Key, secretHash: String, createdAt: Date) {
        self.key = key
        self.secretHash = secretHash
        self.createdAt = createdAt
    }

    package struct Key: Hashable {
        package let owner: String

        package init(owner: String) {
            self.owner = owner
        }
    }
}

extension CoreCalendarSubscriptionEntity: TableEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        secretHash = row.column("secret_hash", \.secretHash)
        createdAt = row.column("created_at", \.createdAt)
    }
}

extension CoreCalendarSubscriptionEntity.Key: Entity {
    package init(from row: Row<Self>) {
        owner = row.column("owner", \.owner)
    }
}
