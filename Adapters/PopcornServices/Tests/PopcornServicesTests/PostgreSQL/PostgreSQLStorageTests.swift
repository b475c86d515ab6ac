#if PostgreSQL
import CoreApplication
import CoreDomain
import Foundation
import MetricsTestKit
import PopcornServices
import TMDb
import TMDbTesting
import Testing

@Suite(.timeLimit(.minutes(5)), .enabled(if: serverURL != nil))
struct PostgreSQLStorageTests {

    private let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    private let clock = TestClock()
    private let storage: PopcornServices.Storage
    private let alice: WatchlistOwner

    init() throws {
        storage = .postgres(try #require(serverURL), schema: newSchema())
        alice = try WatchlistOwner("alice")
    }

    private func configuration(_ storage: PopcornServices.Storage? = nil) -> PopcornServices.Configuration {
        .init(tmdb: .client(tmdb.client), storage: storage ?? self.storage, clock: clock.wallClock)
    }

    @Test
    func `replicas share the cache and the watchlists`() async throws {
        try await withServices(configuration()) { first in
            try await withServices(configuration()) { second in
                let response = try MovieDetailsResponse.sample(with: ["id": 550])
                tmdb.respond(to: "movie-details") { _ in response }
                let movie = try await first.movies.fetchMovieDetails.execute(id: 550)
                #expect(try await second.movies.fetchMovieDetails.execute(id: 550) == movie)
                #expect(tmdb.calls(to: "movie-details").count == 1)

                #expect(try await second.movies.addToWatchlist.execute(id: 550, owner: alice))
                #expect(try await first.movies.fetchWatchlist.execute(owner: alice).map(\.id) == [550])
                #expect(try await first.movies.fetchMovieDetails.execute(id: 550, owner: alice).isOnWatchlist == true)
            }
        }
    }

    @Test
    func `three replicas can start together`() async throws {
        let replicas = try await withThrowingTaskGroup(of: PopcornServices.self) { group in
            for _ in 0..<3 { group.addTask { try await PopcornServices(configuration()) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for replica in replicas { #expect(await replica.health().isReady) }
        for replica in replicas { await replica.shutdown() }
    }

    @Test
    func `the health, the statistics and a purge are those of the server`() async throws {
        try await withServices(configuration()) { popcorn in
            let health = await popcorn.health()
            for database in [health.cache, health.library] {
                #expect(database.isReadable && database.isWritable)
                #expect(database.bytes > 0)
                #expect(database.problem == nil)
            }
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
            let statistics = try await popcorn.cache.statistics()
            #expect(statistics.database == nil)
            #expect(statistics.counts == [.movie: ["en-US": 1]])
            #expect(statistics.bytes > 0)
            #expect(statistics.bytesByKind["movie", default: 0] > 0)
            #expect(statistics.oldestAt == clock.wallClock.now)

            #expect(try await popcorn.cache.purge() == 1)
            #expect(try await popcorn.cache.statistics().counts == [:])
        }
    }

    @Test
    func `a library moves from SQLite to PostgreSQL and back`() async throws {
        let owners = try ["alice", "bob"].map { try WatchlistOwner($0) }
        try await withFolder { folder in
            try await withServices(configuration(.folder(folder))) { file in
                for (index, owner) in owners.enumerated() {
                    for id in 1...3 {
                        try await file.movies.addToWatchlist.execute(id: id + index, owner: owner)
                        clock.advance(by: 0.25)
                    }
                    try await file.searchHistory.recordSearch.execute("fight club \(index)", owner: owner)
                }
                let lines = try await export(file, owners)
                try await withServices(configuration()) { server in
                    #expect(
                        try await server.library.importAll(lines) == LibraryImport(recordCount: 8, changeCount: 8))
                    #expect(try await server.library.importAll(lines).changeCount == 0)
                    #expect(try await server.library.owners() == owners)
                    #expect(try await export(server, owners) == lines)
                    try await withServices(configuration(.temporary)) { other in
                        try await other.library.importAll(try await export(server, owners))
                        #expect(try await export(other, owners) == lines)
                    }
                }
            }
        }
    }

    private func export(_ popcorn: PopcornServices, _ owners: [WatchlistOwner]) async throws -> [String] {
        var lines: [String] = []
        for owner in owners { lines += try await popcorn.library.exportAll(owner: owner) }
        return lines
    }

    @Test
    func `a backup of a library on a server is a library in a file`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let lines = try await withServices(configuration()) { server in
                for id in [550, 680] {
                    try await server.movies.addToWatchlist.execute(id: id, owner: alice)
                    clock.advance(by: 1)
                }
                for text in ["fight club", "arrow", "lotr"] {
                    try await server.searchHistory.recordSearch.execute(text, owner: alice)
                    clock.advance(by: 1)
                }
                try await server.library.backUp(to: file)
                let error = await #expect(throws: PopcornError.self) { try await server.library.backUp(to: file) }
                #expect(error?.kind == .invalidInput)
                return try await export(server, [alice])
            }
            #expect(lines.count == 5)
            try await withServices(configuration(.folder(folder))) { copy async throws in
                #expect(try await export(copy, [alice]) == lines)
            }
        }
    }

    @Test
    func `without its schema, titles are read, watchlists are an error, and both are counted`() async throws {
        let metrics = TestMetrics()
        let schema = newSchema()
        var configuration = configuration(.postgres(try #require(serverURL), schema: schema))
        configuration.metrics = metrics
        tmdb.respond(to: "movie-details", with: try MovieDetailsResponse.sample(with: ["id": 550]))
        try await withServices(configuration) { popcorn in
            try await popcorn.movies.addToWatchlist.execute(id: 680, owner: alice)
            try await executeOnServer("DROP SCHEMA \(schema) CASCADE")
            #expect(try await popcorn.movies.fetchMovieDetails.execute(id: 550).id == 550)
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.fetchWatchlist.execute(owner: alice)
            }
            #expect(error?.kind == .storage)
            let health = await popcorn.health()
            #expect(!health.isReady)
        }
        func errors(_ use: String) throws -> Int64 {
            try metrics.expectCounter(
                "popcorn_database_server_errors_total", [("use", use), ("error", "missing_schema")]
            ).totalValue
        }
        #expect(try errors("library") > 0)
        #expect(try errors("cache") > 0)
    }

    @Test
    func `services that were shut down are not ready`() async throws {
        let popcorn = try await PopcornServices(configuration())
        await popcorn.shutdown()
        let health = await popcorn.health()
        #expect(!health.isReady)
        #expect(health.cache.problem == "The database is closed")
        #expect(health.library.problem == "The database is closed")
    }
}

@Suite
struct PostgreSQLStorageErrorTests {

    private func error(_ storage: PopcornServices.Storage) async -> PopcornError? {
        await #expect(throws: PopcornError.self) {
            _ = try await PopcornServices(.init(tmdb: .offline, storage: storage))
        }
    }

    @Test
    func `a password is in no description and in no error`() async throws {
        let storage = PopcornServices.Storage.postgres("postgresql://popcorn:hunter2@127.0.0.1:1/popcorn")
        #expect(!"\(storage)".contains("hunter2"))
        #expect(!String(reflecting: storage).contains("hunter2"))
        var dump = ""
        Swift.dump(storage, to: &dump)
        #expect(!dump.contains("hunter2"))

        let unreachable = await error(storage)
        #expect(unreachable?.kind == .storage)
        #expect(unreachable?.message.contains("127.0.0.1:1") == true)
        #expect(unreachable.map { "\($0) \(String(describing: $0.cause))".contains("hunter2") } == false)
    }

    @Test
    func `a URL that is not valid and a name of a schema that is too long are invalid input`() async throws {
        let url = await error(.postgres("mysql://popcorn:hunter2@127.0.0.1/popcorn"))
        #expect(url?.kind == .invalidInput)
        #expect(url?.message.contains("postgresql://") == true)
        #expect(url?.message.contains("hunter2") == false)
        for schema in ["", String(repeating: "a", count: 64), "a\0b"] {
            let name = await error(.postgres("postgresql://127.0.0.1:1/popcorn", schema: schema))
            #expect(name?.kind == .invalidInput)
            #expect(name?.message == "The name of the schema must have 1 to 63 bytes, none of them 0")
        }
    }
}
#endif
