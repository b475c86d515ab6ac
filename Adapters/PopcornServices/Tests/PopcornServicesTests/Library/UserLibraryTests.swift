import CoreDomain
import Foundation
import PopcornServices
import Testing

/// The library of the services, without TMDb.
@Suite(.timeLimit(.minutes(5)))
struct UserLibraryTests {

    private let clock = TestClock()
    private let alice: WatchlistOwner

    init() throws {
        alice = try WatchlistOwner("alice")
    }

    private func withLibrary(
        maximumCount: Int = 10_000, storage: PopcornServices.Storage = .temporary,
        _ body: (PopcornServices) async throws -> Void
    ) async throws {
        var configuration = PopcornServices.Configuration(tmdb: .offline, storage: storage, clock: clock.wallClock)
        configuration.limits.watchlistEntryCount = maximumCount
        try await withServices(configuration, body)
    }

    private func line(_ id: Int, owner: String = "alice") -> String {
        #"{"addedAt":"2026-01-31T12:00:00.0\#(id)Z","id":\#(id),"kind":"movie","owner":"\#(owner)","type":"watchlist"}"#
    }

    @Test func `an export is imported into another library line by line`() async throws {
        try await withLibrary { popcorn async throws in
            try await popcorn.movies.addToWatchlist.execute(id: 550, owner: alice)
            try await popcorn.searchHistory.recordSearch.execute("fight\nclub", owner: alice)
            let lines = try await popcorn.library.exportAll(owner: alice)
            #expect(lines.count == 2)
            #expect(lines.allSatisfy { !$0.contains("\n") })

            try await withLibrary { other async throws in
                let first = try await other.library.importAll(lines + ["", "  "])
                #expect(first == LibraryImport(recordCount: 2, changeCount: 2))
                #expect(try await other.library.exportAll(owner: alice) == lines)
                let again = try await other.library.importAll(lines)
                #expect(again == LibraryImport(recordCount: 2, changeCount: 0))
                let bob = try WatchlistOwner("bob")
                try await other.library.importAll(lines, into: bob)
                #expect(try await other.library.owners() == [alice, bob])
                #expect(try await other.movies.fetchWatchlist.execute(owner: bob).map(\.id) == [550])
            }
        }
    }

    @Test func `an import of any length is written in batches as it is read`() async throws {
        try await withLibrary { popcorn async throws in
            let lines = (1...1200).lazy.map { line($0) }
            let summary = try await popcorn.library.importAll(lines)
            #expect(summary == LibraryImport(recordCount: 1200, changeCount: 1200))
            #expect(try await popcorn.movies.fetchWatchlist.execute(owner: alice).count == 1200)
        }
    }

    @Test(arguments: [
        ("x", "it is not a JSON object of user data"),
        (#"{"type":"watchlist","owner":"a","kind":"movie","id":1}"#, "it lacks 'addedAt'"),
        (
            #"{"type":"watchlist","owner":"a","kind":"movie","id":"1","addedAt":"2026-01-31T12:00:00Z"}"#,
            "the value of 'id' is not valid"
        ),
        (#"{"type":"rating","owner":"a"}"#, "the value of 'type' is not valid"),
    ])
    func `the error of a line contains its number and the reason`(text: String, reason: String) async throws {
        try await withLibrary { popcorn async throws in
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.library.importAll([line(1), "", text])
            }
            #expect(error == .invalidInput("Line 3 is not valid: \(reason)"))
            #expect(try await popcorn.library.owners() == [])
        }
    }

    @Test func `the configured maximum applies to every way of adding`() async throws {
        try await withLibrary(maximumCount: 2) { popcorn async throws in
            let entries = (1...3).map { WatchlistEntry(kind: .movie, id: $0, addedAt: clock.wallClock.now) }
            await #expect(throws: PopcornError.self) {
                try await popcorn.library.addToWatchlist(entries, owner: alice)
            }
            #expect(try await popcorn.library.addToWatchlist(Array(entries.prefix(2)), owner: alice) == 2)
            #expect(try await popcorn.library.addToWatchlist(Array(entries.prefix(2)), owner: alice) == 0)
            let added = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.addToWatchlist.execute(id: 9, owner: alice)
            }
            #expect(added?.kind == .limitReached)
            let imported = await #expect(throws: PopcornError.self) {
                try await popcorn.library.importAll([line(1), line(7)])
            }
            #expect(imported?.kind == .limitReached)
            #expect(
                imported?.message
                    == "A watchlist has at most 2 entries; remove some before adding others (up to line 2; 0 records "
                    + "were imported)")
        }
    }

    @Test func `a batch keeps the times of addition`() async throws {
        try await withLibrary { popcorn async throws in
            let old = WatchlistEntry(kind: .movie, id: 1, addedAt: Date(timeIntervalSince1970: 1000.25))
            let new = WatchlistEntry(kind: .movie, id: 2, addedAt: Date(timeIntervalSince1970: 2000.5))
            try await popcorn.library.addToWatchlist([old, new, old], owner: alice)
            #expect(try await popcorn.movies.fetchWatchlist.execute(owner: alice) == [new, old])
        }
    }

    @Test func `a backup is a library, and a deletion does not change it`() async throws {
        try await withFolder { folder in
            let backup = folder.appending(path: "backup").appending(path: "library.sqlite")
            try FileManager.default.createDirectory(
                at: backup.deletingLastPathComponent(), withIntermediateDirectories: true)
            try await withLibrary(storage: .folder(folder)) { popcorn async throws in
                try await popcorn.movies.addToWatchlist.execute(id: 550, owner: alice)
                try await popcorn.library.backUp(to: backup)
                let deletion = try await popcorn.library.deleteAll(owner: alice)
                #expect(deletion == LibraryDeletion(watchlistEntryCount: 1, searchCount: 0))
                #expect(try await popcorn.library.owners() == [])
                let error = await #expect(throws: PopcornError.self) { try await popcorn.library.backUp(to: backup) }
                #expect(error?.kind == .invalidInput)
            }
            try await withLibrary(storage: .folder(backup.deletingLastPathComponent())) { popcorn async throws in
                #expect(try await popcorn.movies.fetchWatchlist.execute(owner: alice).map(\.id) == [550])
            }
        }
    }
}
