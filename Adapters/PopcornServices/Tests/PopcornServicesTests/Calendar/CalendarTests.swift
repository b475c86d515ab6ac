import CoreDomain
import Foundation
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

/// Tests of calendars, through all layers.
@Suite struct CalendarTests {

    private let clock = TestClock()

    private func day(_ text: String) throws -> Date { try #require(PartialDate(text)?.date) }

    private let bodies = [
        "/3/configuration":
            #"{"images":{"base_url":"http://i/","secure_base_url":"https://i/","backdrop_sizes":["original"],"logo_sizes":["original"],"poster_sizes":["original"],"profile_sizes":["original"],"still_sizes":["original"]},"change_keys":[]}"#,
        "/3/tv/900": #"""
        {"id":900,"name":"Lighthouse","in_production":true,"last_air_date":"2026-10-20","next_episode_to_air":null,
        "seasons":[{"id":1,"name":"Specials","season_number":0,"air_date":"2025-12-24"},
        {"id":2,"name":"One","season_number":1,"air_date":"2025-01-05"},
        {"id":3,"name":"Two","season_number":2,"air_date":"2026-10-20"},
        {"id":4,"name":"Three","season_number":3,"air_date":"2027-10-20"},
        {"id":5,"name":"Four","season_number":4,"air_date":null}]}
        """#,
        "/3/tv/900/season/0": #"""
        {"id":1,"name":"Specials","season_number":0,"episodes":[
        {"id":9001,"name":"Storm","season_number":0,"episode_number":4,"air_date":"2026-12-24"}]}
        """#,
        "/3/tv/900/season/2": #"""
        {"id":3,"name":"Two","season_number":2,"episodes":[
        {"id":9002,"name":"Fog","season_number":2,"episode_number":1,"air_date":"2026-10-20"},
        {"id":9003,"name":"Gulls","season_number":2,"episode_number":2,"air_date":"2026-11-01"},
        {"id":9004,"name":"Salt","season_number":2,"episode_number":3,"air_date":"2026-12-31"},
        {"id":9005,"name":"Rope","season_number":2,"episode_number":4,"air_date":"2027-01-01"},
        {"id":9006,"name":"Tar","season_number":2,"episode_number":5,"air_date":null}]}
        """#,
        "/3/tv/900/season/1": #"{"id":2,"name":"One","season_number":1,"episodes":[]}"#,
        "/3/tv/900/season/3": #"{"id":4,"name":"Three","season_number":3,"episodes":[]}"#,
        "/3/tv/900/season/4": #"""
        {"id":5,"name":"Four","season_number":4,"episodes":[
        {"id":9007,"name":"Ice","season_number":4,"episode_number":1,"air_date":"2026-12-30"}]}
        """#,
        "/3/tv/910": #"""
        {"id":910,"name":"Ended","in_production":false,"last_air_date":"2020-02-02",
        "seasons":[{"id":11,"name":"One","season_number":1,"air_date":"2020-01-01"}]}
        """#,
        "/3/tv/920": #"""
        {"id":920,"name":"Fjord","next_episode_to_air":{"id":9201,"name":"Whale","season_number":2,"episode_number":4,
        "air_date":"2026-11-03"},"seasons":[{"id":21,"name":"One","season_number":1,"air_date":"2026-01-05"}]}
        """#,
        "/3/tv/920/season/1": #"{"id":21,"name":"One","season_number":1,"episodes":[]}"#,
        "/3/tv/930": #"""
        {"id":930,"name":"Relay","next_episode_to_air":null,
        "seasons":[{"id":31,"name":"One","season_number":1,"air_date":"2026-08-01"},
        {"id":32,"name":"Two","season_number":2,"air_date":"2026-12-01"}]}
        """#,
        "/3/tv/930/season/1": #"""
        {"id":31,"name":"One","season_number":1,"episodes":[
        {"id":9301,"name":"Last","season_number":1,"episode_number":1,"air_date":"2026-12-01"}]}
        """#,
        "/3/tv/930/season/2": #"""
        {"id":32,"name":"Two","season_number":2,"episodes":[
        {"id":9302,"name":"First","season_number":2,"episode_number":1,"air_date":"2026-12-01"}]}
        """#,
        "/3/movie/901": #"{"id":901,"title":"Harbour","release_date":"2026-09-01"}"#,
        "/3/movie/901/release_dates": #"""
        {"id":901,"results":[{"iso_3166_1":"DE","release_dates":[
        {"type":3,"release_date":"2026-11-05T00:00:00.000Z","certification":"12"}]},
        {"iso_3166_1":"US","release_dates":[
        {"type":3,"release_date":"2026-11-07T00:00:00.000Z","certification":"PG","note":""},
        {"type":4,"release_date":"2026-12-31T00:00:00.000Z","note":"Shop"},
        {"type":5,"release_date":"2027-02-01T00:00:00.000Z"}]}]}
        """#,
        "/3/movie/902": #"{"id":902,"title":"Anchor","release_date":"2026-11-07"}"#,
        "/3/movie/902/release_dates": #"{"id":902,"results":[]}"#,
    ]

    private func withPopcorn(_ work: (PopcornServices, StandInServer) async throws -> Void) async throws {
        let recordings = bodies.map {
            Recording(method: "GET", path: $0.key, query: "", body: Array($0.value.utf8))
        }
        try await StandInServer.run(recordings: Recordings(recordings)) { server in
            try await withServices(
                .init(
                    tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
                    freshness: FreshnessPolicy(jitter: 0), clock: clock.wallClock)
            ) { popcorn in
                for id in [900, 910] { try await popcorn.tvSeries.addToWatchlist.execute(id: id, owner: .default) }
                for id in [901, 902] { try await popcorn.movies.addToWatchlist.execute(id: id, owner: .default) }
                try await work(popcorn, server)
            }
        }
    }

    private func request(owner: WatchlistOwner = .default) throws -> CalendarRequest {
        CalendarRequest(from: try day("2026-11-01"), to: try day("2026-12-31"), owner: owner)
    }

    @Test func `a calendar has every episode, and the releases of the region by type`() async throws {
        try await withPopcorn { popcorn, server in
            let cold = try await popcorn.media.fetchCalendar.sourced(request())
            let requests = server.requestCount
            let warm = try await popcorn.media.fetchCalendar.sourced(request())

            #expect(
                cold.value.days.map(\.date)
                    == [
                        try day("2026-11-01"), try day("2026-11-07"), try day("2026-12-24"), try day("2026-12-30"),
                        try day("2026-12-31"),
                    ])
            #expect(cold.value.days.map { $0.episodes.map(\.id) } == [[9003], [], [9001], [9007], [9004]])
            #expect(
                cold.value.days.map { $0.releases.map(\.id) } == [
                    [], ["902", "901-US-theatrical"], [], [], ["901-US-digital"],
                ])
            let releases = cold.value.days.flatMap(\.releases)
            #expect(releases.map(\.certification) == [nil, "PG", nil])
            #expect(releases.map(\.note) == [nil, nil, "Shop"])
            #expect(cold.value.days.first?.episodes.map(\.seriesName) == ["Lighthouse"])
            #expect(cold.value.failures == [])
            #expect(cold.origin == .network)
            // Four titles, five seasons and the configuration.
            #expect(requests == 10)
            #expect(warm.value == cold.value)
            #expect(warm.origin == .cache)
            #expect(server.requestCount == requests)
        }
    }

    @Test func `releases are those of the reader's region`() async throws {
        try await withPopcorn { popcorn, _ in
            let german = try ContentLocale(language: "de-DE")
            let days = try await popcorn.media.fetchCalendar.execute(request(), locale: german).days
            #expect(days.flatMap(\.releases).map(\.id) == ["901-DE-theatrical", "902"])
        }
    }

    @Test func `a general release date is not shown if the region has dates`() async throws {
        try await withPopcorn { popcorn, _ in
            let september = CalendarRequest(from: try day("2026-08-30"), to: try day("2026-09-05"), owner: .default)
            #expect(try await popcorn.media.fetchCalendar.execute(september).days == [])
            // A region without dates has the general one.
            let french = try ContentLocale(language: "fr-FR")
            let days = try await popcorn.media.fetchCalendar.execute(september, locale: french).days
            #expect(days.flatMap(\.releases).map(\.id) == ["901"])
        }
    }

    @Test func `the last episode of a season can be on the first day of the next season`() async throws {
        try await withPopcorn { popcorn, _ in
            let alice = try WatchlistOwner("alice")
            try await popcorn.tvSeries.addToWatchlist.execute(id: 930, owner: alice)
            let date = try day("2026-12-01")
            let calendar = try await popcorn.media.fetchCalendar.execute(
                CalendarRequest(from: date, to: date, owner: alice))
            #expect(calendar.days.map { $0.episodes.map(\.id) } == [[9301, 9302]])
            #expect(calendar.failures == [])
        }
    }

    @Test func `a title and a season that cannot be read are reported, and the next episode is shown`() async throws {
        try await withPopcorn { popcorn, server in
            let alice = try WatchlistOwner("alice")
            try await popcorn.movies.addToWatchlist.execute(id: 999, owner: alice)
            try await popcorn.tvSeries.addToWatchlist.execute(id: 920, owner: alice)
            let calendar = try await popcorn.media.fetchCalendar.execute(request(owner: alice))
            #expect(calendar.days.map(\.date) == [try day("2026-11-03")])
            #expect(calendar.days.map { $0.episodes.map(\.id) } == [[9201]])
            #expect(calendar.failures.map(\.title) == [TitleID(.movie, 999), TitleID(.tvSeries, 920)])
            #expect(calendar.failures.map(\.seasonNumber) == [nil, 2])
            #expect(calendar.failures.map(\.error.kind) == [.notFound, .notFound])

            let next = try await popcorn.tvSeries.fetchNextEpisodes.execute(owner: alice)
            #expect(next.days == calendar.days.map { NextEpisodesDay(date: $0.date, episodes: $0.episodes) })
            #expect(next.failures.map(\.seriesID) == [920])
            #expect(next.failures.map(\.seasonNumber) == [2])
            #expect(server.requestCount(path: "/3/tv/920/season/2") == 1)
        }
    }

    @Test func `a calendar of past days reads only the seasons of these days`() async throws {
        try await withPopcorn { popcorn, server in
            let calendar = try await popcorn.media.fetchCalendar.execute(
                CalendarRequest(from: try day("2025-02-01"), to: try day("2025-02-02"), owner: .default))
            #expect(calendar.days == [])
            #expect(calendar.failures == [])
            #expect((0...4).map { server.requestCount(path: "/3/tv/900/season/\($0)") } == [0, 1, 0, 0, 1])
            #expect(server.requestCount(path: "/3/tv/910/season/1") == 0)
        }
    }

    @Test func `an owner without titles has an empty calendar`() async throws {
        try await withPopcorn { popcorn, server in
            let alice = try WatchlistOwner("alice")
            #expect(try await popcorn.media.fetchCalendar.execute(request(owner: alice)).days == [])
            #expect(server.requestCount(path: "/3/tv/900") == 0)
        }
    }

    @Test(arguments: [
        ("2026-12-31", "2026-11-01", "The last day of a calendar must not be before its first day"),
        ("2026-01-01", "2027-01-02", "A calendar has at most 366 days, but 367 are requested"),
    ])
    func `invalid days are rejected`(from: String, to: String, message: String) async throws {
        try await withPopcorn { popcorn, _ in
            let request = CalendarRequest(from: try day(from), to: try day(to), owner: .default)
            await #expect(throws: PopcornError.invalidInput(message)) {
                try await popcorn.media.fetchCalendar.execute(request)
            }
        }
    }

    @Test func `the exported calendar has the time of the clock`() async throws {
        try await withPopcorn { popcorn, _ in
            let file = try await popcorn.media.exportCalendar.execute(request())
            let calendar = try await popcorn.media.fetchCalendar.execute(request())
            #expect(file == calendar.iCalendar(createdAt: clock.wallClock.now))
            #expect(file.contains("UID:episode-9003@popcorn"))
            #expect(file.contains("DTSTART;VALUE=DATE:20261101"))
        }
    }

    @Test func `updates report a cached title that was added`() async throws {
        try await withPopcorn { popcorn, _ in
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: 902)
            try await popcorn.movies.removeFromWatchlist.execute(id: 902, owner: .default)
            var updates = popcorn.media.fetchCalendar.updates(try request()).makeAsyncIterator()
            let before = try await updates.next(isolation: nil)
            #expect(before?.days.flatMap(\.releases).map(\.movieID) == [901, 901])
            try await popcorn.movies.addToWatchlist.execute(id: 902, owner: .default)
            let after = try await updates.next(isolation: nil)
            #expect(after?.days.flatMap(\.releases).map(\.movieID) == [902, 901, 901])
        }
    }
}
