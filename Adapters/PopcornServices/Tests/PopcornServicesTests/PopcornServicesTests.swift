import CoreApplication
import CoreDomain
import Foundation
import MetricsTestKit
import MoviesApplication
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

@Suite struct PopcornServicesTests {

    private func configuration(
        _ server: StandInServer, _ folder: URL, clock: TestClock = TestClock()
    ) -> PopcornServices.Configuration {
        .init(
            tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .folder(folder),
            freshness: FreshnessPolicy(
                timeToLive: .seconds(60), settledTimeToLive: .seconds(60), staleWindow: .zero, jitter: 0),
            clock: clock.wallClock)
    }

    @Test func `a movie is fetched once, then read from the cache`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                try await withServices(configuration(server, folder)) { popcorn in
                    let locale = try ContentLocale(language: "en-GB")
                    let cold = try await popcorn.movies.fetchMovieDetails.sourced(
                        id: 550, locale: locale, policy: .cacheFirst)
                    #expect(cold.origin == .network)
                    let warm = try await popcorn.movies.fetchMovieDetails.sourced(
                        id: 550, locale: locale, policy: .cacheFirst)
                    #expect(warm.origin == .cache)
                    #expect(warm.value == cold.value)
                    #expect(warm.cachedAt == cold.cachedAt)
                    #expect(server.requestCountsByPath == ["/3/movie/550": 1, "/3/configuration": 1])
                }
            }
        }
    }

    @Test func `a refresh sends a request even if the HTTP cache has the response`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                var configuration = configuration(server, folder)
                configuration.transport.cache = InMemoryHTTPCacheStore()
                try await withServices(configuration) { popcorn in
                    let first = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
                    let again = try await popcorn.movies.fetchMovieDetails.sourced(id: 550, policy: .refresh)
                    #expect(again.origin == .network)
                    #expect(again.value == first)
                    #expect(server.requestCountsByPath == ["/3/movie/550": 2, "/3/configuration": 1])
                }
            }
        }
    }

    @Test func `image URLs use the mirror, which is not cached`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                var configuration = configuration(server, folder)
                configuration.imageBaseURL = URL(string: "https://images.example/tmdb")
                let mirrored = try await withServices(configuration) { popcorn in
                    try await popcorn.movies.fetchMovieDetails.execute(id: 550)
                }
                #expect(
                    mirrored.posterURLSet?.card.absoluteString
                        == "https://images.example/tmdb/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
                #expect(mirrored.logoURLSet?.full.host() == "images.example")

                configuration.imageBaseURL = URL(string: "/images")
                let relative = try await withServices(configuration) { popcorn in
                    try await popcorn.movies.fetchMovieDetails.execute(id: 550)
                }
                #expect(
                    relative.posterURLSet?.card.absoluteString == "/images/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
                let json = try PopcornJSON.data(relative)
                #expect(String(decoding: json, as: UTF8.self).contains(#""card":"/images/w342/pB8BM7pdSp6"#))

                configuration.imageBaseURL = nil
                let plain = try await withServices(configuration) { popcorn in
                    try await popcorn.movies.fetchMovieDetails.sourced(id: 550)
                }
                #expect(plain.origin == .cache)
                #expect(plain.value.posterURLSet?.card.host() == "image.tmdb.org")
            }
        }
    }

    @Test(arguments: ["http://images.example", "//images.example", "images", "/images?a=b"])
    func `an HTTP mirror and other relative URLs than paths are rejected`(address: String) async throws {
        let url = try #require(URL(string: address))
        let configuration = PopcornServices.Configuration(tmdb: .offline, storage: .temporary, imageBaseURL: url)
        let error = await #expect(throws: PopcornError.self) { try await PopcornServices(configuration) }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message.contains("The image base URL must") == true)
    }

    @Test func `cached data persists after the shutdown`() async throws {
        try await withFolder { folder in
            let stored = try await StandInServer.run { server in
                try await withServices(configuration(server, folder)) { popcorn in
                    try await popcorn.movies.addToWatchlist.execute(id: 550, owner: .default)
                    return try await popcorn.movies.fetchMovieDetails.execute(id: 550, owner: .default)
                }
            }
            let again = try await withServices(
                .init(tmdb: .offline, storage: .folder(folder), clock: TestClock().wallClock)
            ) { popcorn in
                try await popcorn.movies.fetchMovieDetails.execute(id: 550, owner: .default)
            }
            #expect(again == stored)
            #expect(again.isOnWatchlist == true)
        }
    }

    @Test func `a movie is fetched again after its time to live`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                let clock = TestClock()
                try await withServices(configuration(server, folder, clock: clock)) { popcorn in
                    let movies = popcorn.movies.fetchMovieDetails
                    _ = try await movies.execute(id: 550)
                    clock.advance(by: 59)
                    _ = try await movies.execute(id: 550)
                    #expect(server.requestCount(path: "/3/movie/550") == 1)
                    clock.advance(by: 1)
                    let old = try await movies.sourced(id: 550, locale: nil, policy: .cacheOnly)
                    #expect(old.origin == .stale)
                    let new = try await movies.sourced(id: 550, locale: nil, policy: .cacheFirst)
                    #expect(new.origin == .network)
                    #expect(server.requestCount(path: "/3/movie/550") == 2)
                }
            }
        }
    }

    @Test func `a cache that becomes corrupt while open causes requests but no errors`() async throws {
        let metrics = TestMetrics()
        try await withFolder { folder in
            try await StandInServer.run { server in
                var configuration = configuration(server, folder)
                configuration.metrics = metrics
                try await withServices(configuration) { popcorn in
                    let movies = popcorn.movies.fetchMovieDetails
                    let before = try await movies.execute(id: 550)
                    try damage(folder.appending(path: "cache.sqlite"))

                    #expect(try await movies.execute(id: 550) == before)
                    while try await movies.sourced(id: 550).origin != .cache { await Task.yield() }
                    #expect(try await movies.execute(id: 550) == before)
                }
            }
        }
        let setAsideEvents = try metrics.expectCounter("popcorn_cache_file_events_total", [("event", "set_aside")])
        #expect(setAsideEvents.totalValue == 1)
    }

    /// Overwrites the pages of a database and of its write-ahead log, but not the file headers.
    private func damage(_ file: URL) throws {
        for path in [file.path(), file.path() + "-wal"] {
            let handle = try FileHandle(forUpdating: URL(filePath: path))
            let size = try handle.seekToEnd()
            guard size > 200 else { continue }
            try handle.seek(toOffset: 100)
            try handle.write(contentsOf: Data(repeating: 0x5A, count: Int(size) - 100))
            try handle.close()
        }
    }

    @Test func `an uncached read without a credential is unauthorised`() async throws {
        try await withFolder { folder in
            try await withServices(.init(tmdb: .offline, storage: .folder(folder))) { popcorn in
                let error = await #expect(throws: PopcornError.self) {
                    try await popcorn.movies.fetchMovieDetails.execute(id: 550)
                }
                #expect(error?.kind == .unauthorised)
            }
        }
    }

    @Test func `a purge deletes not-found responses`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                try await withServices(configuration(server, folder)) { popcorn async throws in
                    #expect(try await requestsForMissing(popcorn, server) == 1)
                    #expect(try await requestsForMissing(popcorn, server) == 1)
                    #expect(try await popcorn.cache.deleteExpired() == 0)
                    #expect(try await requestsForMissing(popcorn, server) == 1)
                    #expect(try await popcorn.cache.purge() == 0)
                    #expect(try await requestsForMissing(popcorn, server) == 2)
                }
            }
        }
    }

    /// Fetches a movie that TMDb does not have, and returns the number of requests for it so far.
    private func requestsForMissing(_ popcorn: PopcornServices, _ server: StandInServer) async throws -> Int {
        let error = await #expect(throws: PopcornError.self) {
            try await popcorn.movies.fetchMovieDetails.execute(id: 999_999_999)
        }
        #expect(error?.kind == .notFound)
        return server.requestCount(path: "/3/movie/999999999")
    }

    @Test func `the cache returns statistics and can be purged`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                let clock = TestClock()
                try await withServices(configuration(server, folder, clock: clock)) { popcorn in
                    _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
                    clock.advance(by: 3600)
                    _ = try await popcorn.movies.fetchMovieDetails.execute(
                        id: 550, locale: ContentLocale(language: "de-DE"))
                    let statistics = try await popcorn.cache.statistics()
                    #expect(statistics.counts == [.movie: ["en-US": 1, "de-DE": 1]])
                    #expect(statistics.newestAt == clock.wallClock.now)
                    #expect(statistics.oldestAt == clock.wallClock.now - 3600)
                    #expect(statistics.bytes > 0)
                    let encoded = try JSONEncoder().encode(statistics)
                    #expect(try JSONDecoder().decode(CacheStatistics.self, from: encoded) == statistics)
                    #expect(try await popcorn.cache.purge(olderThan: .seconds(1800)) == 1)
                    #expect(try await popcorn.cache.statistics().counts == [.movie: ["de-DE": 1]])
                    #expect(try await popcorn.cache.purge() == 1)
                    #expect(try await popcorn.cache.statistics().oldestAt == nil)
                }
            }
        }
    }
}
