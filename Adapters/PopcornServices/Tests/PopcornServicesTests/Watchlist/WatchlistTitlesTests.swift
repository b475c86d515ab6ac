import CoreDomain
import Foundation
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

/// Tests of the watchlist as titles, through all layers.
@Suite struct WatchlistTitlesTests {

    private let clock = TestClock()

    private func withPopcorn(_ work: (PopcornServices, StandInServer) async throws -> Void) async throws {
        try await StandInServer.run(
            recordings: try .sampleCatalogue, catalogue: GeneratedCatalogue(movieCount: 100)
        ) { server in
            try await withServices(
                .init(
                    tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
                    freshness: FreshnessPolicy(jitter: 0), clock: clock.wallClock)
            ) { popcorn in
                try await work(popcorn, server)
            }
        }
    }

    private func add(_ ids: [TitleID], to popcorn: PopcornServices) async throws {
        for title in ids {
            clock.advance(by: 1)
            switch title.kind {
            case .movie: try await popcorn.movies.addToWatchlist.execute(id: title.id, owner: .default)
            case .tvSeries: try await popcorn.tvSeries.addToWatchlist.execute(id: title.id, owner: .default)
            }
        }
    }

    private let four = [TitleID(.movie, 550), TitleID(.tvSeries, 456), TitleID(.movie, 13), TitleID(.tvSeries, 1396)]

    private static let orders: [(WatchlistOrder, [Int])] = [
        (.added, [1396, 13, 456, 550]), (.title, [1396, 550, 13, 456]), (.release, [1396, 550, 13, 456]),
        (.nextEpisode, [456, 1396, 13, 550]),
    ]

    @Test(arguments: orders)
    func `titles of both kinds are in each order, and cost one request each`(
        order: WatchlistOrder, ids: [Int]
    ) async throws {
        try await withPopcorn { popcorn, server in
            try await add(four, to: popcorn)
            let cold = try await popcorn.media.fetchWatchlistTitles.sourced(
                WatchlistQuery(owner: .default, order: order))
            let requests = server.requestCount
            let warm = try await popcorn.media.fetchWatchlistTitles.sourced(
                WatchlistQuery(owner: .default, order: order))

            #expect(cold.value.items.map(\.entry.id) == ids)
            #expect(
                cold.value.items.map(\.preview?.kind)
                    == cold.value.items.map { $0.entry.kind == .movie ? .movie : .tvSeries })
            #expect(cold.origin == .network)
            #expect(cold.value.totalResults == 4)
            #expect(cold.value.totalPages == 1)
            #expect(requests == 5)
            #expect(warm.value == cold.value)
            #expect(warm.origin == .cache)
            #expect(server.requestCount == requests)
            let simpsons = cold.value.items.first { $0.entry.id == 456 }
            #expect(simpsons?.nextEpisodeAirDate != nil)
        }
    }

    @Test func `titles are sorted without regard to case and accents, and an episode that was aired does not count`()
        async throws
    {
        // The clock starts on 2026-05-09.
        let bodies = [
            ("movie/1", #"{"id":1,"title":"Zoo"}"#), ("movie/2", #"{"id":2,"title":"Émile"}"#),
            ("tv/3", series(3, "eagle", nextEpisode: "2026-05-08")),
            ("tv/4", series(4, "Fargo", nextEpisode: "2026-05-09")),
        ]
        try await withPopcorn(bodies) { popcorn, _ in
            try await add(
                [TitleID(.movie, 1), TitleID(.movie, 2), TitleID(.tvSeries, 3), TitleID(.tvSeries, 4)], to: popcorn)
            func titles(_ order: WatchlistOrder) async throws -> [WatchlistTitle] {
                try await popcorn.media.fetchWatchlistTitles.execute(WatchlistQuery(owner: .default, order: order))
                    .items
            }
            #expect(try await titles(.title).map(\.preview?.title) == ["eagle", "Émile", "Fargo", "Zoo"])
            let byEpisode = try await titles(.nextEpisode)
            #expect(byEpisode.map(\.entry.id) == [4, 3, 2, 1])
            #expect(byEpisode.map { $0.nextEpisodeAirDate != nil } == [true, false, false, false])
        }
    }

    private func series(_ id: Int, _ name: String, nextEpisode day: String) -> String {
        #"{"id":\#(id),"name":"\#(name)","next_episode_to_air":{"id":9,"name":"E","episode_number":1,"season_number":1,"air_date":"\#(day)"}}"#
    }

    /// Runs a test with responses for titles.
    private func withPopcorn(
        _ bodies: [(title: String, body: String)], _ work: (PopcornServices, StandInServer) async throws -> Void
    ) async throws {
        let recordings = bodies.map {
            Recording(method: "GET", path: "/3/\($0.title)", query: "language=en-US", body: Array($0.body.utf8))
        }
        try await StandInServer.run(recordings: Recordings(recordings)) { server in
            try await withServices(
                .init(
                    tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
                    freshness: FreshnessPolicy(jitter: 0), clock: clock.wallClock)
            ) { popcorn in
                try await work(popcorn, server)
            }
        }
    }

    @Test func `a page fetches only its own titles, and another order at most twenty more`() async throws {
        try await withPopcorn { popcorn, server in
            try await add((100_000_001...100_000_045).map { TitleID(.movie, $0) }, to: popcorn)
            let last = try await popcorn.media.fetchWatchlistTitles.execute(WatchlistQuery(owner: .default), page: 3)
            #expect(last.items.map(\.entry.id) == (100_000_001...100_000_005).reversed())
            #expect(last.totalPages == 3)
            #expect(server.requestCount == 6)

            let sorted = try await popcorn.media.fetchWatchlistTitles.execute(
                WatchlistQuery(owner: .default, order: .title))
            #expect(sorted.items.count == 20)
            #expect(sorted.items.allSatisfy { $0.preview != nil })
            #expect(server.requestCount == 26)
            let titles = sorted.items.compactMap { $0.preview?.title.lowercased() }
            #expect(titles == titles.sorted())
        }
    }

    @Test func `a title that cannot be read has an error, and the others are returned`() async throws {
        try await withPopcorn { popcorn, _ in
            try await add([TitleID(.movie, 550), TitleID(.movie, 999_999_999)], to: popcorn)
            let titles = try await popcorn.media.fetchWatchlistTitles.execute(
                WatchlistQuery(owner: .default, kind: .movie))
            #expect(titles.items.map(\.preview?.title) == [nil, "Fight Club"])
            #expect(titles.items.map(\.failure?.kind) == [.notFound, nil])
            let series = try await popcorn.media.fetchWatchlistTitles.execute(
                WatchlistQuery(owner: .default, kind: .tvSeries))
            #expect(series.items.isEmpty)
            #expect(series.totalPages == 0)
        }
    }

    @Test func `a page before the first is rejected`() async throws {
        try await withPopcorn { popcorn, _ in
            await #expect(throws: PopcornError.invalidInput("0 is not a valid page number; it must be greater than 0"))
            {
                try await popcorn.media.fetchWatchlistTitles.execute(WatchlistQuery(owner: .default), page: 0)
            }
        }
    }

    @Test func `updates report an added title`() async throws {
        try await withPopcorn { popcorn, _ in
            try await add([TitleID(.movie, 550)], to: popcorn)
            var updates = popcorn.media.fetchWatchlistTitles.updates(ListRequest(WatchlistQuery(owner: .default)))
                .makeAsyncIterator()
            #expect(try await updates.next(isolation: nil)?.items.map(\.entry.id) == [550])
            try await add([TitleID(.movie, 13)], to: popcorn)
            #expect(try await updates.next(isolation: nil)?.items.map(\.entry.id) == [13, 550])
        }
    }

    @Test func `previews of lists and collections know whether they are on the owner's watchlist`() async throws {
        let alice = try WatchlistOwner("alice")
        try await withPopcorn { popcorn, _ in
            try await popcorn.movies.addToWatchlist.execute(id: 550, owner: alice)
            try await popcorn.movies.addToWatchlist.execute(id: 11, owner: alice)
            let search = MovieSearch("fight club")
            func status(_ owner: WatchlistOwner?) async throws -> Bool? {
                try await popcorn.movies.searchMovies.execute(search, owner: owner).items.first { $0.id == 550 }?
                    .isOnWatchlist
            }
            #expect(try await status(alice) == true)
            #expect(try await status(.default) == false)
            #expect(try await status(nil) == nil)
            let mixed = try await popcorn.media.searchMedia.execute(MediaSearch("fight club"), owner: alice)
            #expect(
                mixed.items.contains { if case .movie(let movie) = $0 { movie.isOnWatchlist == true } else { false } })
            let shared = try await popcorn.media.searchMedia.execute(MediaSearch("fight club"))
            #expect(
                shared.items.allSatisfy { if case .movie(let movie) = $0 { movie.isOnWatchlist == nil } else { true } })
            let sharedParts = try await popcorn.movies.fetchMovieCollection.execute(id: 10).parts
            #expect(sharedParts?.allSatisfy { $0.isOnWatchlist == nil } == true)
            let parts = try await popcorn.movies.fetchMovieCollection.execute(id: 10, owner: alice).parts
            #expect(parts?.filter { $0.isOnWatchlist == true }.map(\.id) == [11])
        }
    }

    @Test func `updates of a list report a changed watchlist status`() async throws {
        try await withPopcorn { popcorn, _ in
            var updates = popcorn.movies.searchMovies.updates(ListRequest(MovieSearch("fight club"), owner: .default))
                .makeAsyncIterator()
            #expect(try await updates.next(isolation: nil)?.items.contains { $0.isOnWatchlist == true } == false)
            try await popcorn.movies.addToWatchlist.execute(id: 550, owner: .default)
            #expect(
                try await updates.next(isolation: nil)?.items.filter { $0.isOnWatchlist == true }.map(\.id) == [550])
        }
    }
}
