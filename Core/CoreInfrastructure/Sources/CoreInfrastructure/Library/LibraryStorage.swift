package import Foundation
package import PopcornPersistence

/// A storage of the user data of all owners: watchlists, search histories and calendar subscriptions. Each operation is one transaction.
package protocol LibraryStorage: Sendable {

    // MARK: - Watchlists

    /// Returns the rows of an owner's watchlist, latest addition first, and the last known names of its titles.
    ///
    /// - Parameter kind: The raw value of the kind of the titles; `nil` for all kinds.
    func watchlist(of owner: String, kind: String?) async throws(DatabaseError) -> LibraryRows

    /// Returns whether a title is on a watchlist.
    func contains(_ key: CoreWatchlistEntryEntity.Key) async throws(DatabaseError) -> Bool

    /// Returns which of several titles are on a watchlist.
    ///
    /// - Parameter keys: The keys of the titles, all of one owner.
    func existing(
        _ keys: [CoreWatchlistEntryEntity.Key]
    ) async throws(DatabaseError) -> Set<CoreWatchlistEntryEntity.Key>

    /// Adds entries to a watchlist, unless they are on it.
    ///
    /// - Parameters:
    ///   - entries: The rows of the entries, all of one owner.
    ///   - maximumCount: The maximum number of entries of the owner.
    /// - Returns: The entries that were added; `nil` if the watchlist would exceed the maximum. No entry is then added.
    func add(
        _ entries: [CoreWatchlistEntryEntity], maximumCount: Int
    ) async throws(DatabaseError) -> [CoreWatchlistEntryEntity]?

    /// Adds an entry to a watchlist, or removes it if it is on it.
    ///
    /// - Returns: Whether the entry is on the watchlist afterwards; `nil` if the watchlist would exceed the maximum.
    func toggle(_ entry: CoreWatchlistEntryEntity, maximumCount: Int) async throws(DatabaseError) -> Bool?

    /// Removes an entry from a watchlist.
    ///
    /// - Returns: `false` if it was not on the watchlist.
    func remove(_ key: CoreWatchlistEntryEntity.Key) async throws(DatabaseError) -> Bool

    // MARK: - Last known names

    /// Returns those of several titles that are on any watchlist, with the row of the last known name of each; `nil` if
    /// it has none.
    func listedTitles(
        among keys: [CoreWatchlistTitleEntity.Key]
    ) async throws(DatabaseError) -> [CoreWatchlistTitleEntity.Key: CoreWatchlistTitleEntity?]

    /// Stores the last known names of those of several titles that are on any watchlist.
    func store(_ titles: [CoreWatchlistTitleEntity]) async throws(DatabaseError)

    // MARK: - Search histories

    /// Returns the rows of an owner's searches, newest first.
    func searches(of owner: String) async throws(DatabaseError) -> [CoreSearchHistoryEntryEntity]

    /// Adds a search as the newest one of its owner, in place of the one with the same key, and deletes the oldest
    /// searches beyond a maximum number.
    ///
    /// - Parameters:
    ///   - search: The row of the search. Its number is replaced by the next one of the owner.
    ///   - maximumCount: The maximum number of searches of the owner.
    func record(_ search: CoreSearchHistoryEntryEntity, maximumCount: Int) async throws(DatabaseError)

    /// Deletes a search.
    ///
    /// - Returns: `false` if it did not exist.
    func remove(_ key: CoreSearchHistoryEntryEntity.Key) async throws(DatabaseError) -> Bool

    /// Deletes all searches of an owner.
    ///
    /// - Returns: The number of deleted searches.
    func removeSearches(of owner: String) async throws(DatabaseError) -> Int

    // MARK: - Calendar subscriptions

    /// Returns an owner's calendar subscription; `nil` if the owner has none.
    func calendarSubscription(of owner: String) async throws(DatabaseError) -> CoreCalendarSubscriptionEntity?

    /// Returns the calendar subscription with a hash; `nil` if no subscription has it.
    func calendarSubscription(secretHash: String) async throws(DatabaseError) -> CoreCalendarSubscriptionEntity?

    /// Stores the calendar subscription of an owner in place of the existing one.
    func replace(_ subscription: CoreCalendarSubscriptionEntity) async throws(DatabaseError)

    /// Deletes the calendar subscription of an owner.
    ///
    /// - Returns: `false` if it did not exist.
    func removeCalendarSubscription(of owner: String) async throws(DatabaseError) -> Bool

    // MARK: - All user data

    /// Returns the names of owners with user data, in the order of their bytes.
    ///
    /// - Parameters:
    ///   - name: The name after which the result begins; empty for the first names.
    ///   - limit: The maximum number of names.
    func owners(after name: String, limit: Int) async throws(DatabaseError) -> [String]

    /// Returns all rows of an owner: the watchlist, latest addition first, the last known names of its titles, and the
    /// searches, newest first.
    func rows(of owner: String) async throws(DatabaseError) -> LibraryRows

    /// Adds rows of several owners. An entry that is on a watchlist is not changed, and neither is a last known name. Of
    /// two equal searches, the newer one is kept, and the oldest searches beyond the maximum number are deleted.
    ///
    /// - Parameters:
    ///   - rows: The rows to add, by owner. The numbers of the searches are replaced.
    ///   - limits: The maximum numbers of rows of an owner.
    /// - Returns: The entries and searches that were added, by owner; `nil` if a watchlist would exceed the maximum. No
    ///   row is then added.
    func add(
        _ rows: [String: LibraryRows], _ limits: LibraryLimits
    ) async throws(DatabaseError) -> [String: LibraryRows]?

    /// Deletes all rows of an owner, and the calendar subscription.
    ///
    /// - Returns: The deleted entries and searches.
    func deleteAll(of owner: String) async throws(DatabaseError) -> LibraryRows

    /// The copies of the library that the storage made, which still contain deleted rows.
    var olderCopies: [URL] { get }

    // MARK: - The database

    /// Copies all user data to a new SQLite file, which only the user of the process can read.
    ///
    /// - Throws: ``PopcornPersistence/DatabaseError/inaccessible(path:reason:)`` if the file exists or cannot be created.
    func copy(to file: URL) async throws(DatabaseError)

    /// The health of the database. A failure is a part of it.
    var health: DatabaseHealth { get async }

    /// Waits for running reads and writes, and closes the database.
    func close() async
}

/// The user data of one owner.
package struct LibraryRows: Equatable, Sendable {
    package var entries: [CoreWatchlistEntryEntity]
    /// The last known names of titles of the entries.
    package var titles: [CoreWatchlistTitleEntity]
    package var searches: [CoreSearchHistoryEntryEntity]

    package init(
        entries: [CoreWatchlistEntryEntity] = [], titles: [CoreWatchlistTitleEntity] = [],
        searches: [CoreSearchHistoryEntryEntity] = []
    ) {
        self.entries = entries
        self.titles = titles
        self.searches = searches
    }
}

/// The maximum numbers of rows of one owner.
package struct LibraryLimits: Sendable {
    package let entryCount: Int
    package let searchCount: Int
}

extension [CoreSearchHistoryEntryEntity] {

    /// Returns an owner's searches after others were added, oldest first and numbered from 1, with the added ones.
    ///
    /// Of two equal searches, the newer one is kept. The oldest ones beyond the maximum number are omitted.
    ///
    /// - Returns: The searches, and those among them that were added.
    package func adding(
        _ searches: [CoreSearchHistoryEntryEntity], maximumCount: Int
    ) -> (all: [CoreSearchHistoryEntryEntity], added: [CoreSearchHistoryEntryEntity]) {
        var newest: [CoreSearchHistoryEntryEntity.Key: (row: CoreSearchHistoryEntryEntity, isNew: Bool)] = [:]
        for row in self { newest[row.key] = (row, false) }
        for search in searches {
            if let known = newest[search.key], known.row.searchedAt >= search.searchedAt { continue }
            newest[search.key] = (search.numbered(0), true)
        }
        let kept = newest.values
            .sorted { ($0.row.searchedAt, $0.row.sequence) < ($1.row.searchedAt, $1.row.sequence) }
            .suffix(maximumCount)
        let numbered = kept.enumerated().map { ($0.element.row.numbered($0.offset + 1), $0.element.isNew) }
        return (numbered.map(\.0), numbered.filter(\.1).map(\.0))
    }
}
