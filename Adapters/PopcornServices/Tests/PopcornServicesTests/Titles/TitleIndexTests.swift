import CoreDomain
import Foundation
import MediaApplication
import MetricsTestKit
import NIOConcurrencyHelpers
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

/// Tests of the index of titles with the exports of a stand-in.
@Suite(.timeLimit(.minutes(5)))
struct TitleIndexTests {

    private let clock = TestClock()
    private let metrics = TestMetrics()

    /// Runs a closure with services whose folder is empty, and a stand-in.
    private func withPopcorn(
        movies: Int = 300, _ body: (PopcornServices, StandInServer) async throws -> Void
    ) async throws {
        try await withFolder { folder in
            let catalogue = GeneratedCatalogue(movieCount: movies, seriesCount: 20, personCount: 50)
            try await StandInServer.run(catalogue: catalogue) { server in
                try await withServices(configuration(folder, server)) { try await body($0, server) }
            }
        }
    }

    private func configuration(_ folder: URL, _ server: StandInServer) -> PopcornServices.Configuration {
        .init(
            tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .folder(folder),
            transport: TMDbTransport(retry: nil),
            titleIndex: .init(exportsBaseURL: server.exportsBaseURL), clock: clock.wallClock, metrics: metrics)
    }

    private func exportRequests(_ server: StandInServer) -> [String: Int] {
        server.requestCountsByPath.filter { $0.key.hasPrefix("/p/exports/") }
    }

    private func path(_ kind: String, _ day: String) -> String { "/p/exports/\(kind)_ids_\(day).json.gz" }

    @Test
    func `an update downloads the exports of the day, and suggestions cost no request`() async throws {
        try await withPopcorn { popcorn, server in
            let update = try await popcorn.titleIndex.update()

            #expect(update.outcome == .updated)
            #expect(
                exportRequests(server) == [
                    path("movie", "05_09_2026"): 1, path("tv_series", "05_09_2026"): 1,
                    path("person", "05_09_2026"): 1,
                ])
            let statistics = try await popcorn.titleIndex.statistics()
            #expect(statistics == update.statistics)
            #expect(statistics.exports.map(\.kind) == [.movie, .tvSeries, .person])
            #expect(statistics.exports.allSatisfy { $0.day == clock.wallClock.now.startOfTestDay })
            #expect((statistics.exports.first?.count ?? 0) > 300)
            #expect(statistics.byteCount > 10_000)

            server.resetRequests()
            let found = try await popcorn.media.suggestTitles.sourced(SuggestionQuery("fight cl"))
            #expect(found.value.first?.name == "Fight Club")
            #expect(found.value.first?.id == 550)
            #expect(found.value.first?.kind == .movie)
            #expect(found.origin == .index)
            #expect(found.cachedAt == clock.wallClock.now.startOfTestDay)
            #expect(server.requestCount == 0)
        }
    }

    @Test
    func `an index of the exports of the day is not updated, and a later day updates it`() async throws {
        try await withPopcorn { popcorn, server in
            try await popcorn.titleIndex.update()
            server.resetRequests()

            let second = try await popcorn.titleIndex.update()
            #expect(second.outcome == .upToDate)
            #expect(second.statistics?.exports.count == 3)
            #expect(exportRequests(server).isEmpty)

            clock.advance(by: 86_400)
            #expect(try await popcorn.titleIndex.update().outcome == .updated)
            #expect(exportRequests(server)[path("movie", "05_10_2026")] == 1)
        }
    }

    @Test
    func `the export of the day before replaces one that does not exist yet`() async throws {
        try await withPopcorn { popcorn, server in
            server.inject(.failure(status: 403, body: .empty), matching: "/p/exports/*_05_09_2026.json.gz")

            let update = try await popcorn.titleIndex.update()
            #expect(update.outcome == .updated)
            let yesterday = clock.wallClock.now.startOfTestDay.addingTimeInterval(-86_400)
            #expect(update.statistics?.exports.map(\.day) == [yesterday, yesterday, yesterday])

            // The index has the exports of the day before already.
            server.resetRequests()
            #expect(try await popcorn.titleIndex.update().outcome == .upToDate)
            #expect(exportRequests(server).keys.allSatisfy { $0.contains("_05_09_2026") })
            #expect(exportRequests(server).count == 3)
        }
    }

    @Test
    func `an export that is missing for two days is an error that names it, and the index stays`() async throws {
        try await withPopcorn { popcorn, server in
            try await popcorn.titleIndex.update()
            clock.advance(by: 3 * 86_400)
            server.inject(.failure(status: 404, body: .empty), matching: "/p/exports/person_ids_*")

            let error = await #expect(throws: PopcornError.self) { try await popcorn.titleIndex.update() }
            #expect(error?.kind == .unavailable)
            #expect(error?.message.contains("person_ids_05_11_2026.json.gz") == true)
            #expect(try await popcorn.media.suggestTitles.execute("fight club").first?.id == 550)
            metrics.expectCounter("popcorn_title_index_failures_total", 1)
        }
    }

    @Test
    func `the page of a proxy is no export`() async throws {
        try await withPopcorn { popcorn, server in
            server.inject(.html, matching: "/p/exports/*")
            let error = await #expect(throws: PopcornError.self) { try await popcorn.titleIndex.update() }
            #expect(error?.kind == .undecodable)
            #expect(error?.message == "The response of the server of exports is not a gzip file")
            server.clearFaults()
            let update = try await popcorn.titleIndex.update()
            #expect(update.outcome == .updated)
        }
    }

    @Test
    func `a damaged export is an error, is downloaded again by the next update, and the index stays`() async throws {
        try await withPopcorn { popcorn, server in
            _ = try await popcorn.titleIndex.update()
            clock.advance(by: 86_400)
            server.inject(.malformed, matching: "/p/exports/tv_series*", times: 1)
            let error = await #expect(throws: PopcornError.self) { try await popcorn.titleIndex.update() }
            #expect(error?.kind == .undecodable)
            #expect(error?.message.contains("series") == true)
            let found = try await popcorn.media.suggestTitles.execute("fight club")
            #expect(found.first?.id == 550)
            let update = try await popcorn.titleIndex.update()
            #expect(update.outcome == .updated)
            #expect(server.requestCount(path: path("tv_series", "05_10_2026")) == 2)
        }
    }

    @Test
    func `kinds without an export of the day have that of the day before`() async throws {
        try await withPopcorn { popcorn, server in
            server.inject(.failure(status: 404, body: .empty), matching: path("person", "05_09_2026"))
            let update = try await popcorn.titleIndex.update()
            let today = clock.wallClock.now.startOfTestDay
            #expect(update.statistics?.exports.map(\.day) == [today, today, today.addingTimeInterval(-86_400)])

            // When it exists, the index is updated on the same day.
            server.clearFaults()
            let later = try await popcorn.titleIndex.update()
            #expect(later.statistics?.exports.map(\.day) == [today, today, today])
        }
    }

    @Test
    func `a folder that cannot be created is an error that names it`() async throws {
        try await withFolder { folder in
            try Data().write(to: folder.appending(path: "exports"))
            try await StandInServer.run { server in
                try await withServices(configuration(folder, server)) { popcorn in
                    let error = await #expect(throws: PopcornError.self) { try await popcorn.titleIndex.update() }
                    #expect(error?.kind == .storage)
                    #expect(error?.message.contains("/exports") == true)
                }
            }
        }
    }

    @Test
    func `without a folder, an update names the configuration, and a running service cannot update it`() async throws {
        let temporary = PopcornServices.Configuration(tmdb: .offline, storage: .temporary)
        let services = try await PopcornServices(temporary)
        let error = await #expect(throws: PopcornError.self) { try await services.titleIndex.update() }
        #expect(error == .invalidInput("No folder is configured for the index of titles"))
        await services.shutdown()
        var updating = temporary
        updating.titleIndex.isUpdated = true
        let configuration = updating
        let failure = await #expect(throws: PopcornError.self) {
            let services = try await PopcornServices(configuration)
            await services.shutdown()
        }
        #expect(failure == .invalidInput("No folder is configured for the index of titles"))
    }

    @Test
    func `a search is answered from the index while TMDb is unavailable, and says so`() async throws {
        try await withPopcorn { popcorn, server in
            try await popcorn.titleIndex.update()
            // The preview of a cached title is complete.
            _ = try await popcorn.movies.searchMovies.execute(TitleSearch("star wars"))
            server.inject(.failure(status: 503, body: .empty), matching: "/3/*")

            let movies = try await popcorn.movies.searchMovies.sourced(TitleSearch("fight club"), page: 1)
            #expect(movies.origin == .index)
            #expect(movies.failure?.kind == .unavailable)
            #expect(movies.value.items.first?.id == 550)
            #expect(movies.value.items.first?.title == "Fight Club")
            #expect(movies.value.page == 1)
            #expect(movies.value.totalResults == movies.value.items.count)

            let cached = try await popcorn.media.searchMedia.sourced(NameSearch("star war"), page: 1)
            #expect(cached.origin == .index)
            guard case .movie(let movie)? = cached.value.items.first else { throw CancellationError() }
            #expect(movie.id == 11)
            #expect(movie.posterURLSet != nil)

            await #expect(throws: PopcornError.self, "a year is not in the index") {
                try await popcorn.movies.searchMovies.execute(TitleSearch("fight club", year: 1999))
            }
            await #expect(throws: PopcornError.self, "the index has no match") {
                try await popcorn.movies.searchMovies.execute(TitleSearch("qqqqqqqqq"))
            }
            await #expect(throws: PopcornError.self, "no search") {
                try await popcorn.movies.fetchPopularMovies.execute()
            }
        }
    }

    @Test
    func `without an index, a search fails as before, and suggestions name the index`() async throws {
        try await withPopcorn { popcorn, server in
            server.inject(.failure(status: 503, body: .empty), matching: "/3/*")
            let failure = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.searchMovies.execute(TitleSearch("fight club"))
            }
            #expect(failure?.kind == .unavailable)
            let missing = await #expect(throws: PopcornError.self) {
                try await popcorn.media.suggestTitles.execute("fight")
            }
            #expect(missing?.kind == .notCached)
            #expect(missing?.message == "The index of titles was not created")
        }
    }

    @Test
    func `names in the languages that are cached are found and shown`() async throws {
        func movie(_ id: Int, _ query: String, _ body: String) -> Recording {
            Recording(method: "GET", path: "/3/movie/\(id)", query: query, status: 200, body: Array(body.utf8))
        }
        let recordings = Recordings([
            movie(12, "", #"{"id":12,"title":"Finding Nemo","original_title":"Finding Nemo","popularity":20}"#),
            movie(12, "language=de", #"{"id":12,"title":"Findet Nemo","original_title":"Finding Nemo"}"#),
            movie(13, "", #"{"id":13,"title":"Nemo","original_title":"Nemo","popularity":1}"#),
        ])
        let german = try ContentLocale(language: "de")
        try await withFolder { folder in
            let catalogue = GeneratedCatalogue(movieCount: 1, seriesCount: 1, personCount: 1)
            try await StandInServer.run(recordings: recordings, catalogue: catalogue) { server in
                try await withServices(configuration(folder, server)) { popcorn in
                    _ = try await popcorn.titleIndex.update()
                    #expect(try await popcorn.media.suggestTitles.execute("findet").isEmpty)
                    _ = try await popcorn.movies.fetchMovieDetails.execute(id: 12, locale: german)
                }
                // The names were stored before the services ended.
                try await withServices(configuration(folder, server)) { popcorn in
                    let found = try await popcorn.media.suggestTitles.execute("findet", locale: german)
                    #expect(found.map(\.name) == ["Findet Nemo"])
                    #expect(found.map(\.id) == [12])
                    #expect(found.first?.matchedName == nil)
                    let german = try await popcorn.media.suggestTitles.execute("finding", locale: german)
                    #expect(german.map(\.name) == ["Findet Nemo"])
                    #expect(german.first?.matchedName == "Finding Nemo")
                    let english = try await popcorn.media.suggestTitles.execute("findet")
                    #expect(english.map(\.name) == ["Findet Nemo"], "the English name is not known to be one")
                }
            }
        }
    }

    @Test
    func `invalid queries are errors that do not contain the text`() async throws {
        try await withPopcorn { popcorn, _ in
            for query in [
                SuggestionQuery("  "), SuggestionQuery(String(repeating: "x", count: 101)),
                SuggestionQuery("secret", limit: 0), SuggestionQuery("secret", limit: 51),
                SuggestionQuery("secret", kinds: [.collection]), SuggestionQuery("secret", kinds: []),
            ] {
                let error = await #expect(throws: PopcornError.self) {
                    try await popcorn.media.suggestTitles.sourced(query)
                }
                #expect(error?.kind == .invalidInput)
                #expect(error?.message.contains("secret") == false)
            }
        }
    }

    @Test
    func `of two services on a folder, one updates the index`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                try await withServices(configuration(folder, server)) { first in
                    try await withServices(configuration(folder, server)) { second in
                        let (downloads, started) = AsyncStream<Void>.makeStream()
                        let isBlocked = NIOLockedValueBox(true)
                        let gate = DispatchSemaphore(value: 0)
                        let update = Task {
                            try? await first.titleIndex.update { _ in
                                guard
                                    isBlocked.withLockedValue({ isBlocked in
                                        defer { isBlocked = false }
                                        return isBlocked
                                    })
                                else { return }
                                started.yield()
                                gate.wait()
                            }
                        }
                        for await _ in downloads { break }
                        let other = try await second.titleIndex.update()
                        #expect(other == TitleIndexUpdate(outcome: .inOtherProcess, statistics: nil))
                        update.cancel()
                        gate.signal()
                        _ = await update.value
                        let later = try await second.titleIndex.update()
                        #expect(later.outcome == .updated)
                    }
                }
            }
        }
    }
}

extension Date {
    fileprivate var startOfTestDay: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
    }
}

extension TestMetrics {
    fileprivate func expectCounter(_ label: String, _ value: Int64) {
        #expect((try? expectCounter(label))?.values.reduce(0, +) == value)
    }
}
