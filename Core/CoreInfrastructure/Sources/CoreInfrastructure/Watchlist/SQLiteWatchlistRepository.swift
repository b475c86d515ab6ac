package import CoreDomain
import Foundation
package import PopcornConcurrency
package import PopcornPersistence

/// A repository of the watchlists of all owners, in the user-data database.
package struct SQLiteWatchlistRepository: WatchlistRepository {

    private let database: Database
    private let maximumCount: Int
    private let clock: WallClock
    private let changes: ChangeNotifier
    private let mapper = WatchlistEntryMapper()

    /// Creates a repository on a user-data database that was opened with ``Swift/Array/watchlist``.
    ///
    /// - Parameters:
    ///   - maximumCount: The maximum number of entries of an owner. Default:
    ///     ``/CoreDomain/WatchlistEntry/defaultMaximumCount``.
    ///   - clock: The clock that determines when a title was added.
    ///   - changes: The notifier that announces changes of the watchlists.
    package init(
        database: Database, maximumCount: Int = WatchlistEntry.defaultMaximumCount, clock: WallClock = .system,
        changes: ChangeNotifier = ChangeNotifier()
    ) {
        self.database = database
        self.maximumCount = maximumCount
        self.clock = clock
        self.changes = changes
    }

    package func entries(
        _ kind: TitleKind?, owner: WatchlistOwner
    ) async throws(PopcornError) -> [WatchlistEntry] {
        for kind in kind.map({ [$0] }) ?? TitleKind.allCases { changes.registerWatchlist(of: kind, owner) }
        return try await PopcornError.storage { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                try transaction.watchlistEntries(of: owner, kind: kind)
            }
            .compactMap(mapper.map)
        }
    }

    package func contains(
        _ kind: TitleKind, id: Int, owner: WatchlistOwner
    ) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        changes.registerWatchlist(of: kind, owner, id: id)
        let key = mapper.key(kind, id, owner)
        return try await PopcornError.storage { () throws(DatabaseError) in
            try await database.find(CoreWatchlistEntryEntity.self, key) != nil
        }
    }

    package func titles(
        among titles: Set<TitleID>, owner: WatchlistOwner
    ) async throws(PopcornError) -> Set<TitleID> {
        let ids = Dictionary(grouping: titles, by: \.kind)
        for kind in ids.keys { changes.registerWatchlist(of: kind, owner) }
        let entries = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                var entries: [CoreWatchlistEntryEntity] = []
                for (kind, titles) in ids {
                    let places = Array(repeating: "?", count: titles.count).joined(separator: ", ")
                    let values: [any ColumnValue] = [owner.name, kind.rawValue] + titles.map(\.id)
                    entries += try transaction.all(
                        CoreWatchlistEntryEntity.self, "WHERE owner = ? AND kind = ? AND title_id IN (\(places))",
                        values)
                }
                return entries
            }
        }
        return Set(entries.compactMap(mapper.map).map { TitleID($0.kind, $0.id) })
    }

    package func add(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await add([WatchlistEntry(kind: kind, id: id, addedAt: clock.now)], owner: owner) == 1
    }

    package func add(_ entries: [WatchlistEntry], owner: WatchlistOwner) async throws(PopcornError) -> Int {
        for entry in entries { try entry.kind.validate(entry.id) }
        let entities = entries.map { mapper.map($0, owner: owner) }
        let added = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { [maximumCount] transaction throws(DatabaseError) in
                let new = try transaction.newWatchlistEntries(among: entities, of: owner, maximumCount: maximumCount)
                for entity in new ?? [] { try transaction.insert(entity) }
                return new
            }
        }
        guard let added else { throw .watchlistIsFull(maximumCount) }
        for entry in added.compactMap(mapper.map) { changes.announceWatchlist(of: entry.kind, owner, id: entry.id) }
        return added.count
    }

    package func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        let key = mapper.key(kind, id, owner)
        let wasThere = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(CoreWatchlistEntryEntity.self, key)
            }
        }
        if wasThere { changes.announceWatchlist(of: kind, owner, id: id) }
        return wasThere
    }

    package func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        let entity = mapper.map(WatchlistEntry(kind: kind, id: id, addedAt: clock.now), owner: owner)
        let isThere = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { [maximumCount] transaction throws(DatabaseError) -> Bool? in
                if try transaction.delete(CoreWatchlistEntryEntity.self, entity.key) { return false }
                let new = try transaction.newWatchlistEntries(among: [entity], of: owner, maximumCount: maximumCount)
                guard let new else { return nil }
                for entity in new { try transaction.insert(entity) }
                return true
            }
        }
        guard let isThere else { throw .watchlistIsFull(maximumCount) }
        changes.announceWatchlist(of: kind, owner, id: id)
        return isThere
    }
}
