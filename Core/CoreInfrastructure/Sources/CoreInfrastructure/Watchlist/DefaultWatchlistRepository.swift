package import CoreDomain
import Foundation
package import PopcornConcurrency
import PopcornPersistence

/// A repository of the watchlists of all owners.
package struct DefaultWatchlistRepository: WatchlistRepository {

    private let storage: any LibraryStorage
    private let maximumCount: Int
    private let clock: WallClock
    private let changes: ChangeNotifier
    private let titles: (any LastKnownTitleKeeping)?
    private let mapper = WatchlistEntryMapper()

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - storage: The storage of the user data.
    ///   - maximumCount: The maximum number of entries of an owner. Default:
    ///     ``/CoreDomain/WatchlistEntry/defaultMaximumCount``.
    ///   - clock: The clock that determines when a title was added.
    ///   - changes: The notifier that announces changes of the watchlists.
    ///   - titles: The keeper of the last known names of titles. Default: none.
    package init(
        storage: any LibraryStorage, maximumCount: Int = WatchlistEntry.defaultMaximumCount, clock: WallClock = .system,
        changes: ChangeNotifier = ChangeNotifier(), titles: (any LastKnownTitleKeeping)? = nil
    ) {
        self.storage = storage
        self.maximumCount = maximumCount
        self.clock = clock
        self.changes = changes
        self.titles = titles
    }

    package func entries(
        _ kind: TitleKind?, owner: WatchlistOwner
    ) async throws(PopcornError) -> [WatchlistEntry] {
        for kind in kind.map({ [$0] }) ?? TitleKind.allCases { changes.registerWatchlist(of: kind, owner) }
        return try await PopcornError.storage { () throws(DatabaseError) in
            mapper.map(try await storage.watchlist(of: owner.name, kind: kind?.rawValue))
        }
    }

    package func contains(
        _ kind: TitleKind, id: Int, owner: WatchlistOwner
    ) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        changes.registerWatchlist(of: kind, owner, id: id)
        let key = mapper.key(kind, id, owner)
        return try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.contains(key)
        }
    }

    package func titles(
        among titles: Set<TitleID>, owner: WatchlistOwner
    ) async throws(PopcornError) -> Set<TitleID> {
        for kind in Set(titles.map(\.kind)) { changes.registerWatchlist(of: kind, owner) }
        let keys = Dictionary(
            titles.map { (mapper.key($0.kind, $0.id, owner), $0) }, uniquingKeysWith: { first, _ in first })
        guard !keys.isEmpty else { return [] }
        let existing = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.existing(Array(keys.keys))
        }
        return Set(existing.compactMap { keys[$0] })
    }

    package func add(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await add([WatchlistEntry(kind: kind, id: id, addedAt: clock.now)], owner: owner) == 1
    }

    package func add(_ entries: [WatchlistEntry], owner: WatchlistOwner) async throws(PopcornError) -> Int {
        for entry in entries { try entry.kind.validate(entry.id) }
        let entities = entries.map { mapper.map($0, owner: owner) }
        let added = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.add(entities, maximumCount: maximumCount)
        }
        guard let added else { throw .watchlistIsFull(maximumCount) }
        for entry in added.compactMap(mapper.map) { changes.announceWatchlist(of: entry.kind, owner, id: entry.id) }
        titles?.addMissing(added.compactMap(mapper.map).map { TitleID($0.kind, $0.id) })
        return added.count
    }

    package func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        let key = mapper.key(kind, id, owner)
        let wasThere = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.remove(key)
        }
        if wasThere { changes.announceWatchlist(of: kind, owner, id: id) }
        return wasThere
    }

    package func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        let entity = mapper.map(WatchlistEntry(kind: kind, id: id, addedAt: clock.now), owner: owner)
        let isThere = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.toggle(entity, maximumCount: maximumCount)
        }
        guard let isThere else { throw .watchlistIsFull(maximumCount) }
        changes.announceWatchlist(of: kind, owner, id: id)
        if isThere { titles?.addMissing([TitleID(kind, id)]) }
        return isThere
    }
}
