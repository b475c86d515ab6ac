package import CoreDomain
package import Foundation

/// A store of the user data of all owners: watchlists, search histories and calendar subscriptions. Each operation is
/// one transaction.
///
/// Rows of a kind that only a later version supports are not returned. They are counted, copied and deleted like other
/// rows.
package protocol LibraryStore: CalendarSubscriptionRepository {

    // MARK: - Watchlists

    /// Returns the entries of an owner's watchlist, latest addition first, with the last known names of their titles.
    ///
    /// - Parameter kind: The kind of the entries; `nil` for all kinds.
    func entries(_ kind: TitleKind?, of owner: WatchlistOwner) async throws(PopcornError) -> [WatchlistEntry]

    /// Returns whether a title is on an owner's watchlist.
    func contains(_ title: TitleID, of owner: WatchlistOwner) async throws(PopcornError) -> Bool

    /// Returns the given titles that are on an owner's watchlist.
    func titles(among titles: Set<TitleID>, of owner: WatchlistOwner) async throws(PopcornError) -> Set<TitleID>

    /// Adds an entry to an owner's watchlist, or removes it if it is already there.
    ///
    /// - Returns: Whether the entry is on the watchlist afterwards; `nil` if the watchlist would exceed the maximum.
    func toggle(
        _ entry: WatchlistEntry, of owner: WatchlistOwner, maximumCount: Int
    ) async throws(PopcornError) -> Bool?

    /// Removes a title from an owner's watchlist.
    ///
    /// - Returns: `false` if it was not on the watchlist.
    func remove(_ title: TitleID, of owner: WatchlistOwner) async throws(PopcornError) -> Bool

    // MARK: - Last known names

    /// Returns the given titles that are on any watchlist, with the last known name of each; `nil` if it has none.
    func listedTitles(among titles: [TitleID]) async throws(PopcornError) -> [TitleID: LastKnownTitle?]

    /// Stores the last known names of the given titles that are on any watchlist.
    func store(_ names: [TitleID: LastKnownTitle]) async throws(PopcornError)

    // MARK: - Search histories

    /// Returns an owner's searches, newest first.
    func searches(of owner: WatchlistOwner) async throws(PopcornError) -> [SearchHistoryEntry]

    /// Adds a search as the newest search of its owner, in place of the search with the same term. Deletes the oldest
    /// searches beyond a maximum number.
    func record(
        _ search: SearchHistoryEntry, of owner: WatchlistOwner, maximumCount: Int
    ) async throws(PopcornError)

    /// Deletes a search.
    ///
    /// - Returns: `false` if it did not exist.
    func remove(_ term: SearchTerm, of owner: WatchlistOwner) async throws(PopcornError) -> Bool

    /// Deletes all searches of an owner.
    ///
    /// - Returns: The number of deleted searches.
    func removeSearches(of owner: WatchlistOwner) async throws(PopcornError) -> Int

    // MARK: - All user data

    /// Returns the names of owners with a watchlist or a search history, in the order of their bytes.
    ///
    /// - Parameters:
    ///   - name: The name after which the result begins; empty for the first names.
    ///   - limit: The maximum number of names.
    func owners(after name: String, limit: Int) async throws(PopcornError) -> [String]

    /// Returns the watchlist of an owner, latest addition first, then the searches, newest first.
    func records(of owner: WatchlistOwner) async throws(PopcornError) -> [LibraryRecord]

    /// Adds records to the user data of their owners. Existing entries and last known names are not changed. Of two
    /// equal searches, the newer one is kept, and the oldest searches beyond the maximum number are deleted.
    ///
    /// - Returns: The records that were added; `nil` if a watchlist would exceed the maximum. No record is then added.
    func add(_ records: [LibraryRecord], _ limits: LibraryLimits) async throws(PopcornError) -> [LibraryRecord]?

    /// Deletes all user data of an owner, and the calendar subscription.
    ///
    /// - Returns: The numbers of deleted items, and the titles that were on the watchlist.
    func deleteAll(
        of owner: WatchlistOwner
    ) async throws(PopcornError) -> (deletion: LibraryDeletion, titles: [TitleID])

    // MARK: - The database

    /// Copies all user data to a new SQLite file, which only the user of the process can read.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage`` if the file
    ///   exists or cannot be created.
    func copy(to file: URL) async throws(PopcornError)

    /// The health of the database, which includes the reason of a failure.
    var health: DatabaseHealth { get async }

    /// Waits for running reads and writes, and closes the database.
    func close() async
}

/// The maximum numbers of entries and searches of one owner.
package struct LibraryLimits: Sendable {
    package let entryCount: Int
    package let searchCount: Int

    /// Creates limits. Default: the limits of ``/CoreDomain/WatchlistEntry`` and ``/CoreDomain/SearchHistoryEntry``.
    package init(
        entryCount: Int = WatchlistEntry.defaultMaximumCount, searchCount: Int = SearchHistoryEntry.defaultMaximumCount
    ) {
        self.entryCount = entryCount
        self.searchCount = searchCount
    }
}
