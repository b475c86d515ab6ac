package import Foundation
package import PopcornPersistence

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

/// A row of the last known name of a title on watchlists.
struct CoreWatchlistTitleEntity: Equatable {
    static let table = "watchlist_title"

    let key: Key
    let title: String
    let year: Int?
    let posterPath: URL?
    let language: String?
    let isRemoved: Bool

    struct Key: Hashable {
        let kind: String
        let titleID: Int
    }
}

extension CoreWatchlistTitleEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        year = row.column("year", \.year)
        posterPath = row.column("poster_path", \.posterPath)
        language = row.column("language", \.language)
        isRemoved = row.column("is_removed", \.isRemoved)
    }
}

extension CoreWatchlistTitleEntity.Key: Entity {
    init(from row: Row<Self>) {
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
    package var sequence: Int

    package init(
        owner: String, kind: String, foldedText: String, text: String, searchedAt: Date, sequence: Int
    ) {
        key = Key(owner: owner, kind: kind, foldedText: foldedText)
        self.text = text
        self.searchedAt = searchedAt
        self.sequence = sequence
    }

    package struct Key: Hashable {
        package let owner: String
        package let kind: String
        package let foldedText: String
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
struct CoreCalendarSubscriptionEntity: Equatable {
    static let table = "calendar_subscription"

    let key: Key
    /// The hash of the secret in the URL of the calendar.
    let secretHash: String
    let createdAt: Date

    struct Key: Hashable {
        let owner: String
    }
}

extension CoreCalendarSubscriptionEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        secretHash = row.column("secret_hash", \.secretHash)
        createdAt = row.column("created_at", \.createdAt)
    }
}

extension CoreCalendarSubscriptionEntity.Key: Entity {
    init(from row: Row<Self>) {
        owner = row.column("owner", \.owner)
    }
}
