package import CoreDomain
import Foundation
package import PopcornConcurrency

/// A repository of the watchlists and search histories of all owners. It announces the changes that are made with it.
///
/// A service can provide the watchlists. Values in memory then do not depend on watchlists, because changes by other
/// processes are not reported.
package struct DefaultLibraryRepository {

    private let store: any LibraryStore
    /// The watchlists that a service provides; `nil` for the watchlists in the store.
    private let ownWatchlist: (any WatchlistRepository)?
    private let limits: LibraryLimits
    private let clock: WallClock
    private let changes: ChangeNotifier
    private let titles: (any LastKnownTitleKeeping)?

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - store: The store of the user data.
    ///   - ownWatchlist: The watchlists that a service provides. Default: `nil`, for the watchlists in the store.
    ///   - limits: The maximum numbers of entries and searches of an owner.
    ///   - clock: The clock that determines when a title was added, and the time of a search.
    ///   - changes: The notifier that announces changes of the user data.
    ///   - titles: The updater of the last known names of titles. Default: none.
    package init(
        store: any LibraryStore, ownWatchlist: (any WatchlistRepository)? = nil,
        limits: LibraryLimits = LibraryLimits(), clock: WallClock = .system,
        changes: ChangeNotifier = ChangeNotifier(), titles: (any LastKnownTitleKeeping)? = nil
    ) {
        self.store = store
        self.ownWatchlist = ownWatchlist
        self.limits = limits
        self.clock = clock
        self.changes = changes
        self.titles = titles
    }

    /// Adds valid records to the store, and announces the added records.
    private func store(_ records: [LibraryRecord]) async throws(PopcornError) -> [LibraryRecord] {
        guard let added = try await store.add(records, limits) else { throw watchlistIsFull }
        for record in added { if let entry = record.watchlistEntry { announce(entry.titleID, record.owner) } }
        for owner in Set(added.filter { $0.search != nil }.map(\.owner)) { changes.announceSearchHistory(of: owner) }
        return added
    }

    private func announce(_ title: TitleID, _ owner: WatchlistOwner) {
        changes.announceWatchlist(of: title.kind, owner, id: title.id)
    }

    /// Returns the watchlists of the service, if there are any, for a read on which no value in memory may depend.
    private func ownWatchlistForReading() -> (any WatchlistRepository)? {
        if ownWatchlist != nil { ReadRecorder.current?.refuse() }
        return ownWatchlist
    }

    private var watchlistIsFull: PopcornError {
        PopcornError(
            .limitReached, "A watchlist has at most \(limits.entryCount) entries; remove some before adding others")
    }
}

extension DefaultLibraryRepository: WatchlistRepository {

    package func entries(_ kind: TitleKind?, owner: WatchlistOwner) async throws(PopcornError) -> [WatchlistEntry] {
        for kind in kind.map({ [$0] }) ?? TitleKind.allCases { changes.registerWatchlist(of: kind, owner) }
        if let own = ownWatchlistForReading() { return try await own.entries(kind, owner: owner) }
        return try await store.entries(kind, of: owner)
    }

    package func contains(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        changes.registerWatchlist(of: kind, owner, id: id)
        if let own = ownWatchlistForReading() { return try await own.contains(kind, id: id, owner: owner) }
        return try await store.contains(TitleID(kind, id), of: owner)
    }

    package func titles(
        among titles: Set<TitleID>, owner: WatchlistOwner
    ) async throws(PopcornError) -> Set<TitleID> {
        for kind in Set(titles.map(\.kind)) { changes.registerWatchlist(of: kind, owner) }
        guard !titles.isEmpty else { return [] }
        if let own = ownWatchlistForReading() { return try await own.titles(among: titles, owner: owner) }
        return try await store.titles(among: titles, of: owner)
    }

    package func add(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        guard let ownWatchlist else {
            return try await add([WatchlistEntry(kind: kind, id: id, addedAt: clock.now)], owner: owner) == 1
        }
        try kind.validate(id)
        let isNew = try await ownWatchlist.add(kind, id: id, owner: owner)
        if isNew { announce(TitleID(kind, id), owner) }
        return isNew
    }

    /// Adds entries, without their last known names.
    package func add(_ entries: [WatchlistEntry], owner: WatchlistOwner) async throws(PopcornError) -> Int {
        for entry in entries { try entry.kind.validate(entry.id) }
        guard let ownWatchlist else {
            let added = try await store(
                entries.map { entry in
                    var entry = entry
                    entry.lastKnown = nil
                    return LibraryRecord(owner: owner, content: .watchlistEntry(entry))
                })
            titles?.addMissing(added.compactMap(\.watchlistEntry?.titleID))
            return added.count
        }
        let count = try await ownWatchlist.add(entries, owner: owner)
        // The service does not return which entries are new.
        if count > 0 { for entry in entries { announce(entry.titleID, owner) } }
        return count
    }

    package func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        let title = TitleID(kind, id)
        let wasThere =
            if let ownWatchlist {
                try await ownWatchlist.remove(kind, id: id, owner: owner)
            } else {
                try await store.remove(title, of: owner)
            }
        if wasThere { announce(title, owner) }
        return wasThere
    }

    package func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        let entry = WatchlistEntry(kind: kind, id: id, addedAt: clock.now)
        let isThere: Bool? =
            if let ownWatchlist {
                try await ownWatchlist.toggle(kind, id: id, owner: owner)
            } else {
                try await store.toggle(entry, of: owner, maximumCount: limits.entryCount)
            }
        guard let isThere else { throw watchlistIsFull }
        announce(entry.titleID, owner)
        if isThere { titles?.addMissing([entry.titleID]) }
        return isThere
    }
}

extension DefaultLibraryRepository: SearchHistoryRepository {

    package func entries(
        _ query: SearchHistoryQuery, owner: WatchlistOwner
    ) async throws(PopcornError) -> [SearchHistoryEntry] {
        try query.validate()
        changes.registerSearchHistory(of: owner)
        return query.matches(in: try await store.searches(of: owner))
    }

    package func record(
        _ term: SearchTerm, owner: WatchlistOwner
    ) async throws(PopcornError) -> SearchHistoryEntry {
        try term.validate()
        let entry = SearchHistoryEntry(term, searchedAt: clock.now)
        try await store.record(entry, of: owner, maximumCount: limits.searchCount)
        changes.announceSearchHistory(of: owner)
        return entry
    }

    package func remove(_ term: SearchTerm, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try term.validate()
        let wasThere = try await store.remove(term, of: owner)
        if wasThere { changes.announceSearchHistory(of: owner) }
        return wasThere
    }

    package func clear(owner: WatchlistOwner) async throws(PopcornError) -> Int {
        let count = try await store.removeSearches(of: owner)
        if count > 0 { changes.announceSearchHistory(of: owner) }
        return count
    }
}

extension DefaultLibraryRepository: LibraryRepository {

    /// Returns the owners in the store. A service does not return the owners of its watchlists.
    package func owners(after owner: WatchlistOwner?, limit: Int) async throws(PopcornError) -> [WatchlistOwner] {
        var owners: [WatchlistOwner] = []
        for name in try await store.owners(after: owner?.name ?? "", limit: limit) {
            owners.append(try WatchlistOwner(name))
        }
        return owners
    }

    package func records(of owner: WatchlistOwner) async throws(PopcornError) -> [LibraryRecord] {
        guard ownWatchlist != nil else { return try await store.records(of: owner) }
        let own = try await entries(nil, owner: owner)
        return own.map { LibraryRecord(owner: owner, content: .watchlistEntry($0)) }
            + (try await store.records(of: owner)).filter { $0.search != nil }
    }

    /// Adds records. If a service provides the watchlists, the entries of each watchlist are added in one step, and the
    /// searches in another step.
    package func add(_ records: [LibraryRecord]) async throws(PopcornError) -> Int {
        var (records, count) = (records, 0)
        if ownWatchlist != nil {
            for (owner, records) in Dictionary(grouping: records, by: \.owner) {
                let entries = records.compactMap(\.watchlistEntry)
                if !entries.isEmpty { count += try await add(entries, owner: owner) }
            }
            records.removeAll { $0.search == nil }
        }
        for record in records {
            switch record.content {
            case .watchlistEntry(let entry): try entry.kind.validate(entry.id)
            case .search(let search): try SearchTerm(search.text, kind: search.kind).validate()
            }
        }
        count += try await store(records).count
        titles?.addMissing(records.compactMap(\.watchlistEntry).filter { $0.lastKnown == nil }.map(\.titleID))
        return count
    }

    /// Deletes all user data of an owner, in one transaction. If a service provides the watchlists, the entries of the
    /// watchlist are deleted first, one by one.
    package func deleteAll(of owner: WatchlistOwner) async throws(PopcornError) -> LibraryDeletion {
        var ownCount = 0
        if ownWatchlist != nil {
            for entry in try await entries(nil, owner: owner)
            where try await remove(entry.kind, id: entry.id, owner: owner) {
                ownCount += 1
            }
        }
        let (deletion, titles) = try await store.deleteAll(of: owner)
        for title in titles { announce(title, owner) }
        if deletion.searchCount > 0 { changes.announceSearchHistory(of: owner) }
        return LibraryDeletion(
            watchlistEntryCount: ownWatchlist == nil ? deletion.watchlistEntryCount : ownCount,
            searchCount: deletion.searchCount, olderCopies: deletion.olderCopies)
    }
}
