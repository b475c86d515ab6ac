import Foundation
import PopcornServices

/// The watchlists of all users in a JSON file, which each change replaces.
///
/// It is for few users. A service with many users implements the same protocol with its database.
actor WatchlistFile: WatchlistRepository {

    /// The maximum number of users with a watchlist.
    static let maximumOwnerCount = 100
    /// The maximum number of titles on a watchlist.
    static let maximumTitleCount = 200

    private let file: URL
    private let now: @Sendable () -> Date
    /// The entries by the name of the owner, latest addition first.
    private var watchlists: [String: [WatchlistEntry]] = [:]

    init(_ file: URL, now: @escaping @Sendable () -> Date = { Date() }) throws(PopcornError) {
        self.file = file
        self.now = now
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            guard FileManager.default.fileExists(atPath: file.path) else { return }
            watchlists = try JSONDecoder().decode([String: [WatchlistEntry]].self, from: Data(contentsOf: file))
        } catch {
            throw PopcornError(.storage, "The watchlists in \(file.path) cannot be read: \(error)", cause: error)
        }
    }

    func entries(_ kind: TitleKind?, owner: WatchlistOwner) -> [WatchlistEntry] {
        watchlists[owner.name, default: []].filter { kind == nil || $0.kind == kind }
    }

    func contains(_ kind: TitleKind, id: Int, owner: WatchlistOwner) -> Bool {
        entries(kind, owner: owner).contains { $0.id == id }
    }

    func add(_ kind: TitleKind, id: Int, owner: WatchlistOwner) throws(PopcornError) -> Bool {
        try add([WatchlistEntry(kind: kind, id: id, addedAt: now())], owner: owner) == 1
    }

    func add(_ entries: [WatchlistEntry], owner: WatchlistOwner) throws(PopcornError) -> Int {
        try change(owner) { list in
            var titles = Set(list.map { TitleID($0.kind, $0.id) })
            let new = entries.filter { titles.insert(TitleID($0.kind, $0.id)).inserted }
            list = (new + list).sorted { $0.addedAt > $1.addedAt }
            return new.count
        }
    }

    func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) throws(PopcornError) -> Bool {
        try change(owner) { list in
            let count = list.count
            list.removeAll { $0.kind == kind && $0.id == id }
            return list.count < count
        }
    }

    func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) throws(PopcornError) -> Bool {
        if try remove(kind, id: id, owner: owner) { return false }
        return try add(kind, id: id, owner: owner)
    }

    /// Changes a watchlist and writes the file. If that is not possible, the watchlist does not change.
    private func change<Result>(
        _ owner: WatchlistOwner, _ body: (inout [WatchlistEntry]) -> Result
    ) throws(PopcornError) -> Result {
        var changed = watchlists
        let result = body(&changed[owner.name, default: []])
        if changed[owner.name] == [] { changed[owner.name] = nil }
        guard changed != watchlists else { return result }
        guard changed[owner.name, default: []].count <= Self.maximumTitleCount else {
            throw PopcornError(.limitReached, "A watchlist has at most \(Self.maximumTitleCount) titles")
        }
        guard changed.count <= Self.maximumOwnerCount else {
            throw PopcornError(.limitReached, "At most \(Self.maximumOwnerCount) users have a watchlist")
        }
        do {
            try JSONEncoder().encode(changed).write(to: file, options: .atomic)
        } catch {
            throw PopcornError(.storage, "The watchlists cannot be written to \(file.path): \(error)", cause: error)
        }
        watchlists = changed
        return result
    }
}
