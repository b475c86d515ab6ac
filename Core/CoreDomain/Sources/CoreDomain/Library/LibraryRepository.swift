public import Foundation

/// A repository of the user data of all owners: watchlists and search histories.
package protocol LibraryRepository: Sendable {

    /// Returns the owners with user data, sorted by name.
    ///
    /// - Parameters:
    ///   - owner: The owner after which the result begins; `nil` for the first owners.
    ///   - limit: The maximum number of owners.
    func owners(after owner: WatchlistOwner?, limit: Int) async throws(PopcornError) -> [WatchlistOwner]

    /// Returns all user data of an owner: the watchlist, latest addition first, then the searches, newest first.
    func records(of owner: WatchlistOwner) async throws(PopcornError) -> [LibraryRecord]

    /// Adds records to the user data of their owners, in one transaction. A title that is already on the watchlist
    /// keeps its time of addition. Of two equal searches, the newer one is kept.
    ///
    /// - Returns: The number of records that changed the user data.
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/limitReached`` if a watchlist would exceed its
    ///   maximum number of entries. No record is then added.
    func add(_ records: [LibraryRecord]) async throws(PopcornError) -> Int

    /// Deletes all user data of an owner, in one transaction.
    func deleteAll(of owner: WatchlistOwner) async throws(PopcornError) -> LibraryDeletion
}

/// The result of deleting an owner's user data.
public struct LibraryDeletion: Codable, Hashable, Sendable {
    /// The number of deleted watchlist entries.
    public let watchlistEntryCount: Int
    /// The number of deleted searches.
    public let searchCount: Int
    /// The older copies of the library, which may still contain data of the owner. Delete these copies, or do not
    /// restore them.
    public let olderCopies: [URL]

    /// Creates a result.
    public init(watchlistEntryCount: Int, searchCount: Int, olderCopies: [URL] = []) {
        self.watchlistEntryCount = watchlistEntryCount
        self.searchCount = searchCount
        self.olderCopies = olderCopies
    }
}
