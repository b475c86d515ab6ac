import Foundation
import PopcornServices

private func withOwnWatchlists(
    token: String, folder: URL, accounts: Accounts
) -> PopcornServices.Configuration {
    let configuration = PopcornServices.Configuration(
        tmdb: .accessToken(token), storage: .folder(folder), watchlist: AccountWatchlists(accounts))
    return configuration
}

/// The accounts of a service.
private actor Accounts {
    var watchlists: [WatchlistOwner: [WatchlistEntry]] = [:]

    func update<Result>(_ owner: WatchlistOwner, _ body: (inout [WatchlistEntry]) -> Result) -> Result {
        body(&watchlists[owner, default: []])
    }
}

/// The watchlists of the accounts.
private struct AccountWatchlists: WatchlistRepository {

    let accounts: Accounts

    init(_ accounts: Accounts) {
        self.accounts = accounts
    }

    func entries(_ kind: TitleKind?, owner: WatchlistOwner) async throws(PopcornError) -> [WatchlistEntry] {
        await accounts.watchlists[owner, default: []].filter { kind == nil || $0.kind == kind }
    }

    func contains(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await entries(kind, owner: owner).contains { $0.id == id }
    }

    func add(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await add([WatchlistEntry(kind: kind, id: id, addedAt: Date())], owner: owner) == 1
    }

    func add(_ entries: [WatchlistEntry], owner: WatchlistOwner) async throws(PopcornError) -> Int {
        await accounts.update(owner) { list in
            let new = entries.filter { entry in !list.contains { $0.kind == entry.kind && $0.id == entry.id } }
            list.insert(contentsOf: new, at: 0)
            return new.count
        }
    }

    func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        await accounts.update(owner) { list in
            let count = list.count
            list.removeAll { $0.kind == kind && $0.id == id }
            return list.count < count
        }
    }

    func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        if try await remove(kind, id: id, owner: owner) { return false }
        return try await add(kind, id: id, owner: owner)
    }
}
