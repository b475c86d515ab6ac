package import CoreDomain
package import PopcornConcurrency

/// A watchlist repository of a service, whose changes are announced to the observers of this process.
///
/// Values in memory do not depend on the watchlists, because nothing reports changes that other processes make.
package struct ObservedWatchlistRepository: WatchlistRepository {

    private let base: any WatchlistRepository
    private let changes: ChangeNotifier

    package init(_ base: any WatchlistRepository, changes: ChangeNotifier) {
        self.base = base
        self.changes = changes
    }

    package func entries(
        _ kind: TitleKind?, owner: WatchlistOwner
    ) async throws(PopcornError) -> [WatchlistEntry] {
        for kind in kind.map({ [$0] }) ?? TitleKind.allCases { changes.registerWatchlist(of: kind, owner) }
        ReadRecorder.current?.refuse()
        return try await base.entries(kind, owner: owner)
    }

    package func contains(
        _ kind: TitleKind, id: Int, owner: WatchlistOwner
    ) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        changes.registerWatchlist(of: kind, owner, id: id)
        ReadRecorder.current?.refuse()
        return try await base.contains(kind, id: id, owner: owner)
    }

    package func titles(
        among titles: Set<TitleID>, owner: WatchlistOwner
    ) async throws(PopcornError) -> Set<TitleID> {
        for kind in Set(titles.map(\.kind)) { changes.registerWatchlist(of: kind, owner) }
        guard !titles.isEmpty else { return [] }
        ReadRecorder.current?.refuse()
        return try await base.titles(among: titles, owner: owner)
    }

    package func add(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        let isNew = try await base.add(kind, id: id, owner: owner)
        if isNew { changes.announceWatchlist(of: kind, owner, id: id) }
        return isNew
    }

    package func add(_ entries: [WatchlistEntry], owner: WatchlistOwner) async throws(PopcornError) -> Int {
        for entry in entries { try entry.kind.validate(entry.id) }
        let count = try await base.add(entries, owner: owner)
        // The repository does not return which entries are new.
        if count > 0 { for entry in entries { changes.announceWatchlist(of: entry.kind, owner, id: entry.id) } }
        return count
    }

    package func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        let wasThere = try await base.remove(kind, id: id, owner: owner)
        if wasThere { changes.announceWatchlist(of: kind, owner, id: id) }
        return wasThere
    }

    package func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try kind.validate(id)
        let isThere = try await base.toggle(kind, id: id, owner: owner)
        changes.announceWatchlist(of: kind, owner, id: id)
        return isThere
    }
}
