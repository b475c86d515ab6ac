import CoreDomain
import Foundation
import MetricsTestKit
import NIOConcurrencyHelpers
import PopcornServices
import TMDb
import TMDbTesting
import Testing

/// Tests of the warm-up from lists and watchlists.
@Suite(.timeLimit(.minutes(5)))
struct WarmUpTests {

    private let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    private let clock = TestClock()
    private let metrics = TestMetrics()

    init() throws {
        tmdb.respond(to: "movie-details", by: Self.movie)
        try respond("movie-popular-list", with: 1...50)
    }

    private var configuration: PopcornServices.Configuration {
        PopcornServices.Configuration(
            tmdb: .client(tmdb.client), storage: .temporary, clock: clock.wallClock, metrics: metrics)
    }

    @Sendable private static func movie(_ call: TMDbMock.Call) throws(TMDbError) -> MovieDetailsResponse {
        let id = Int(call.pathValues["movie_id"] ?? "") ?? 0
        guard let movie = try? MovieDetailsResponse.sample(with: ["id": .integer(id)]) else {
            throw TMDbError(.notFound)
        }
        return movie
    }

    /// Returns pages of 20 movies for a list.
    ///
    /// - Parameter failingPage: The page whose responses cannot be decoded.
    private func respond(_ operationID: String, with ids: some Collection<Int>, failingPage: Int? = nil) throws {
        let ids = Array(ids)
        tmdb.respond(to: operationID) { call throws(TMDbError) in
            let number = Int(call.query["page"] ?? "") ?? 1
            let rows = ids.dropFirst(20 * (number - 1)).prefix(20).map { id -> JSONValue in
                ["id": .integer(id), "title": "A movie"]
            }
            guard number != failingPage,
                let page = try? MoviePageableList.sample(with: [
                    "page": .integer(number), "total_pages": .integer((ids.count + 19) / 20),
                    "total_results": .integer(ids.count), "results": .array(rows),
                ])
            else { throw TMDbError(.decoding(codingPath: "results", reason: "test")) }
            return page
        }
    }

    private func requestedMovies() -> [Int] {
        tmdb.calls(to: "movie-details").compactMap { Int($0.pathValues["movie_id"] ?? "") }
    }

    private func requestedPages(_ operationID: String = "movie-popular-list") -> [String] {
        tmdb.calls(to: operationID).compactMap { $0.query["page"] }
    }

    @Test
    func `a list costs a request for each page and each item, and again nothing while they are fresh`() async throws {
        try await withServices(configuration) { popcorn in
            let source = WarmUpSource.list(.popularMovies, limit: 45)
            let reports = NIOLockedValueBox<[WarmUpProgress]>([])
            let result = try await popcorn.cache.warm(from: [source]) { progress in
                reports.withLockedValue { $0.append(progress) }
            }
            #expect(
                result
                    == WarmUpProgress(
                        sources: [.init(source: source, pages: 3, items: 45)],
                        items: CacheProgress(fetched: 45, total: 45)))
            #expect(requestedPages() == ["1", "2", "3"])
            #expect(tmdb.calls(to: "movie-popular-list").allSatisfy { $0.query["region"] == "US" })
            #expect(requestedMovies().sorted() == Array(1...45))
            let totals = reports.withLockedValue { $0.map(\.items.total) }
            #expect(totals.prefix(4) == [nil, nil, nil, nil])
            #expect(totals.dropFirst(4).allSatisfy { $0 == 45 })
            #expect(reports.withLockedValue { $0.last } == result)

            let count = tmdb.calls.count
            let again = try await popcorn.cache.warm(from: [source])
            #expect(again.items == CacheProgress(fresh: 45, total: 45))
            #expect(tmdb.calls.count == count)

            let counters = ["fetched", "fresh", "failed"].map { outcome in
                try? metrics.expectCounter("popcorn_warm_up_items_total", [("outcome", outcome)]).totalValue
            }
            #expect(counters == [45, 45, 0])
            #expect(try metrics.expectGauge("popcorn_warm_up_remaining_items").lastValue == 0)
        }
    }

    @Test
    func `a stale page is fetched again before its items`() async throws {
        try await withServices(configuration) { popcorn in
            let source = WarmUpSource.list(.popularMovies, limit: 20)
            try await popcorn.cache.warm(from: [source])
            clock.advance(by: 8 * 3600)
            try respond("movie-popular-list", with: 11...30)
            let result = try await popcorn.cache.warm(from: [source])
            #expect(result.items == CacheProgress(fetched: 10, fresh: 10, total: 20))
            #expect(requestedPages() == ["1", "1"])
            #expect(requestedMovies().sorted() == Array(1...30))
        }
    }

    @Test
    func `a warm-up that ended early is continued, and repeats at most the items that were in flight`() async throws {
        try await withServices(configuration) { popcorn in
            let source = WarmUpSource.list(.popularMovies, limit: 50)
            let answered = NIOLockedValueBox<[String]>([])
            let limit = NIOLockedValueBox(23)
            tmdb.respond(to: "movie-details") { call throws(TMDbError) -> MovieDetailsResponse in
                let isAccepted = answered.withLockedValue { answered in
                    guard answered.count < limit.withLockedValue(\.self) else { return false }
                    answered.append(call.path)
                    return true
                }
                guard isAccepted else { throw TMDbError(.unauthorised) }
                return try Self.movie(call)
            }
            let error = await #expect(throws: PopcornError.self) { try await popcorn.cache.warm(from: [source]) }
            #expect(error?.kind == .unauthorised)

            limit.withLockedValue { $0 = .max }
            let result = try await popcorn.cache.warm(from: [source])
            #expect(result.items.fetched + result.items.fresh == 50)
            #expect((20...23).contains(result.items.fresh))
            #expect(requestedPages() == ["1", "2", "3"])
            let paths = answered.withLockedValue(\.self)
            #expect(Set(paths) == Set((1...50).map { "/3/movie/\($0)" }))
            #expect(paths.count < 50 + ContentCache.concurrentFetchLimit)
        }
    }

    @Test
    func `a warm-up that ended between pages continues with the next page`() async throws {
        try await withServices(configuration) { popcorn in
            let source = WarmUpSource.list(.popularMovies, limit: 50)
            let task = Task {
                try await popcorn.cache.warm(from: [source]) { progress in
                    if progress.sources.last?.pages == 2 { withUnsafeCurrentTask { $0?.cancel() } }
                }
            }
            let error = await #expect(throws: PopcornError.self) { try await task.value }
            #expect(error?.kind == .cancelled)
            #expect(requestedPages() == ["1", "2"])
            #expect(requestedMovies().isEmpty)

            let result = try await popcorn.cache.warm(from: [source])
            #expect(result.items == CacheProgress(fetched: 50, total: 50))
            #expect(requestedPages() == ["1", "2", "3"])
        }
    }

    @Test
    func `an item of several sources is fetched once`() async throws {
        try respond("trending-movies", with: [7, 60, 3])
        try await withServices(configuration) { popcorn in
            let alice = try WatchlistOwner("alice")
            _ = try await popcorn.library.addToWatchlist(
                [
                    WatchlistEntry(kind: .movie, id: 60, addedAt: clock.wallClock.now),
                    WatchlistEntry(kind: .movie, id: 61, addedAt: clock.wallClock.now),
                ], owner: alice)
            let sources: [WarmUpSource] = [
                .list(.popularMovies, limit: 20), .list(.trendingMovies), .watchlist(owner: alice),
            ]
            let result = try await popcorn.cache.warm(from: sources)
            #expect(result.sources.map(\.items) == [20, 3, 2])
            #expect(result.sources.map(\.pages) == [1, 1, 0])
            #expect(result.items == CacheProgress(fetched: 22, total: 22))
            #expect(requestedMovies().sorted() == Array(1...20) + [60, 61])
        }
    }

    @Test
    func `the watchlists of all owners are read, or that of one owner`() async throws {
        tmdb.respond(to: "tv-series-details") { call throws(TMDbError) -> TVSeriesDetailsResponse in
            let id = Int(call.pathValues["series_id"] ?? "") ?? 0
            guard let series = try? TVSeriesDetailsResponse.sample(with: ["id": .integer(id)]) else {
                throw TMDbError(.notFound)
            }
            return series
        }
        try await withServices(configuration) { popcorn in
            let (alice, bob) = (try WatchlistOwner("alice"), try WatchlistOwner("bob"))
            func add(_ kind: TitleKind, _ id: Int, _ owner: WatchlistOwner) async throws {
                let entry = WatchlistEntry(kind: kind, id: id, addedAt: clock.wallClock.now)
                _ = try await popcorn.library.addToWatchlist([entry], owner: owner)
            }
            try await add(.movie, 1, alice)
            try await add(.tvSeries, 1, alice)
            try await add(.movie, 1, bob)
            try await add(.movie, 2, bob)

            let own = try await popcorn.cache.warm(from: [.watchlist(owner: alice)])
            #expect(own.items == CacheProgress(fetched: 2, total: 2))
            let all = try await popcorn.cache.warm(from: [.watchlists])
            #expect(all.sources == [.init(source: .watchlists, items: 3)])
            #expect(all.items == CacheProgress(fetched: 1, fresh: 2, total: 3))
            #expect(requestedMovies().sorted() == [1, 2])
            #expect(tmdb.calls(to: "tv-series-details").count == 1)
            let nobody = try await popcorn.cache.warm(from: [.watchlist(owner: try WatchlistOwner("carol"))])
            #expect(nobody.items == CacheProgress(total: 0))
        }
    }

    @Test
    func `a list that cannot be read fails, and its first items and the other sources are fetched`() async throws {
        try respond("movie-popular-list", with: 1...50, failingPage: 2)
        try respond("trending-movies", with: [60, 61])
        try await withServices(configuration) { popcorn in
            let sources: [WarmUpSource] = [.list(.popularMovies), .list(.trendingMovies)]
            let result = try await popcorn.cache.warm(from: sources)
            #expect(result.sources.map(\.error?.kind) == [.undecodable, nil])
            #expect(result.sources.map(\.items) == [20, 2])
            #expect(result.items == CacheProgress(fetched: 22, total: 22))
            #expect(result.firstError?.kind == .undecodable)
            // The gauge is that of the daily job.
            #expect(throws: (any Error).self) {
                try metrics.expectGauge("popcorn_warm_up_last_success_timestamp_seconds")
            }

            try respond("movie-popular-list", with: 1...50)
            let again = try await popcorn.cache.warm(from: sources)
            #expect(again.items == CacheProgress(fetched: 30, fresh: 22, total: 52))
            #expect(again.firstError == nil)
            #expect(requestedPages() == ["1", "2", "2", "3"])
        }
    }

    @Test
    func `a rejected credential ends the warm-up`() async throws {
        tmdb.fail("movie-popular-list", with: TMDbError(.unauthorised))
        try await withServices(configuration) { popcorn in
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.cache.warm(from: [.list(.popularMovies), .list(.trendingMovies)])
            }
            #expect(error?.kind == .unauthorised)
            #expect(tmdb.calls(to: "trending-movies").isEmpty)
        }
    }

    @Test(arguments: [0, -1, 10_001])
    func `an invalid limit is rejected, also in a configuration`(limit: Int) async throws {
        let sources = [WarmUpSource.list(.popularMovies, limit: limit)]
        let expected = PopcornError.invalidInput(
            "The number of items of popular-movies must be between 1 and 10000, but is \(limit)")
        try await withServices(configuration) { popcorn in
            _ = await #expect(throws: expected) { try await popcorn.cache.warm(from: sources) }
        }
        var invalid = configuration
        invalid.warmUpSources = sources
        await #expect(throws: expected) { try await withServices(invalid) { _ in } }
        #expect(tmdb.calls.isEmpty)
    }

    @Test
    func `a running service warms up its sources, and a second process repeats no request`() async throws {
        try await withFolder { folder in
            var configuration = configuration
            configuration.storage = .folder(folder)
            configuration.warmUpSources = [.list(.popularMovies, limit: 30)]
            for _ in 1...2 {
                let popcorn = try await PopcornServices(configuration)
                let running = Task { try await popcorn.run() }
                let success = "popcorn_warm_up_last_success_timestamp_seconds"
                let expected = clock.wallClock.now.timeIntervalSince1970
                while !Task.isCancelled, (try? metrics.expectGauge(success).lastValue) != expected {
                    await Task.yield()
                }
                running.cancel()
                try await running.value
                clock.advance(by: 1)
            }
            #expect(requestedPages() == ["1", "2"])
            #expect(requestedMovies().sorted() == Array(1...30))
        }
    }
}
