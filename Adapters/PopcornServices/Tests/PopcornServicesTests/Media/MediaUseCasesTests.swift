import CoreDomain
import Foundation
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

/// Tests of the use cases across contexts, through all layers.
@Suite struct MediaUseCasesTests {

    private let clock = TestClock()

    private let mixed = #"""
        {"page":1,"total_pages":2,"total_results":6,"results":[
        {"media_type":"person","id":550,"name":"Somebody","gender":1,"known_for":[]},
        {"media_type":"hologram","id":1},
        {"media_type":"movie","id":550,"title":"Fight Club","overview":""},
        {"media_type":"collection","id":10,"name":"Star Wars"},
        {"media_type":"tv","id":550,"name":"Till Death"},
        {"media_type":"movie","id":11,"title":"Star Wars"},
        {"media_type":"person","id":550,"name":"Somebody","gender":1,"known_for":[]}]}
        """#

    private func recording(_ path: String, _ query: String, _ body: String) -> Recording {
        Recording(method: "GET", path: path, query: query, body: Array(body.utf8))
    }

    private func withPopcorn(
        _ recordings: [Recording], _ work: (PopcornServices, StandInServer) async throws -> Void
    ) async throws {
        let configuration = recording(
            "/3/configuration", "",
            #"{"images":{"base_url":"http://i/","secure_base_url":"https://i/","backdrop_sizes":["original"],"logo_sizes":["original"],"poster_sizes":["original"],"profile_sizes":["original"],"still_sizes":["original"]},"change_keys":[]}"#
        )
        try await StandInServer.run(recordings: Recordings(recordings + [configuration])) { server in
            try await withServices(
                .init(
                    tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
                    freshness: FreshnessPolicy(jitter: 0), clock: clock.wallClock)
            ) { popcorn in
                try await work(popcorn, server)
            }
        }
    }

    private func search(_ words: String, page: Int = 1, _ body: String) -> Recording {
        recording(
            "/3/search/multi", "query=\(words)&include_adult=false&page=\(page)&language=en-US", body)
    }

    private func find(_ id: String, _ source: String, _ body: String) -> Recording {
        recording("/3/find/\(id)", "external_source=\(source)&language=en-US", body)
    }

    @Test func `a search returns movies, series and people in TMDb's order, also from the cache`() async throws {
        try await withPopcorn([search("a", mixed)]) { popcorn, server in
            let cold = try await popcorn.media.searchMedia.sourced(MediaSearch(" a "))
            let warm = try await popcorn.media.searchMedia.sourced(MediaSearch("a"))

            #expect(cold.origin == .network)
            #expect(
                cold.value.items.map(\.id) == [.person(550), .movie(550), .tvSeries(550), .movie(11)])
            #expect(cold.value.totalPages == 2)
            #expect(cold.value.totalResults == 6)
            #expect(warm.origin == .cache)
            #expect(warm.value == cold.value)
            #expect(warm.cachedAt == cold.cachedAt)
            #expect(server.requestCount(path: "/3/search/multi") == 1)
        }
    }

    @Test func `trending titles and people of a day are stale after an hour, those of a week are not`() async throws {
        let day = recording("/3/trending/all/day", "page=1&language=en-US", mixed)
        let week = recording("/3/trending/all/week", "page=1&language=en-US", mixed)
        try await withPopcorn([day, week]) { popcorn, server in
            let cold = try await popcorn.media.fetchTrendingMedia.sourced(.day)
            #expect(
                cold.value.items.map(\.id) == [.person(550), .movie(550), .tvSeries(550), .movie(11)])
            #expect(try await popcorn.media.fetchTrendingMedia.sourced(.week).origin == .network)
            clock.advance(by: 3601)
            #expect(try await popcorn.media.fetchTrendingMedia.sourced(.day).origin == .stale)
            #expect(try await popcorn.media.fetchTrendingMedia.sourced(.week).origin == .cache)
            #expect(server.requestCount(path: "/3/trending/all/week") == 1)
        }
    }

    @Test func `all items are returned, each once`() async throws {
        let second =
            #"{"page":2,"total_pages":2,"total_results":6,"results":[{"media_type":"tv","id":550,"name":"T"},{"media_type":"tv","id":11,"name":"U"}]}"#
        try await withPopcorn([search("a", mixed), search("a", page: 2, second)]) { popcorn, _ in
            var ids: [MediaPreviewDetails.ID] = []
            for try await item in popcorn.media.searchMedia.all(MediaSearch("a")) { ids.append(item.id) }
            #expect(ids == [.person(550), .movie(550), .tvSeries(550), .movie(11), .tvSeries(11)])
        }
    }

    @Test func `a page with only omitted kinds does not end the list`() async throws {
        let first =
            #"{"page":1,"total_pages":2,"total_results":2,"results":[{"media_type":"collection","id":1,"name":"C"}]}"#
        let second = #"{"page":2,"total_pages":2,"total_results":2,"results":[{"media_type":"tv","id":2,"name":"T"}]}"#
        try await withPopcorn([search("a", first), search("a", page: 2, second)]) { popcorn, _ in
            var ids: [MediaPreviewDetails.ID] = []
            for try await item in popcorn.media.searchMedia.all(MediaSearch("a")) { ids.append(item.id) }
            #expect(ids == [.tvSeries(2)])
        }
    }

    @Test func `a mixed search and a movie search share previews`() async throws {
        let movies = #"{"page":1,"total_pages":1,"total_results":1,"results":[{"id":550,"title":"Newer"}]}"#
        let own = recording(
            "/3/search/movie", "query=a&include_adult=false&region=US&page=1&language=en-US", movies)
        try await withPopcorn([search("a", mixed), own]) { popcorn, _ in
            _ = try await popcorn.media.searchMedia.execute(MediaSearch("a"))
            _ = try await popcorn.movies.searchMovies.execute(MovieSearch("a"))
            let page = try await popcorn.media.searchMedia.execute(MediaSearch("a"), policy: .cacheOnly)
            #expect(page.items.map(\.title) == ["Somebody", "Newer", "Till Death", "Star Wars"])
        }
    }

    @Test(arguments: ["مرحبا", "🍿", "C++ & co", "100%", "映画"])
    func `search text in any script is sent unchanged`(words: String) async throws {
        try await StandInServer.run { server in
            try await withServices(
                .init(tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary)
            ) { popcorn in
                let page = try await popcorn.media.searchMedia.execute(MediaSearch(words))
                #expect(page.page == 1)
                let sent = server.requests.first { $0.path == "/3/search/multi" }
                #expect(sent?.query["query"] == words)
                let warm = try await popcorn.media.searchMedia.sourced(MediaSearch(words))
                #expect(warm.origin == .cache)
            }
        }
    }

    @Test func `an invalid search is rejected without a request`() async throws {
        try await withPopcorn([]) { popcorn, server in
            await #expect(throws: PopcornError.invalidInput("The search text must not be empty")) {
                try await popcorn.media.searchMedia.execute(MediaSearch(" \n"))
            }
            await #expect(
                throws: PopcornError.invalidInput("501 is not a valid page number; it must be from 1 to 500")
            ) {
                try await popcorn.media.searchMedia.execute(MediaSearch("a"), page: 501)
            }
            #expect(server.requestCount == 0)
        }
    }

    private let found = #"""
        {"movie_results":[{"media_type":"movie","id":550,"title":"Fight Club"}],"person_results":[],
        "tv_results":[{"media_type":"tv","id":1396,"name":"Breaking Bad"}],
        "tv_season_results":[{"media_type":"tv_season","id":3572,"name":"Season 1","season_number":1,"show_id":1396}],
        "tv_episode_results":[{"media_type":"tv_episode","id":62085,"name":"Pilot","season_number":1,
        "episode_number":1,"show_id":1396,"still_path":"/s.jpg"}]}
        """#

    @Test func `an external-ID lookup is fresh for a week`() async throws {
        try await withPopcorn([find("tt1", "imdb_id", found)]) { popcorn, server in
            let id = try ExternalID("tt1")
            let cold = try await popcorn.media.findByExternalID.sourced(id)
            clock.advance(by: 7 * 86_400 - 1)
            let warm = try await popcorn.media.findByExternalID.sourced(id)

            #expect(cold.origin == .network)
            #expect(cold.value.movies.map(\.id) == [550])
            #expect(cold.value.tvSeries.map(\.id) == [1396])
            #expect(cold.value.people == [])
            #expect(cold.value.seasons.map(\.seriesID) == [1396])
            #expect(cold.value.seasons.map(\.seasonNumber) == [1])
            #expect(cold.value.episodes.map(\.seriesID) == [1396])
            #expect(cold.value.episodes.map(\.episodeNumber) == [1])
            #expect(cold.value.episodes.first?.stillURLSet?.full.absoluteString == "https://i/original/s.jpg")
            #expect(cold.value.episodes.first?.seriesName == nil)
            #expect(warm.origin == .cache)
            #expect(warm.value == cold.value)
            #expect(server.requestCount(path: "/3/find/tt1") == 1)

            clock.advance(by: 1)
            #expect(try await popcorn.media.findByExternalID.sourced(id).origin == .stale)
        }
    }

    @Test func `a found episode has the names of its cached series and season`() async throws {
        let series = recording(
            "/3/tv/1396", "",
            #"{"id":1396,"name":"Breaking Bad","seasons":[{"id":3572,"name":"The first","season_number":1}]}"#)
        try await withPopcorn([find("tt1", "imdb_id", found), series]) { popcorn, _ in
            _ = try await popcorn.tvSeries.fetchTVSeriesDetails.execute(id: 1396)
            let matches = try await popcorn.media.findByExternalID.execute(ExternalID("tt1"))
            #expect(matches.seasons.map(\.seriesName) == ["Breaking Bad"])
            #expect(matches.episodes.map(\.seriesName) == ["Breaking Bad"])
            #expect(matches.episodes.map(\.seasonName) == ["The first"])
        }
    }

    private let nothing =
        #"{"movie_results":[],"person_results":[],"tv_results":[],"tv_episode_results":[],"tv_season_results":[]}"#

    @Test func `an external ID without matches is unreadable, not unknown, if a list cannot be read`() async throws {
        let body =
            #"{"movie_results":{},"person_results":[],"tv_results":[],"tv_season_results":[],"tv_episode_results":[]}"#
        try await withPopcorn([find("tt8", "imdb_id", body)]) { popcorn, _ in
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.media.findByExternalID.execute(ExternalID("tt8"))
            }
            #expect(error?.kind == .undecodable)
        }
    }

    @Test func `an unknown identifier is cached as not found for an hour`() async throws {
        try await withPopcorn([find("tt9", "imdb_id", nothing)]) { popcorn, server in
            let id = try ExternalID("tt9")
            for _ in 0..<2 {
                await #expect(throws: PopcornError(.notFound, "TMDb has no match for tt9 at IMDb")) {
                    try await popcorn.media.findByExternalID.execute(id)
                }
            }
            #expect(server.requestCount(path: "/3/find/tt9") == 1)
            clock.advance(by: 3600)
            await #expect(throws: PopcornError.self) { try await popcorn.media.findByExternalID.execute(id) }
            #expect(server.requestCount(path: "/3/find/tt9") == 2)
        }
    }

    @Test func `equal identifiers of different sites are looked up separately`() async throws {
        try await withPopcorn([find("81189", "tvdb_id", found), find("81189", "facebook_id", nothing)]) { popcorn, _ in
            _ = try await popcorn.media.findByExternalID.execute(ExternalID("81189", at: .tvdb))
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.media.findByExternalID.execute(
                    ExternalID("81189", at: .facebook), policy: .cacheOnly)
            }
            #expect(
                error
                    == PopcornError(
                        .notCached,
                        "match for 81189 at Facebook is not in the cache in language en-US; read it once with network access"
                    ))
        }
    }

    @Test func `a purge deletes lookups, searches and collections`() async throws {
        let collection = recording(
            "/3/collection/10", "language=en-US",
            #"{"id":10,"name":"Star Wars","parts":[{"id":11,"title":"Star Wars","release_date":"1977-05-25"}]}"#)
        try await withPopcorn([search("a", mixed), find("tt1", "imdb_id", found), collection]) { popcorn, _ in
            _ = try await popcorn.media.searchMedia.execute(MediaSearch("a"))
            _ = try await popcorn.media.findByExternalID.execute(ExternalID("tt1"))
            _ = try await popcorn.movies.fetchMovieCollection.execute(id: 10)
            #expect(try await popcorn.cache.statistics().counts == [.collection: ["en-US": 1]])

            #expect(try await popcorn.cache.purge() == 1)
            for work in [
                { _ = try await popcorn.media.searchMedia.execute(MediaSearch("a"), policy: .cacheOnly) },
                { _ = try await popcorn.media.findByExternalID.execute(ExternalID("tt1"), policy: .cacheOnly) },
                { _ = try await popcorn.movies.fetchMovieCollection.execute(id: 10, policy: .cacheOnly) },
            ] as [() async throws -> Void] {
                let error = await #expect(throws: PopcornError.self) { try await work() }
                #expect(error?.kind == .notCached)
            }
        }
    }
}
