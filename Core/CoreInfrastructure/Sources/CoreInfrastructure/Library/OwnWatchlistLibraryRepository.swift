package import CoreDomain

/// A repository of user data whose watchlists are those of a service, and whose search histories are in the library.
package struct OwnWatchlistLibraryRepository: LibraryRepository {

    private let library: any LibraryRepository
    private let watchlist: any WatchlistRepository

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - library: The repository of the search histories.
    ///   - watchlist: The repository of the watchlists.
    package init(_ library: any LibraryRepository, watchlist: any WatchlistRepository) {
        self.library = library
        self.watchlist = watchlist
    }

    /// Returns the owners with a search history. A watchlist repository does not return its owners.
    package func owners(after owner: WatchlistOwner?, limit: Int) async throws(PopcornError) -> [WatchlistOwner] {
        try await library.owners(after: owner, limit: limit)
    }

    package func records(of owner: WatchlistOwner) async throws(PopcornError) -> [LibraryRecord] {
        let entries = try await watchlist.entries(nil, owner: owner)
        let records = try await library.records(of: owner)
        return entries.map { LibraryRecord(owner: owner, content: .watchlistEntry($0)) }
            + records.filter { $0.watchlistEntry == nil }
    }

    /// Adds records. The entries of each watchlist are added in one step, and the searches in another one.
    package func add(_ records: [LibraryRecord]) async throws(PopcornError) -> Int {
        var count = 0
        for (owner, records) in Dictionary(grouping: records, by: \.owner) {
            let entries = records.compactMap(\.watchlistEntry)
            if !entries.isEmpty { count += try await watchlist.add(entries, owner: owner) }
        }
        return count + (try await library.add(records.filter { $0.watchlistEntry == nil }))
    }

    /// Deletes the searches of an owner in one transaction, and the entries of the watchlist one by one.
    package func deleteAll(of owner: WatchlistOwner) async throws(PopcornError) -> LibraryDeletion {
        var entryCount = 0
        for entry in try await watchlist.entries(nil, owner: owner)
        where try await watchlist.remove(entry.kind, id: entry.id, owner: owner) {
            entryCount += 1
        }
        let deletion = try await library.deleteAll(of: owner)
        return LibraryDeletion(
            watchlistEntryCount: entryCount, searchCount: deletion.searchCount, olderCopies: deletion.olderCopies)
    }
}

extension LibraryRecord {
    /// The entry of a watchlist, or `nil` if the record is a search.
    fileprivate var watchlistEntry: WatchlistEntry? {
        if case .watchlistEntry(let entry) = content { entry } else { nil }
    }
}
