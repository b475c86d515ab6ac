package import AsyncPrimitives
package import CoreDomain
import Foundation
package import Persistence

/// A repository of the watchlists of all owners, in the user-data database.
package struct SQLiteWatchlistRepository: WatchlistRepository {

    private let database: Database
    private let clock: WallClock
    private let changes: ChangeNotifier
    private let mapper = WatchlistEntryMapper()

    /// Creates a repository on a user-data database that was opened with ``Swift/Array/watchlist``.
    ///
    /// - Parameters:
    ///   - clock: The clock that determines when a title was added.
    ///   - changes: The notifier that announces changes of the watchlists.
    package init(database: Database, clock: WallClock = .system, changes: ChangeNotifier = ChangeNotifier()) {
        self.database = database
        self.clock = clock
        self.changes = changes
    }

    package func entries(
        _ kind: TitleKind?, owner: WatchlistOwner
    ) async throws(PopcornError) -> [WatchlistEntry] {
        for kind in kind.map({ [$0] }) ?? TitleKind.allCases { changes.registerWatchlist(of: kind, owner) }
        let ofKind = kind == nil ? "" : "AND kind = ?"
        return try await PopcornError.storage { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                try transaction.all(
                    CoreWatchlistEntryEntity.self,
                    "WHERE owner = ? \(ofKind) ORDER BY added_at DESC, kind, title_id",
                    [owner.name] + [kind?.rawValue].compactMap(\.self))
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
        let entity = try entity(kind, id, owner)
        let isNew = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in try transaction.insertIfNew(entity) }
        }
        if isNew { changes.announceWatchlist(of: kind, owner, id: id) }
        return isNew
    }

    package func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        let entity = try entity(kind, id, owner)
        let wasThere = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(CoreWatchlistEntryEntity.self, entity.key)
            }
        }
        if wasThere { changes.announceWatchlist(of: kind, owner, id: id) }
        return wasThere
    }

    package func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        let entity = try entity(kind, id, owner)
        let isThere = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                if try transaction.delete(CoreWatchlistEntryEntity.self, entity.key) { return false }
                try transaction.insert(entity)
                return true
            }
        }
        changes.announceWatchlist(of: kind, owner, id: id)
        return isThere
    }

    private func entity(
        _ kind: TitleKind, _ id: Int, _ owner: WatchlistOwner
    ) throws(PopcornError) -> CoreWatchlistEntryEntity {
        try kind.validate(id)
        return mapper.map(WatchlistEntry(kind: kind, id: id, addedAt: clock.now), owner: owner)
    }
}
