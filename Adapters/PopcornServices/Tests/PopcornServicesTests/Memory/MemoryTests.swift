import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MetricsTestKit
import MoviesApplication
import PopcornServices
import TMDb
import TMDbTesting
import TVSeriesApplication
import TVSeriesDomain
import Testing

/// Tests of the values in memory, through all layers.
@Suite(.timeLimit(.minutes(5)))
struct MemoryTests {

    private let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    private let clock = TestClock()
    private let metrics = TestMetrics()

    private func withPopcorn(
        storage: PopcornServices.Storage = .temporary, memory: Int = 64_000_000,
        _ work: (PopcornServices) async throws -> Void
    ) async throws {
        let day = Duration.seconds(86_400)
        let isMeasured = memory > 0
        try await withServices(
            .init(
                tmdb: .client(tmdb.client), storage: storage,
                freshness: FreshnessPolicy(timeToLive: day, settledTimeToLive: day, imminentTimeToLive: day),
                limits: .init(memoryByteCount: memory), clock: clock.wallClock,
                metrics: isMeasured ? metrics : TestMetrics()), work)
    }

    private func setTitle(_ title: String) throws {
        let movie = try MovieDetailsResponse.sample(with: ["id": 550, "title": .string(title)])
        tmdb.respond(to: "movie-details", with: movie)
    }

    private func count(_ outcome: String) throws -> Int64 {
        try metrics.expectCounter("popcorn_memory_reads_total", [("outcome", outcome)]).totalValue
    }

    private func movie(
        _ popcorn: PopcornServices, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner? = nil
    ) async throws -> Sourced<MovieDetails> {
        try await popcorn.movies.fetchMovieDetails.sourced(id: 550, policy: policy, owner: owner)
    }

    /// Reads the movie until it is in memory.
    private func keepMovie(_ popcorn: PopcornServices, owner: WatchlistOwner? = nil) async throws {
        for _ in 1...3 { _ = try await movie(popcorn, owner: owner) }
        let hits = try count("hit")
        _ = try await movie(popcorn, owner: owner)
        #expect(try count("hit") > hits)
    }

    @Test
    func `the third read of a movie returns the same value from memory`() async throws {
        try await withPopcorn { popcorn in
            try setTitle("Title")
            let fetched = try await movie(popcorn)
            let stored = try await movie(popcorn)
            #expect(try count("miss") == 2)
            #expect(try count("hit") == 0)
            let reads = try metrics.expectTimer(
                "popcorn_database_duration", [("content", "movie"), ("operation", "read")])
            let readCount = reads.values.count
            let kept = try await movie(popcorn)
            #expect(try count("hit") == 1)
            #expect(reads.values.count == readCount)
            #expect(kept == stored)
            #expect(kept.origin == .cache)
            #expect(kept.value == fetched.value)
            #expect((kept.freshUntil, kept.usableUntil) == (stored.freshUntil, stored.usableUntil))
            #expect(try metrics.expectGauge("popcorn_memory_values").lastValue == 1)
            #expect(try #require(metrics.expectGauge("popcorn_memory_bytes").lastValue) > 1000)
        }
    }

    @Test
    func `no value is kept if the limit is 0`() async throws {
        try await withServices(
            .init(
                tmdb: .client(tmdb.client), storage: .temporary, limits: .init(memoryByteCount: 0), metrics: metrics)
        ) { popcorn in
            for _ in 1...4 { _ = try await movie(popcorn) }
            #expect(throws: (any Error).self) { try metrics.expectGauge("popcorn_memory_values") }
        }
    }

    @Test
    func `a refresh is seen by the next read, also one by other services`() async throws {
        try await withFolder { folder in
            try await withPopcorn(storage: .folder(folder)) { mine in
                try await withPopcorn(storage: .folder(folder), memory: 0) { other in
                    try setTitle("First")
                    try await keepMovie(mine)
                    try setTitle("Second")
                    clock.advance(by: 1)
                    _ = try await movie(mine, policy: .refresh)
                    #expect(try await movie(mine).value.title == "Second")
                    try await keepMovie(mine)
                    try setTitle("Third")
                    clock.advance(by: 1)
                    _ = try await movie(other, policy: .refresh)
                    #expect(try await movie(mine).value.title == "Third")
                }
            }
        }
    }

    @Test
    func `a commit of other services is confirmed by one query if the movie is unchanged`() async throws {
        try await withFolder { folder in
            try await withPopcorn(storage: .folder(folder)) { mine in
                try await withPopcorn(storage: .folder(folder), memory: 0) { other in
                    try await keepMovie(mine)
                    _ = try await other.movies.fetchMovieDetails.execute(id: 551)
                    let (hits, misses) = (try count("hit"), try count("miss"))
                    _ = try await movie(mine)
                    _ = try await movie(mine)
                    #expect(try count("hit") == hits + 2)
                    #expect(try count("miss") == misses)
                    #expect(try count("changed") == 0)
                }
            }
        }
    }

    @Test
    func `the watchlist status is exact, also if other services change it`() async throws {
        try await withFolder { folder in
            try await withPopcorn(storage: .folder(folder)) { mine in
                try await withPopcorn(storage: .folder(folder), memory: 0) { other in
                    let owner = try WatchlistOwner("alice")
                    try await keepMovie(mine, owner: owner)
                    for popcorn in [mine, other] {
                        for isOn in [true, false] {
                            _ = try await popcorn.movies.toggleOnWatchlist.execute(id: 550, owner: owner)
                            #expect(try await movie(mine, owner: owner).value.isOnWatchlist == isOn)
                            #expect(try await movie(mine).value.isOnWatchlist == nil)
                            let bob = try WatchlistOwner("bob")
                            #expect(try await movie(mine, owner: bob).value.isOnWatchlist == false)
                        }
                    }
                    _ = try await mine.movies.addToWatchlist.execute(id: 550, owner: owner)
                    try await keepMovie(mine, owner: owner)
                    try await mine.library.deleteAll(owner: owner)
                    #expect(try await movie(mine, owner: owner).value.isOnWatchlist == false)
                }
            }
        }
    }

    @Test
    func `owners whose names differ only in their Unicode form have their own status`() async throws {
        try await withPopcorn { popcorn in
            let (composed, decomposed) = (try WatchlistOwner("Zo\u{EB}"), try WatchlistOwner("Zoe\u{308}"))
            _ = try await popcorn.movies.addToWatchlist.execute(id: 550, owner: composed)
            for _ in 1...4 {
                #expect(try await movie(popcorn, owner: composed).value.isOnWatchlist == true)
                #expect(try await movie(popcorn, owner: decomposed).value.isOnWatchlist == false)
            }
        }
    }

    @Test
    func `a purge and an invalidation are seen by the next read`() async throws {
        try await withPopcorn { popcorn in
            try await keepMovie(popcorn)
            try await popcorn.cache.invalidate(.movie(550))
            #expect(try await movie(popcorn, policy: .cacheOnly).origin == .stale)
            clock.advance(by: 1)
            _ = try await movie(popcorn, policy: .refresh)
            try await keepMovie(popcorn)
            try await popcorn.cache.purge()
            let error = await #expect(throws: PopcornError.self) { try await movie(popcorn, policy: .cacheOnly) }
            #expect(error?.kind == .notCached)
        }
    }

    @Test
    func `an eviction from a file is seen by the next read`() async throws {
        let limits = PopcornServices.Limits(cacheByteCount: PopcornServices.Limits.minimumCacheByteCount)
        try await withFolder { folder in
            try await withServices(
                .init(
                    tmdb: .client(tmdb.client), storage: .folder(folder), limits: limits, clock: clock.wallClock,
                    metrics: metrics)
            ) { popcorn in
                try await keepMovie(popcorn)
                for id in 1000..<1400 {
                    clock.advance(by: 0.1)
                    _ = try await popcorn.movies.fetchMovieDetails.execute(id: id)
                }
                let error = await #expect(throws: PopcornError.self) { try await movie(popcorn, policy: .cacheOnly) }
                #expect(error?.kind == .notCached)
                #expect(try count("expired") == 0)
            }
        }
    }

    @Test
    func `a movie that TMDb no longer has is not found`() async throws {
        try await withPopcorn { popcorn in
            try await keepMovie(popcorn)
            tmdb.fail("movie-details", with: TMDbError(.notFound))
            for policy in [ReadPolicy.refresh, .cacheFirst, .cacheOnly] {
                let error = await #expect(throws: PopcornError.self) { try await movie(popcorn, policy: policy) }
                #expect(error?.kind == .notFound)
            }
        }
    }

    @Test
    func `freshness is judged again after a minute, and a stale movie is not returned as fresh`() async throws {
        try await withPopcorn { popcorn in
            try await keepMovie(popcorn)
            let expired = try count("expired")
            clock.advance(by: 59)
            _ = try await movie(popcorn)
            #expect(try count("expired") == expired)
            clock.advance(by: 2)
            #expect(try await movie(popcorn).origin == .cache)
            #expect(try count("expired") == expired + 1)
            clock.advance(by: 2 * 86_400)
            #expect(try await movie(popcorn, policy: .cacheOnly).origin == .stale)
            // A clock that was set back to before the read gives the value no additional time.
            _ = try await movie(popcorn, policy: .refresh)
            try await keepMovie(popcorn)
            let before = try count("expired")
            clock.advance(by: -10)
            _ = try await movie(popcorn)
            #expect(try count("expired") == before + 1)
        }
    }

    @Test
    func `JSON from memory is that of the encoder, with the status of the owner`() async throws {
        try await withPopcorn { popcorn in
            try setTitle("Title")
            let owner = try WatchlistOwner("alice")
            _ = try await popcorn.movies.addToWatchlist.execute(id: 550, owner: owner)
            for _ in 1...4 {
                for owner in [nil, owner, try WatchlistOwner("bob")] {
                    let value = try await movie(popcorn, owner: owner).value
                    let json = try await popcorn.movies.fetchMovieDetails.json(id: 550, owner: owner)
                    #expect(json.value == (try PopcornJSON.encoder().encode(value)))
                }
            }
            _ = try await popcorn.people.fetchPersonDetails.execute(id: 1)
            let person = try await popcorn.people.fetchPersonDetails.execute(id: 1)
            for _ in 1...3 {
                let json = try await popcorn.people.fetchPersonDetails.json(id: 1)
                #expect(try PopcornJSON.decoder().decode(PersonDetails.self, from: json.value) == person)
            }
            let list = try await popcorn.movies.fetchPopularMovies.json(.init(()))
            let page = try await popcorn.movies.fetchPopularMovies.execute()
            #expect(list.value == (try PopcornJSON.encoder().encode(page)))
        }
    }

    @Test
    func `a new images configuration changes the URLs of a movie in memory`() async throws {
        func setBaseURL(_ url: String) throws {
            let sizes = JSONValue.array(["w92", "w500", "original"])
            let images: [String: JSONValue] = [
                "base_url": .string(url), "secure_base_url": .string(url), "backdrop_sizes": sizes,
                "logo_sizes": sizes, "poster_sizes": sizes, "profile_sizes": sizes, "still_sizes": sizes,
            ]
            let configuration = try APIConfiguration.sample(with: ["images": .object(images)])
            tmdb.respond(to: "configuration-details", with: configuration)
        }
        func host(_ popcorn: PopcornServices) async throws -> String? {
            try await movie(popcorn).value.posterURLSet?.full.host()
        }
        let month = Duration.seconds(30 * 86_400)
        let freshness = FreshnessPolicy(timeToLive: month, settledTimeToLive: month, imminentTimeToLive: month)
        try await withServices(
            .init(
                tmdb: .client(tmdb.client), storage: .temporary, freshness: freshness, clock: clock.wallClock,
                metrics: metrics)
        ) { popcorn in
            let path = JSONValue.string("/poster.jpg")
            tmdb.respond(
                to: "movie-details", with: try MovieDetailsResponse.sample(with: ["id": 550, "poster_path": path]))
            try setBaseURL("https://first.example/p/")
            for _ in 1...3 { #expect(try await host(popcorn) == "first.example") }
            try setBaseURL("https://second.example/p/")
            clock.advance(by: 4 * 86_400)
            // The configuration is stale, so it is refreshed in the background. The clock stays, so that the movie in
            // memory remains valid.
            var reads = 0
            while try await host(popcorn) == "first.example", reads < 100_000 {
                reads += 1
                await Task.yield()
            }
            #expect(try await host(popcorn) == "second.example")
            #expect(tmdb.calls(to: "movie-details").count == 1)
        }
    }

    @Test
    func `a response of TMDb is returned from memory until it changes`() async throws {
        func respond(_ json: String) throws {
            tmdb.respond(to: "movie-details", with: try #require(PublicResponse(Data(json.utf8))))
        }
        let request = try PublicRequest(target: "3/movie/550?language=de")
        try await withPopcorn { popcorn in
            try respond(#"{"id": 550, "title": "First"}"#)
            let fetched = try await popcorn.fetchTMDbResponse.sourced(request)
            let stored = try await popcorn.fetchTMDbResponse.sourced(request)
            #expect(try count("hit") == 0)
            #expect(try await popcorn.fetchTMDbResponse.sourced(request) == stored)
            #expect(try count("hit") == 1)
            #expect(stored.value == fetched.value)
            #expect(try metrics.expectGauge("popcorn_memory_values").lastValue == 1)

            // The same values are stored again.
            clock.advance(by: 1)
            _ = try await popcorn.fetchTMDbResponse.sourced(request, policy: .refresh)
            #expect(try await popcorn.fetchTMDbResponse.sourced(request).cachedAt == clock.wallClock.now)
            try respond(#"{"id": 550, "title": "Second"}"#)
            clock.advance(by: 1)
            let second = try await popcorn.fetchTMDbResponse.sourced(request, policy: .refresh)
            #expect(second.value.tag != fetched.value.tag)
            for _ in 1...3 {
                #expect(try await popcorn.fetchTMDbResponse.sourced(request).value == second.value)
            }
            try await popcorn.cache.invalidate(.movie(550))
            #expect(try await popcorn.fetchTMDbResponse.sourced(request, policy: .cacheOnly).origin == .stale)
        }
    }

    @Test
    func `an update sequence that starts while the movie is in memory delivers changes`() async throws {
        try await withPopcorn { popcorn in
            try setTitle("Old")
            try await keepMovie(popcorn)
            var updates = popcorn.movies.fetchMovieDetails.updates(id: 550).makeAsyncIterator()
            #expect(try await updates.next(isolation: nil)?.title == "Old")
            try setTitle("New")
            clock.advance(by: 1)
            _ = try await movie(popcorn, policy: .refresh)
            #expect(try await updates.next(isolation: nil)?.title == "New")
        }
    }

    @Test
    func `a season in memory changes with the name of its series`() async throws {
        try await withPopcorn { popcorn in
            func name() async throws -> String? {
                try await popcorn.tvSeries.fetchTVSeasonDetails.execute(seriesID: 1399, seasonNumber: 1).seriesName
            }
            func setName(_ name: String) async throws {
                let series = try TVSeriesDetailsResponse.sample(with: ["id": 1399, "name": .string(name)])
                tmdb.respond(to: "tv-series-details", with: series)
                clock.advance(by: 1)
                _ = try await popcorn.tvSeries.fetchTVSeriesDetails.sourced(id: 1399, policy: .refresh)
            }
            try await setName("First")
            for _ in 1...4 { #expect(try await name() == "First") }
            #expect(try count("hit") == 2)
            try await setName("Second")
            #expect(try await name() == "Second")
        }
    }

    /// Random operations on two services with a common folder, of which only one keeps values in memory. Both must
    /// always return the same.
    @Test(arguments: 0..<4)
    func `memory never changes a result`(seed: UInt64) async throws {
        try await withFolder { folder in
            try await withPopcorn(storage: .folder(folder)) { mine in
                try await withPopcorn(storage: .folder(folder), memory: 0) { other in
                    var random = SeededGenerator(seed: seed)
                    let owner = try WatchlistOwner("alice")
                    for step in 0..<400 {
                        let id = Int.random(in: 1...3, using: &random)
                        let writer = Bool.random(using: &random) ? mine : other
                        switch Int.random(in: 0..<40, using: &random) {
                        case 0:
                            clock.advance(by: 1)
                            tmdb.respond(
                                to: "movie-details",
                                with: try MovieDetailsResponse.sample(
                                    with: ["id": .integer(id), "title": .string("Title \(step)")]))
                            _ = try await writer.movies.fetchMovieDetails.sourced(id: id, policy: .refresh)
                        case 1: _ = try await writer.movies.toggleOnWatchlist.execute(id: id, owner: owner)
                        case 2: try await writer.cache.invalidate(.movie(id))
                        case 3: if step % 5 == 0 { try await writer.cache.purge() }
                        case 4: clock.advance(by: Double.random(in: 1...40_000, using: &random))
                        default: break
                        }
                        let reader = Bool.random(using: &random) ? owner : nil
                        var results: [Result<Sourced<MovieDetails>, PopcornError>] = []
                        for popcorn in [mine, other] {
                            do throws(PopcornError) {
                                results.append(
                                    .success(
                                        try await popcorn.movies.fetchMovieDetails.sourced(
                                            id: id, policy: .cacheOnly, owner: reader)))
                            } catch {
                                results.append(.failure(error))
                            }
                        }
                        #expect(results[0] == results[1], "step \(step)")
                    }
                    #expect(try count("hit") > 50)
                    #expect(try count("changed") > 0)
                }
            }
        }
    }
}
