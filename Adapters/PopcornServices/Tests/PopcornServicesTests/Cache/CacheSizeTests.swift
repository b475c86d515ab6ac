import CoreDomain
import CoreInfrastructure
import Foundation
import MetricsTestKit
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornPersistence
import TMDb
import TMDbStandIn
import TMDbTesting
import Testing

@testable import PopcornServices

/// Tests of the limit of the cache's size, through all layers.
@Suite(.timeLimit(.minutes(5)))
struct CacheSizeTests {

    private static let catalogue = GeneratedCatalogue(movieCount: 700, seriesCount: 0, personCount: 10)

    private let metrics = TestMetrics()

    /// Returns the size of the files of the cache together, in bytes.
    private func size(of folder: URL) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("cache.sqlite") }
            .reduce(0) { size, name in
                // A file may be removed while the folder is listed.
                let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
                return size + (attributes?[.size] as? Int ?? 0)
            }
    }

    @Test
    func `of 700 movies read with half of the space, the last hundred stay cached, and the watchlist is kept`()
        async throws
    {
        let limit = 1_000_000
        try await withFolder { folder in
            try await StandInServer.run(recordings: Recordings([]), catalogue: Self.catalogue) { server in
                var configuration = PopcornServices.Configuration(
                    tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .folder(folder),
                    limits: .init(cacheByteCount: limit), metrics: metrics)
                configuration.transport.rateLimit = nil
                try await withServices(configuration) { popcorn in
                    let ids = Self.catalogue.movieIDs
                    for id in ids.prefix(3) {
                        _ = try await popcorn.movies.addToWatchlist.execute(id: id, owner: .default)
                    }
                    var largest = 0
                    for id in ids {
                        _ = try await popcorn.movies.fetchMovieDetails.execute(id: id)
                        largest = max(largest, try size(of: folder))
                    }
                    #expect(largest <= limit * 6 / 5)
                    #expect(largest > limit / 2)
                    for id in ids.suffix(100) {
                        let movie = try await popcorn.movies.fetchMovieDetails.sourced(id: id, policy: .cacheOnly)
                        #expect(movie.value.id == id)
                    }
                    let error = await #expect(throws: PopcornError.self) {
                        try await popcorn.movies.fetchMovieDetails.sourced(id: ids.lowerBound, policy: .cacheOnly)
                    }
                    #expect(error?.kind == .notCached)
                    for id in ids.prefix(3) {
                        #expect(try await popcorn.movies.isOnWatchlist.execute(id: id, owner: .default))
                    }

                    // Statistics are not a snapshot. The last eviction may continue while they are read.
                    var (former, statistics) = (0, try await popcorn.cache.statistics())
                    while former != statistics.evicted["movie"], !Task.isCancelled {
                        former = statistics.evicted["movie"] ?? 0
                        statistics = try await popcorn.cache.statistics()
                    }
                    #expect(statistics.limit == limit)
                    #expect(statistics.bytes <= limit * 6 / 5)
                    let kept = statistics.counts[.movie]?["en-US"] ?? 0
                    #expect((statistics.evicted["movie"] ?? 0) + kept == 700)
                    #expect((statistics.bytesByKind["movie"] ?? 0) > statistics.bytes / 2)
                    let counter = try metrics.expectCounter("popcorn_cache_evicted_total", [("kind", "movie")])
                    #expect(counter.totalValue == Int64(700 - kept))
                    #expect(try metrics.expectGauge("popcorn_cache_limit_bytes").lastValue == Double(limit))
                    let bytes = try #require(try metrics.expectGauge("popcorn_cache_bytes").lastValue)
                    #expect(bytes > Double(limit) / 2 && bytes <= Double(limit) * 1.2)
                }
            }
        }
    }

    @Test
    func `each table of the cache with titles, lists or other values can be evicted`() {
        // The changed values are at most as many as the cached ones.
        let others: Set = [
            "core_images_configuration", "core_title_use", "core_eviction_count", "core_change_cursor",
            "core_changed_value", "core_job_lease",
        ]
        let evictable = [EvictableTable].services.map(\.table)
        #expect(Set(evictable).count == evictable.count)
        #expect(Set(Databases.cacheSchema.tables.map(\.name)).subtracting(others) == Set(evictable))
    }

    @Test
    func `a movie that is read again and again stays cached`() async throws {
        let tmdb = TMDbMock(unanswered: .sample(seed: 1))
        try await withServices(
            .init(
                tmdb: .client(tmdb.client), storage: .temporary, limits: .init(cacheByteCount: 1_000_000))
        ) { popcorn in
            for id in 1...400 {
                _ = try await popcorn.movies.fetchMovieDetails.execute(id: id)
                let first = try await popcorn.movies.fetchMovieDetails.sourced(id: 1)
                #expect(first.origin == .cache)
            }
            let evicted = try await popcorn.cache.statistics().evicted["movie"] ?? 0
            #expect(evicted > 0)
        }
    }

    @Test
    func `a limit below a million bytes is an error, and no limit is allowed`() async throws {
        let error = await #expect(throws: PopcornError.self) {
            try await PopcornServices(
                .init(tmdb: .offline, storage: .temporary, limits: .init(cacheByteCount: 999_999)))
        }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message == "999999 bytes is not a valid size of the cache; it must be at least 1000000")
        #expect(PopcornServices.Limits().cacheByteCount == 2_000_000_000)
        try await withServices(
            .init(tmdb: .offline, storage: .temporary, limits: .init(cacheByteCount: nil))
        ) { popcorn in
            let limit = try await popcorn.cache.statistics().limit
            #expect(limit == nil)
        }
    }

    @Test
    func `list pages are deleted after a week, and collections keep their previews`() async throws {
        let clock = TestClock()
        let tmdb = TMDbMock(unanswered: .sample(seed: 1))
        try await withServices(
            .init(tmdb: .client(tmdb.client), storage: .temporary, clock: clock.wallClock)
        ) { popcorn in
            _ = try await popcorn.movies.fetchPopularMovies.execute()
            _ = try await popcorn.movies.fetchMovieCollection.execute(id: 10)
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
            let day = 86_400.0
            clock.advance(by: 7 * day - 1)
            try await popcorn.cache.deleteExpired()
            _ = try await popcorn.movies.fetchPopularMovies.sourced(policy: .cacheOnly)
            clock.advance(by: 2)
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.fetchPopularMovies.sourced(policy: .cacheOnly)
            }
            #expect(error?.kind == .notCached)
            let before = try await popcorn.cache.statistics().bytesByKind["list"] ?? 0
            try await popcorn.cache.deleteExpired()
            #expect(try await popcorn.cache.statistics().bytesByKind["list"] ?? 0 <= before)
            _ = try await popcorn.movies.fetchMovieCollection.sourced(id: 10, policy: .cacheOnly)
            _ = try await popcorn.movies.fetchMovieDetails.sourced(id: 550, policy: .cacheOnly)
        }
    }
}
