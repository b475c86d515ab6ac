#if PostgreSQL
import CoreDomain
import Foundation
import MetricsTestKit
import MoviesApplication
import PopcornServices
import TMDb
import TMDbTesting
import Testing

/// Tests of two replicas, which learn the changes of each other.
@Suite(.timeLimit(.minutes(5)), .enabled(if: serverURL != nil))
struct ReplicaTests {

    private let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    private let clock = TestClock()
    private let metrics = TestMetrics()
    private let storage: PopcornServices.Storage
    private let alice: WatchlistOwner

    init() throws {
        storage = .postgres(try #require(serverURL), schema: newSchema())
        alice = try WatchlistOwner("alice")
    }

    /// Runs work with two replicas. The metrics are those of the first one.
    private func withReplicas(
        _ work: (_ first: PopcornServices, _ second: PopcornServices) async throws -> Void
    ) async throws {
        func configuration(_ metrics: TestMetrics) -> PopcornServices.Configuration {
            .init(tmdb: .client(tmdb.client), storage: storage, clock: clock.wallClock, metrics: metrics)
        }
        try setTitle("Old")
        try await withServices(configuration(metrics)) { first in
            try await withServices(configuration(TestMetrics())) { second in try await work(first, second) }
        }
    }

    private func setTitle(_ title: String) throws {
        let movie = try MovieDetailsResponse.sample(with: ["id": 550, "title": .string(title)])
        tmdb.respond(to: "movie-details", with: movie)
    }

    private func title(_ popcorn: PopcornServices) async throws -> String {
        try await popcorn.movies.fetchMovieDetails.execute(id: 550).title
    }

    /// Returns the number of reads of the first replica that were answered from memory.
    private func hits() throws -> Int64 {
        try metrics.expectCounter("popcorn_memory_reads_total", [("outcome", "hit")]).totalValue
    }

    /// Reads the movie until it is in the memory of the first replica.
    private func keepMovie(_ popcorn: PopcornServices, owner: WatchlistOwner? = nil) async throws {
        for _ in 1...4 { _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550, owner: owner) }
        #expect(try hits() > 0)
    }

    /// Waits until an asynchronous condition holds.
    private func wait(until condition: () async throws -> Bool) async throws {
        while try await !condition() { await Task.yield() }
    }

    @Test
    func `a title in memory changes after another replica has refreshed it`() async throws {
        try await withReplicas { first, second in
            try await keepMovie(first)
            try setTitle("New")
            clock.advance(by: 1)
            _ = try await second.movies.fetchMovieDetails.execute(id: 550, policy: .refresh)
            try await wait { try await title(first) == "New" }
            #expect(tmdb.calls(to: "movie-details").count == 2)
        }
    }

    @Test
    func `three hundred cold readers over three replicas share one request`() async throws {
        try await withReplicas { first, second in
            try await withServices(
                .init(tmdb: .client(tmdb.client), storage: storage, clock: clock.wallClock, metrics: TestMetrics())
            ) { third in
                let titles = try await withThrowingTaskGroup(of: String.self) { group in
                    for index in 0..<300 {
                        group.addTask { try await title([first, second, third][index % 3]) }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(titles == Array(repeating: "Old", count: 300))
                #expect(tmdb.calls(to: "movie-details").count == 1)
            }
        }
    }

    @Test
    func `a stale title is refreshed by one of two replicas`() async throws {
        try await withReplicas { first, second in
            _ = try await title(first)
            clock.advance(by: 8 * 86_400)
            try setTitle("New")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<20 { group.addTask { _ = try await title([first, second][index % 2]) } }
                try await group.waitForAll()
            }
            try await wait { try await title(first) == "New" }
            try await wait { try await title(second) == "New" }
            #expect(tmdb.calls(to: "movie-details").count == 2)
        }
    }

    @Test
    func `a purge by another replica is seen`() async throws {
        try await withReplicas { first, second in
            try await keepMovie(first)
            try await second.cache.purge()
            try await wait {
                do {
                    _ = try await first.movies.fetchMovieDetails.execute(id: 550, policy: .cacheOnly)
                    return false
                } catch let error as PopcornError {
                    return error.kind == .notCached
                }
            }
        }
    }

    @Test
    func `a status in memory changes with the watchlist on another replica`() async throws {
        try await withReplicas { first, second in
            try await keepMovie(first, owner: alice)
            func isOnWatchlist() async throws -> Bool? {
                try await first.movies.fetchMovieDetails.execute(id: 550, owner: alice).isOnWatchlist
            }
            #expect(try await isOnWatchlist() == false)
            try await second.movies.addToWatchlist.execute(id: 550, owner: alice)
            try await wait { try await isOnWatchlist() == true }
            try await second.movies.toggleOnWatchlist.execute(id: 550, owner: alice)
            try await wait { try await isOnWatchlist() == false }
            try await second.movies.toggleOnWatchlist.execute(id: 550, owner: alice)
            try await wait { try await isOnWatchlist() == true }
            try await second.movies.removeFromWatchlist.execute(id: 550, owner: alice)
            try await wait { try await isOnWatchlist() == false }
            try await second.library.addToWatchlist(
                [WatchlistEntry(kind: .movie, id: 550, addedAt: clock.wallClock.now)], owner: alice)
            try await wait { try await isOnWatchlist() == true }
            try await second.library.deleteAll(owner: alice)
            try await wait { try await isOnWatchlist() == false }
        }
    }

    @Test
    func `streams of updates hear of the changes of another replica`() async throws {
        try await withReplicas { first, second in
            var movies = first.movies.fetchMovieDetails.updates(id: 550, owner: alice).makeAsyncIterator()
            #expect(try await movies.next(isolation: nil)?.title == "Old")
            try setTitle("New")
            clock.advance(by: 1)
            _ = try await second.movies.fetchMovieDetails.execute(id: 550, policy: .refresh)
            #expect(try await movies.next(isolation: nil)?.title == "New")
            try await second.movies.addToWatchlist.execute(id: 550, owner: alice)
            #expect(try await movies.next(isolation: nil)?.isOnWatchlist == true)
        }
    }

    @Test
    func `values in memory and streams are right after the connection of the notifications was lost`() async throws {
        try await withReplicas { first, second in
            var movies = first.movies.fetchMovieDetails.updates(id: 550, owner: alice).makeAsyncIterator()
            #expect(try await movies.next(isolation: nil)?.title == "Old")
            try await keepMovie(first)
            try await endListeners()
            try setTitle("New")
            clock.advance(by: 1)
            _ = try await second.movies.fetchMovieDetails.execute(id: 550, policy: .refresh)
            #expect(try await movies.next(isolation: nil)?.title == "New")
            try await wait { try await title(first) == "New" }

            // The memory is in use again after the reconnection.
            let before = try hits()
            try await wait {
                _ = try await title(first)
                return try hits() > before + 10
            }
        }
        let errors = try metrics.expectCounter(
            "popcorn_database_server_errors_total", [("use", "notifications"), ("error", "connection_lost")])
        #expect(errors.totalValue > 0)
    }

    /// Ends all connections that listen for notifications.
    private func endListeners() async throws {
        try await executeOnServer(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'
            """)
    }
}
#endif
