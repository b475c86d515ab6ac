public import Foundation

/// The result of the deletion of an owner's user data.
public struct LibraryDeletion: Codable, Hashable, Sendable {
    /// The number of deleted watchlist entries.
    public let watchlistEntryCount: Int
    /// The number of deleted searches.
    public let searchCount: Int
    /// The older copies of the library, which may still contain data of the owner. Delete the copies or restore none of
    /// them.
    public let olderCopies: [URL]

    /// Creates a result.
    public init(watchlistEntryCount: Int, searchCount: Int, olderCopies: [URL] = []) {
        self.watchlistEntryCount = watchlistEntryCount
        self.searchCount = searchCount
        self.olderCopies = olderCopies
    }
}
