import CoreDomain
import Foundation
import MoviesApplication
import PopcornServices
import TMDb
import TMDbTesting
import Testing

/// Tests of the cache's operations, through all layers.
@Suite(.timeLimit(.minutes(5)))
struct ContentCacheTests {

    private let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    private let clock = TestClock()

    private func withPopcorn(
        storage: PopcornServices.Storage = .temporary, _ work: (PopcornServices) async throws -> Void
    ) async throws {
        let day = Duration.seconds(86_400)
        try await withServices(
            .init(
                tmdb: .client(tmdb.client), storage: storage,
                freshness: FreshnessPolicy(timeToLive: day, settledTimeToLive: day, imminentTimeToLive: day),
                clock: clock.wallClock), work)
    }

    private var movieRequests: Int { tmdb.calls(to: "movie-details").count }

    private func origin(
        _ popcorn: PopcornServices, _ language: String = "en-US", policy: ReadPolicy = .cacheFirst
    ) async throws -> DataOrigin {
        let locale = try ContentLocale(language: language)
        return try await popcorn.movies.fetchMovieDetails.sourced(id: 550, locale: locale, policy: policy).origin
    }

    @Test
    func `an invalidated movie is fetched again in each language`() async throws {
        try await withPopcorn { popcorn in
            for language in ["en-US", "de-DE"] { _ = try await origin(popcorn, language) }
            #expect(movieRequests == 2)
            try await popcorn.cache.invalidate(.movie(550))
            #expect(try await origin(popcorn, policy: .cacheOnly) == .stale)
            for language in ["en-US", "de-DE"] {
                #expect(try await origin(popcorn, language) == .network)
                #expect(try await origin(popcorn, language) == .cache)
            }
            #expect(movieRequests == 4)
        }
    }

    @Test
    func `an invalidated movie is returned if TMDb fails`() async throws {
        try await withPopcorn { popcorn in
            tmdb.respond(to: "movie-details", with: try MovieDetailsResponse.sample(with: ["id": 550]))
            let first = try await popcorn.movies.fetchMovieDetails.sourced(id: 550)
            try await popcorn.cache.invalidate(.movie(550))
            tmdb.fail("movie-details", with: TMDbError(.serverFailure))
            let second = try await popcorn.movies.fetchMovieDetails.sourced(id: 550)
            #expect(second.value == first.value)
            #expect(second.origin == .stale)
            #expect(second.failure?.kind == .unavailable)
            #expect(second.cachedAt == first.cachedAt)
        }
    }

    @Test
    func `an invalidation applies to other services on the same folder`() async throws {
        try await withFolder { folder in
            try await withPopcorn(storage: .folder(folder)) { first in
                try await withPopcorn(storage: .folder(folder)) { second in
                    _ = try await origin(first)
                    #expect(try await origin(second) == .cache)
                    try await first.cache.invalidate(.movie(550))
                    #expect(try await origin(second) == .network)
                    #expect(try await origin(first) == .cache)
                }
            }
        }
    }

    @Test
    func `a not-found response is fetched again after an invalidation`() async throws {
        try await withPopcorn { popcorn in
            tmdb.fail("movie-details", with: TMDbError(.notFound))
            for _ in 1...2 {
                let error = await #expect(throws: PopcornError.self) { try await origin(popcorn) }
                #expect(error?.kind == .notFound)
            }
            #expect(movieRequests == 1)
            tmdb.respond(to: "movie-details", with: try MovieDetailsResponse.sample(with: ["id": 550]))
            try await popcorn.cache.invalidate(.movie(550))
            #expect(try await origin(popcorn) == .network)
        }
    }

    @Test
    func `an update sequence reads an invalidated movie again`() async throws {
        try await withPopcorn { popcorn in
            tmdb.respond(to: "movie-details", with: try MovieDetailsResponse.sample(with: ["id": 550, "title": "Old"]))
            var updates = popcorn.movies.fetchMovieDetails.updates(id: 550).makeAsyncIterator()
            #expect(try await updates.next(isolation: nil)?.title == "Old")
            tmdb.respond(to: "movie-details", with: try MovieDetailsResponse.sample(with: ["id": 550, "title": "New"]))
            try await popcorn.cache.invalidate(.movie(550))
            #expect(try await updates.next(isolation: nil)?.title == "New")
        }
    }

    @Test
    func `the result of a fetch that began before an invalidation is not cached`() async throws {
        try await withPopcorn { popcorn in
            let (arrivals, arrival) = AsyncStream<Void>.makeStream()
            let (permits, permit) = AsyncStream<Void>.makeStream()
            let response = try MovieDetailsResponse.sample(with: ["id": 550])
            tmdb.respond(to: "movie-details") { _ in
                arrival.yield()
                for await _ in permits { break }
                return response
            }
            async let movie = popcorn.movies.fetchMovieDetails.execute(id: 550)
            for await _ in arrivals { break }
            try await popcorn.cache.invalidate(.movie(55))
            try await popcorn.cache.invalidate(.movie(550))
            permit.finish()
            _ = try await movie
            #expect(try await origin(popcorn) == .network)
            #expect(try await origin(popcorn) == .cache)
        }
    }

    @Test
    func `an invalidated episode is not returned from its season`() async throws {
        try await withPopcorn { popcorn in
            let season = try await popcorn.tvSeries.fetchTVSeasonDetails.execute(seriesID: 1396, seasonNumber: 1)
            let number = try #require(season.episodes?.first?.episodeNumber)
            let id = ContentID.tvEpisode(seriesID: 1396, seasonNumber: 1, episodeNumber: number)
            try await popcorn.cache.invalidate(id)
            let episode = try await popcorn.tvSeries.fetchTVEpisodeDetails.sourced(
                seriesID: 1396, seasonNumber: 1, episodeNumber: number)
            #expect(episode.origin == .network)
        }
    }

    @Test
    func `an invalid identifier cannot be invalidated`() async throws {
        try await withPopcorn { popcorn in
            let error = await #expect(throws: PopcornError.self) { try await popcorn.cache.invalidate(.movie(0)) }
            #expect(error?.kind == .invalidInput)
        }
    }

    @Test
    func `cached identifiers are listed by kind and language`() async throws {
        try await withPopcorn { popcorn in
            let british = try ContentLocale(language: "en-GB")
            try await popcorn.cache.warm([3, 1, 2].map(ContentID.movie))
            try await popcorn.cache.warm([ContentID.movie(9)], locale: british)
            try await popcorn.cache.warm([.person(5), .tvSeason(seriesID: 7, seasonNumber: 0), .tvSeries(7)])
            func ids(_ kind: ContentKind, _ language: String? = nil) async throws -> [String] {
                try await popcorn.cache.cachedIDs(of: kind, language: language).reduce(into: []) {
                    $0.append($1.description)
                }
            }
            #expect(try await ids(.movie) == ["movie/1", "movie/2", "movie/3", "movie/9"])
            #expect(try await ids(.movie, "en-GB") == ["movie/9"])
            #expect(try await ids(.person) == ["person/5"])
            #expect(try await ids(.tvSeason) == ["tv-season/7/0"])
            #expect(try await ids(.tvSeries) == ["tv/7"])
            #expect(try await ids(.collection) == [])
        }
    }

    @Test(arguments: [1, 999, 1000, 1001, 2500])
    func `identifiers are read in slices`(count: Int) async throws {
        let ids = CachedContentIDs { id throws(PopcornError) in
            ((id?.id ?? 0) + 1...count + 1).prefix(CachedContentIDs.sliceSize).filter { $0 <= count }.map(
                ContentID.movie)
        }
        #expect(try await ids.reduce(into: []) { $0.append($1.id) } == Array(1...count))
    }

    @Test
    func `a warm-up of all kinds costs one request each, and none if they are fresh`() async throws {
        let ids: [ContentID] = [
            .movie(550), .tvSeries(1396), .person(287), .collection(10),
            .tvSeason(seriesID: 1396, seasonNumber: 1),
            .tvEpisode(seriesID: 96677, seasonNumber: 1, episodeNumber: 1),
        ]
        try await withPopcorn { popcorn in
            #expect(try await popcorn.cache.warm(ids) == CacheProgress(fetched: 6))
            let requests = tmdb.calls.count
            #expect(try await popcorn.cache.warm(ids, total: 6) == CacheProgress(fresh: 6, total: 6))
            #expect(tmdb.calls.count == requests)

            clock.advance(by: 2 * 86_400)
            #expect(try await popcorn.cache.warm(ids) == CacheProgress(fetched: 6))
            #expect(try await popcorn.cache.refresh(ids) == CacheProgress(fetched: 6))
            let german = try ContentLocale(language: "de-DE")
            #expect(try await popcorn.cache.refresh(ids, ifCached: true, locale: german) == CacheProgress(notCached: 6))
            #expect(tmdb.calls.count == requests * 3)
        }
    }

    @Test
    func `an invalidated movie is fetched by a warm-up, and cached identifiers can be refreshed`() async throws {
        try await withPopcorn { popcorn in
            try await popcorn.cache.warm((1...5).lazy.map { ContentID.movie($0) })
            try await popcorn.cache.invalidate(.movie(3))
            #expect(
                try await popcorn.cache.warm((1...5).lazy.map { ContentID.movie($0) })
                    == CacheProgress(fetched: 1, fresh: 4))
            let refreshed = try await popcorn.cache.refresh(popcorn.cache.cachedIDs(of: .movie), ifCached: true)
            #expect(refreshed == CacheProgress(fetched: 5))
            #expect(movieRequests == 11)
        }
    }

    @Test
    func `a warm-up without access to TMDb ends with the error`() async throws {
        try await withServices(.init(tmdb: .offline, storage: .temporary)) { popcorn in
            let error = await #expect(throws: PopcornError.self) { try await popcorn.cache.warm([.movie(550)]) }
            #expect(error?.kind == .unauthorised)
        }
    }
}
