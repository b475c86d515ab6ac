import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MediaApplication
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

/// Tests of titles on watchlists that TMDb removed, through all layers. Names are kept in the background until the
/// services are shut down, so each test uses a storage several times.
@Suite(.timeLimit(.minutes(5))) struct RemovedTitlesTests {

    private let clock = TestClock()
    private let movie = TitleID(.movie, 1)
    private let series = TitleID(.tvSeries, 2)

    /// Runs a test with a new storage.
    private func withStorage(_ work: (PopcornServices.Storage) async throws -> Void) async throws {
        try await withFolder { folder in
            #if PostgreSQL
            if let serverURL { return try await work(.postgres(serverURL, schema: newSchema())) }
            #endif
            try await work(.folder(folder))
        }
    }

    /// Runs services with responses of TMDb, by path and language. TMDb does not have other titles.
    private func session(
        _ storage: PopcornServices.Storage, _ bodies: [(path: String, language: String, body: String)],
        watchlist: (any WatchlistRepository)? = nil,
        _ work: (PopcornServices, StandInServer) async throws -> Void
    ) async throws {
        let recordings = bodies.map {
            Recording(method: "GET", path: "/3/\($0.path)", query: "language=\($0.language)", body: Array($0.body.utf8))
        }
        try await StandInServer.run(recordings: Recordings(recordings)) { server in
            try await withServices(
                .init(
                    tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: storage,
                    watchlist: watchlist, freshness: FreshnessPolicy(jitter: 0), clock: clock.wallClock)
            ) { popcorn in
                try await work(popcorn, server)
            }
        }
    }

    private func add(_ title: TitleID, to popcorn: PopcornServices) async throws {
        clock.advance(by: 1)
        switch title.kind {
        case .movie: try await popcorn.movies.addToWatchlist.execute(id: title.id, owner: .default)
        case .tvSeries: try await popcorn.tvSeries.addToWatchlist.execute(id: title.id, owner: .default)
        }
    }

    private func titles(
        _ popcorn: PopcornServices, _ policy: ReadPolicy = .cacheFirst, order: WatchlistOrder = .added
    ) async throws -> [WatchlistTitle] {
        try await popcorn.media.fetchWatchlistTitles.execute(
            WatchlistQuery(owner: .default, order: order), policy: policy
        ).items
    }

    private func lastKnown(_ popcorn: PopcornServices) async throws -> [LastKnownTitle?] {
        try await popcorn.movies.fetchWatchlist.execute(owner: .default).map(\.lastKnown)
            + popcorn.tvSeries.fetchWatchlist.execute(owner: .default).map(\.lastKnown)
    }

    private let both = [
        (
            "movie/1", "en-US",
            #"{"id":1,"title":"Coma","original_title":"Koma","release_date":"2020-01-02","poster_path":"/a.jpg"}"#
        ),
        (
            "tv/2", "en-US",
            #"{"id":2,"name":"Gone Show","first_air_date":"2019-12-31","next_episode_to_air":{"id":9,"name":"E","episode_number":1,"season_number":1,"air_date":"2026-05-20"}}"#
        ),
    ]

    @Test func `a title that TMDb removed has its last known name, until TMDb has it again`() async throws {
        try await withStorage { storage in
            try await session(storage, both) { popcorn, _ async throws in
                try await add(series, to: popcorn)
                try await add(movie, to: popcorn)
                let found = try await titles(popcorn)
                #expect(found.map(\.preview?.title) == ["Coma", "Gone Show"])
                #expect(found.map(\.isRemoved) == [false, false])
                #expect(found.map(\.lastKnown) == [nil, nil])
            }
            try await session(storage, []) { popcorn, _ async throws in
                #expect(try await titles(popcorn).map(\.preview?.title) == ["Coma", "Gone Show"], "they are cached")
                for policy in [ReadPolicy.refresh, .cacheFirst, .cacheOnly] {
                    let removed = try await titles(popcorn, policy)
                    #expect(removed.map(\.preview) == [nil, nil])
                    #expect(removed.map(\.isRemoved) == [true, true])
                    #expect(removed.map(\.failure?.kind) == [.notFound, .notFound])
                    #expect(removed.map(\.lastKnown?.title) == ["Coma", "Gone Show"])
                    #expect(removed.map(\.lastKnown?.year) == [2020, 2019])
                    #expect(removed.map(\.lastKnown?.posterURLSet?.path) == [URL(string: "/a.jpg"), nil])
                    #expect(removed.map(\.entry.lastKnown) == [nil, nil])
                }
                let calendar = try await popcorn.media.fetchCalendar.execute(
                    CalendarRequest(
                        from: clock.wallClock.now, to: clock.wallClock.now + 30 * 86_400, owner: .default))
                #expect(calendar.days == [])
                #expect(Set(calendar.failures.map(\.title)) == [movie, series])
                let next = try await popcorn.tvSeries.fetchNextEpisodes.execute(owner: .default)
                #expect(next.failures.map(\.seriesID) == [2])
                let export = try await popcorn.media.exportCalendar.execute(
                    CalendarRequest(
                        from: clock.wallClock.now, to: clock.wallClock.now + 30 * 86_400, owner: .default))
                #expect(export.hasPrefix("BEGIN:VCALENDAR"))
            }
            // The not-found responses expire; the library knows that the titles were removed.
            clock.advance(by: 2 * 3600)
            try await session(storage, both) { popcorn, _ async throws in
                let known = try await titles(popcorn, .cacheOnly)
                #expect(known.map(\.isRemoved) == [true, true])
                #expect(known.map(\.failure?.kind) == [.notCached, .notCached])
                #expect(try await titles(popcorn).map(\.preview?.title) == ["Coma", "Gone Show"])
            }
            try await session(storage, both) { popcorn, _ async throws in
                #expect(try await titles(popcorn).map(\.isRemoved) == [false, false])
                #expect(try await lastKnown(popcorn).map(\.?.isRemoved) == [false, false])
            }
        }
    }

    @Test func `while TMDb fails, a title that is not cached has its name, and is not removed`() async throws {
        try await withStorage { storage in
            try await session(storage, both) { popcorn, _ async throws in
                try await add(movie, to: popcorn)
                _ = try await titles(popcorn)
            }
            try await session(storage, both) { popcorn, server in
                _ = try await popcorn.cache.purge()
                server.inject(.failure(status: 404, body: .html))
                for policy in [ReadPolicy.cacheFirst, .cacheOnly] {
                    let title = try #require(try await titles(popcorn, policy).first)
                    #expect(title.preview == nil)
                    #expect(title.failure?.kind == (policy == .cacheOnly ? .notCached : .unavailable))
                    #expect(title.isRemoved == false)
                    #expect(title.lastKnown?.title == "Coma")
                }
            }
            try await session(storage, both) { popcorn, _ async throws in
                #expect(try await lastKnown(popcorn).map(\.?.isRemoved) == [false])
            }
        }
    }

    @Test func `a title that was never read has no name`() async throws {
        try await withStorage { storage in
            try await session(storage, []) { popcorn, _ async throws in
                try await add(movie, to: popcorn)
                let title = try #require(try await titles(popcorn).first)
                #expect(title.isRemoved)
                #expect(title.lastKnown == nil)
            }
            try await session(storage, []) { popcorn, _ async throws in
                #expect(try await lastKnown(popcorn) == [nil])
            }
        }
    }

    @Test func `a name is in the language of the first reader, and follows the title in this language`() async throws {
        func body(_ title: String) -> String { #"{"id":1,"title":"\#(title)"}"# }
        let german = try ContentLocale(language: "de-DE")
        try await withStorage { storage in
            func read(_ english: String, _ germanTitle: String, _ locales: [ContentLocale]) async throws {
                let bodies = [("movie/1", "en-US", body(english)), ("movie/1", "de-DE", body(germanTitle))]
                try await session(storage, bodies) { popcorn, _ async throws in
                    try await add(movie, to: popcorn)
                    for locale in locales {
                        _ = try await popcorn.movies.fetchMovieDetails.execute(id: 1, locale: locale, policy: .refresh)
                    }
                }
            }
            func name() async throws -> [String?] {
                var name: LastKnownTitle?
                try await session(storage, []) { popcorn, _ in name = try await lastKnown(popcorn)[0] }
                return [name?.title, name?.language]
            }
            try await read("Coma", "Koma", [german])
            #expect(try await name() == ["Koma", "de-DE"])
            try await read("Coma", "Koma", [.americanEnglish])
            #expect(try await name() == ["Koma", "de-DE"])
            try await read("Coma", "Das Koma", [german, .americanEnglish])
            #expect(try await name() == ["Das Koma", "de-DE"])
        }
    }

    @Test func `an added title has its name from the cache: from details in any language, or from a list`()
        async throws
    {
        let bodies = [
            ("movie/1", "de-DE", #"{"id":1,"title":"Koma","release_date":"2020-01-02"}"#),
            ("movie/popular", "en-US", #"{"page":1,"results":[{"id":3,"title":"Listed"}]}"#),
        ]
        try await withStorage { storage in
            try await session(storage, bodies) { popcorn, _ async throws in
                _ = try await popcorn.movies.fetchMovieDetails.execute(id: 1, locale: ContentLocale(language: "de-DE"))
                _ = try await popcorn.movies.fetchPopularMovies.execute()
                for id in [1, 3, 5] { try await add(TitleID(.movie, id), to: popcorn) }
            }
            try await session(storage, []) { popcorn, _ async throws in
                let names = try await lastKnown(popcorn)
                #expect(names.map(\.?.title) == [nil, "Listed", "Koma"])
                #expect(names.map(\.?.language) == [nil, "en-US", "de-DE"])
                #expect(names.map(\.?.year) == [nil, nil, 2020])
                #expect(try await titles(popcorn, order: .title).map(\.lastKnown?.title) == ["Koma", "Listed", nil])
            }
        }
    }

    @Test func `names are exported and imported, and imported names are shown`() async throws {
        try await withStorage { storage in
            try await session(storage, both) { popcorn, _ async throws in
                try await add(movie, to: popcorn)
                _ = try await titles(popcorn)
            }
            var lines: [String] = []
            try await session(storage, []) { popcorn, _ async throws in
                lines = try await popcorn.library.exportAll(owner: .default)
                #expect(lines.count == 1)
                #expect(lines[0].contains(#""language":"en-US""#))
                #expect(lines[0].contains(#""title":"Coma""#))
                #expect(lines[0].contains(#""year":2020"#))
            }
            try await withStorage { other in
                try await session(other, []) { popcorn, _ async throws in
                    #expect(try await popcorn.library.importAll(lines).changeCount == 1)
                    #expect(try await popcorn.library.exportAll(owner: .default) == lines)
                    let title = try #require(try await titles(popcorn).first)
                    #expect(title.lastKnown?.title == "Coma")
                    #expect(title.isRemoved)
                }
            }
        }
    }

    @Test func `a service's own watchlist can have names`() async throws {
        let own = WatchlistRepositoryMock()
        _ = try await own.add(
            [
                WatchlistEntry(
                    kind: .movie, id: 1, addedAt: clock.wallClock.now,
                    lastKnown: LastKnownTitle(title: "Coma", year: 2020))
            ], owner: .default)
        try await withStorage { storage in
            try await session(storage, [], watchlist: own) { popcorn, _ async throws in
                let title = try #require(try await titles(popcorn).first)
                #expect(title.isRemoved)
                #expect(title.lastKnown == LastKnownTitleDetails(title: "Coma", year: 2020))
            }
        }
    }
}
