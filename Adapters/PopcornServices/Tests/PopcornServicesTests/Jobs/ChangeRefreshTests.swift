import CoreApplication
import CoreDomain
import Foundation
import MetricsTestKit
import NIOConcurrencyHelpers
import PopcornPersistence
import PopcornServices
import TMDb
import TMDbTesting
import Testing

/// Tests of the refresh of values that changed on TMDb.
@Suite(.timeLimit(.minutes(5)))
struct ChangeRefreshTests {

    /// The changes of a day and a kind, by page.
    private typealias Feed = [Int: [[Int]]]

    private let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    private let clock = TestClock()
    private let metrics = TestMetrics()
    private let day: TimeInterval = 86_400

    init() {
        tmdb.respond(to: "movie-details", by: Self.movie)
    }

    /// Returns the response to a request for a movie.
    @Sendable private static func movie(_ call: TMDbMock.Call) throws(TMDbError) -> MovieDetailsResponse {
        let id = Int(call.pathValues["movie_id"] ?? "") ?? 0
        guard let movie = try? MovieDetailsResponse.sample(with: ["id": .integer(id)]) else {
            throw TMDbError(.notFound)
        }
        return movie
    }

    /// Runs work with services.
    ///
    /// - Parameter timeToLive: The time for which all titles are fresh. Default: that of their class.
    private func withPopcorn(
        timeToLive: Duration? = nil, _ body: (PopcornServices) async throws -> Void
    ) async throws {
        let freshness = timeToLive.map {
            FreshnessPolicy(timeToLive: $0, settledTimeToLive: $0, imminentTimeToLive: $0)
        }
        try await withServices(
            .init(
                tmdb: .client(tmdb.client), storage: .temporary, freshness: freshness ?? FreshnessPolicy(),
                clock: clock.wallClock, metrics: metrics), body)
    }

    /// Sets the changes of movies by the number of the day since now. The other kinds have none.
    private func setChanges(_ feed: Feed) {
        let start = clock.wallClock.now
        respond("changes-tv-list") { _, _ in ([], 1) }
        respond("changes-people-list") { _, _ in ([], 1) }
        respond("changes-movie-list") { date, page in
            let days = (date.timeIntervalSince(start) / 86_400).rounded(.up)
            let pages = feed[Int(days)] ?? [[]]
            return (pages[page - 1], pages.count)
        }
    }

    private func respond(_ operationID: String, _ changes: @escaping @Sendable (Date, Int) -> ([Int], Int)) {
        tmdb.respond(to: operationID) { call throws(TMDbError) in
            guard let first = call.query["start_date"], first == call.query["end_date"],
                let date = try? Date("\(first)T00:00:00Z", strategy: .iso8601)
            else { throw TMDbError(.decoding(codingPath: "title", reason: "test")) }
            let page = Int(call.query["page"] ?? "") ?? 1
            let (ids, count) = changes(date, page)
            return ChangedIDPageableList(
                page: page, results: ids.map { ChangedID(id: $0) }, totalPages: count, totalResults: nil)
        }
    }

    private func read(_ id: Int, in language: String = "en-US", _ popcorn: PopcornServices) async throws {
        _ = try await popcorn.movies.fetchMovieDetails.execute(id: id, locale: ContentLocale(language: language))
    }

    private func movieRequests() -> [String] { tmdb.calls(to: "movie-details").map(\.path) }

    @Test
    func `after a week, a request for each changed value and each page is sent, and no more`() async throws {
        setChanges([0: [[1, 99]], 2: [[2, 1], [77, 3]], 6: [[1]], 7: [[4]]])
        try await withPopcorn { popcorn in
            for id in 1...5 { try await read(id, popcorn) }
            try await read(1, in: "de", popcorn)
            let before = movieRequests().count
            clock.advance(by: 7 * day)

            let progress = try await popcorn.cache.refreshChanged()
            // Movies: 7 days, one of them with 2 pages. Nothing else is cached.
            #expect(progress == ChangeRefreshProgress(pages: 8, entries: 7, changed: 4, refreshed: 4))
            #expect(tmdb.calls(to: "changes-movie-list").count == 8)
            #expect(tmdb.calls(to: "changes-tv-list").isEmpty)
            #expect(movieRequests()[before...].sorted() == ["/3/movie/1", "/3/movie/1", "/3/movie/2", "/3/movie/3"])

            #expect(try await popcorn.cache.refreshChanged() == ChangeRefreshProgress())
            #expect(movieRequests().count == before + 4)
            #expect(try metrics.expectCounter("popcorn_changes_pages_total").totalValue == 8)
            #expect(try metrics.expectCounter("popcorn_changes_refreshed_total").totalValue == 4)
            #expect(try metrics.expectGauge("popcorn_changes_waiting").lastValue == 0)

            // The day that has ended since.
            clock.advance(by: day)
            #expect(
                try await popcorn.cache.refreshChanged()
                    == ChangeRefreshProgress(pages: 1, entries: 1, changed: 1, refreshed: 1))
            #expect(movieRequests().last == "/3/movie/4")
        }
    }

    @Test
    func `changed values and the seasons of changed series are stale as soon as the change is known`() async throws {
        setChanges([0: [[1]]])
        respond("changes-tv-list") { _, _ in ([7], 1) }
        try await withPopcorn(timeToLive: .seconds(30 * 86_400)) { popcorn in
            for id in 1...2 { try await read(id, popcorn) }
            for id in 7...8 {
                _ = try await popcorn.tvSeries.fetchTVSeriesDetails.execute(id: id)
                _ = try await popcorn.tvSeries.fetchTVSeasonDetails.execute(seriesID: id, seasonNumber: 1)
            }
            clock.advance(by: day)
            let broken = TMDbError(.decoding(codingPath: "title", reason: "test"))
            tmdb.respond(to: "movie-details") { _ throws(TMDbError) -> MovieDetailsResponse in throw broken }
            tmdb.respond(to: "tv-series-details") { _ throws(TMDbError) -> TVSeriesDetailsResponse in throw broken }
            #expect(
                try await popcorn.cache.refreshChanged()
                    == ChangeRefreshProgress(pages: 2, entries: 2, changed: 2, failed: 2))

            // The values are returned, and refreshed in the background. Values that did not change are fresh.
            clock.advance(by: 3600)
            let (refreshed, continuation) = AsyncStream<String>.makeStream()
            tmdb.respond(to: "movie-details") { call throws(TMDbError) in
                continuation.yield(call.path)
                return try Self.movie(call)
            }
            tmdb.respond(to: "tv-season-details") { call throws(TMDbError) -> TVSeasonDetailsResponse in
                continuation.yield(call.path)
                throw broken
            }
            for id in 1...2 { try await read(id, popcorn) }
            for id in 7...8 {
                _ = try await popcorn.tvSeries.fetchTVSeasonDetails.execute(seriesID: id, seasonNumber: 1)
            }
            let paths = await refreshed.prefix(2).reduce(into: Set<String>()) { $0.insert($1) }
            #expect(paths == ["/3/movie/1", "/3/tv/7/season/1"])
            #expect(try await popcorn.cache.refreshChanged().changed == 2)
        }
    }

    @Test(arguments: [true, false])
    func `seasons that are older than the change of their series are stale, whether the series is cached or not`(
        isSeriesCached: Bool
    ) async throws {
        setChanges([:])
        respond("changes-tv-list") { _, _ in ([7], 1) }
        try await withPopcorn(timeToLive: .seconds(30 * 86_400)) { popcorn in
            let seasons = popcorn.tvSeries.fetchTVSeasonDetails
            func isFresh(_ number: Int) async throws -> Bool {
                let answer = try await seasons.sourced(seriesID: 7, seasonNumber: number, policy: .cacheOnly)
                return try #require(answer.freshUntil) > clock.wallClock.now
            }
            for number in 1...2 { _ = try await seasons.execute(seriesID: 7, seasonNumber: number) }
            clock.advance(by: day)
            // The series and the second season are newer than the change.
            if isSeriesCached { _ = try await popcorn.tvSeries.fetchTVSeriesDetails.execute(id: 7) }
            _ = try await seasons.execute(seriesID: 7, seasonNumber: 2, policy: .refresh)
            #expect(try await isFresh(1))

            #expect(try await popcorn.cache.refreshChanged() == ChangeRefreshProgress(pages: 1, entries: 1))
            #expect(try await !isFresh(1))
            #expect(try await isFresh(2))
        }
    }

    @Test
    func `a clock that was ahead delays the feed by no more than its error`() async throws {
        setChanges([:])
        try await withPopcorn { popcorn in
            try await read(1, popcorn)
            clock.advance(by: 20 * day)
            #expect(try await popcorn.cache.refreshChanged().pages == 14)
            clock.advance(by: -10 * day)
            #expect(try await popcorn.cache.refreshChanged().pages == 14)
            let days = tmdb.calls(to: "changes-movie-list").suffix(14).compactMap { $0.query["start_date"] }
            #expect(days.first == "2026-05-05")
        }
    }

    @Test
    func `a value that was cached after the day of its change costs no request`() async throws {
        setChanges([0: [[1, 2]]])
        try await withPopcorn { popcorn in
            try await read(1, popcorn)
            clock.advance(by: day)
            try await read(2, popcorn)
            let before = movieRequests().count
            #expect(
                try await popcorn.cache.refreshChanged()
                    == ChangeRefreshProgress(pages: 1, entries: 2, changed: 1, refreshed: 1))
            #expect(movieRequests().count == before + 1)
        }
    }

    @Test
    func `after a failure of TMDb, the feed continues with the page that failed`() async throws {
        setChanges([0: [[1], [2], [3]]])
        try await withPopcorn { popcorn in
            for id in 1...3 { try await read(id, popcorn) }
            clock.advance(by: day)
            let isDown = NIOLockedValueBox(true)
            respond("changes-movie-list") { _, page in ([page], 3) }
            let pages = NIOLockedValueBox<[Int]>([])
            tmdb.respond(to: "changes-movie-list") { call throws(TMDbError) in
                let page = Int(call.query["page"] ?? "") ?? 1
                pages.withLockedValue { $0.append(page) }
                if page == 2, isDown.withLockedValue(\.self) { throw TMDbError(.serverFailure) }
                return ChangedIDPageableList(
                    page: page, results: [ChangedID(id: page)], totalPages: 3, totalResults: 3)
            }
            let before = movieRequests().count
            let error = await #expect(throws: PopcornError.self) { try await popcorn.cache.refreshChanged() }
            #expect(error?.kind == .unavailable)
            #expect(movieRequests().count == before)

            isDown.withLockedValue { $0 = false }
            #expect(
                try await popcorn.cache.refreshChanged()
                    == ChangeRefreshProgress(pages: 2, entries: 2, changed: 3, refreshed: 3))
            #expect(pages.withLockedValue(\.self) == [1, 2, 2, 3])
        }
    }

    @Test
    func `a value that TMDb does not have is removed, and one that failed is retried by the next call`() async throws {
        setChanges([0: [[1, 2, 3]]])
        try await withPopcorn { popcorn in
            for id in 1...3 { try await read(id, popcorn) }
            clock.advance(by: day)
            tmdb.respond(to: "movie-details") { call throws(TMDbError) -> MovieDetailsResponse in
                switch call.path {
                case "/3/movie/1": throw TMDbError(.notFound)
                case "/3/movie/2": throw TMDbError(.decoding(codingPath: "title", reason: "test"))
                default: return try Self.movie(call)
                }
            }
            #expect(
                try await popcorn.cache.refreshChanged()
                    == ChangeRefreshProgress(
                        pages: 1, entries: 3, changed: 3, refreshed: 1, notFound: 1, failed: 1))
            tmdb.respond(to: "movie-details", with: try MovieDetailsResponse.sample(with: ["id": 2]))
            #expect(try await popcorn.cache.refreshChanged() == ChangeRefreshProgress(changed: 1, refreshed: 1))
            #expect(try await popcorn.cache.refreshChanged() == ChangeRefreshProgress())
        }
    }

    @Test
    func `a value with an unreadable language does not prevent the refresh of the others`() async throws {
        setChanges([0: [[1, 2]]])
        try await withFolder { folder in
            let configuration = PopcornServices.Configuration(
                tmdb: .client(tmdb.client), storage: .folder(folder), clock: clock.wallClock)
            try await withServices(configuration) { popcorn in
                for id in 1...2 { try await read(id, popcorn) }
            }
            let cache = folder.appending(path: "cache.sqlite").path()
            try Connection(path: cache, role: .writerOfExistingFile, busyTimeout: .seconds(5))
                .execute("UPDATE movies_movie SET language = '-' WHERE movie_id = 1")
            clock.advance(by: day)
            try await withServices(configuration) { popcorn in
                let progress = try await popcorn.cache.refreshChanged()
                #expect(
                    progress == ChangeRefreshProgress(pages: 1, entries: 2, changed: 2, refreshed: 1, skipped: 1))
                let later = try await popcorn.cache.refreshChanged()
                #expect(later == ChangeRefreshProgress())
            }
        }
    }

    @Test
    func `at most 14 days are read, and none for an empty cache`() async throws {
        setChanges([:])
        try await withPopcorn { popcorn in
            #expect(try await popcorn.cache.refreshChanged() == ChangeRefreshProgress())
            try await read(1, popcorn)
            clock.advance(by: 40 * day)
            #expect(try await popcorn.cache.refreshChanged().pages == 14)
            let days = tmdb.calls(to: "changes-movie-list").compactMap { $0.query["start_date"] }
            #expect(days.first == "2026-06-04")
            #expect(days.last == "2026-06-17")
        }
    }

    @Test
    func `a day is read an hour after its end`() async throws {
        setChanges([0: [[1]]])
        try await withPopcorn { popcorn in
            try await read(1, popcorn)
            let now = clock.wallClock.now.timeIntervalSince1970
            clock.advance(by: day - now.truncatingRemainder(dividingBy: day) + 3599)
            #expect(try await popcorn.cache.refreshChanged() == ChangeRefreshProgress())
            clock.advance(by: 1)
            #expect(
                try await popcorn.cache.refreshChanged()
                    == ChangeRefreshProgress(pages: 1, entries: 1, changed: 1, refreshed: 1))
        }
    }

    @Test
    func `a list has at most 500 pages`() async throws {
        setChanges([:])
        respond("changes-movie-list") { _, _ in ([], 501) }
        try await withPopcorn { popcorn in
            try await read(1, popcorn)
            clock.advance(by: day)
            #expect(try await popcorn.cache.refreshChanged().pages == 500)
            #expect(tmdb.calls(to: "changes-movie-list").last?.query["page"] == "500")
        }
    }

    @Test
    func `a process whose lease has expired stops, and another one continues its work`() async throws {
        setChanges([:])
        try await withFolder { folder in
            let configuration = PopcornServices.Configuration(
                tmdb: .client(tmdb.client), storage: .folder(folder), clock: clock.wallClock)
            try await withServices(configuration) { first in
                try await withServices(configuration) { second in
                    try await read(1, first)
                    clock.advance(by: day)
                    let gates = ["2": Gate(), "3": Gate()]
                    let pages = NIOLockedValueBox<[String]>([])
                    tmdb.respond(to: "changes-movie-list") { call in
                        let page = call.query["page"] ?? ""
                        let isFirst = pages.withLockedValue { pages in
                            defer { pages.append(page) }
                            return !pages.contains(page)
                        }
                        if isFirst { await gates[page]?.pass() }
                        return ChangedIDPageableList(
                            page: 1, results: [ChangedID(id: 1)], totalPages: 3, totalResults: 3)
                    }
                    let expired = Task { try await first.cache.refreshChanged() }
                    await gates["2"]?.waitUntilReached()
                    // More than two periods of the lease.
                    clock.advance(by: 180)
                    let running = Task { try await second.cache.refreshChanged() }
                    await gates["3"]?.waitUntilReached()
                    gates["2"]?.open()
                    #expect(
                        try await expired.value
                            == ChangeRefreshProgress(pages: 1, entries: 1, isDoneByAnotherProcess: true))
                    gates["3"]?.open()
                    #expect(
                        try await running.value
                            == ChangeRefreshProgress(pages: 2, entries: 2, changed: 1, refreshed: 1))
                    #expect(pages.withLockedValue(\.self) == ["1", "2", "2", "3"])
                    #expect(movieRequests().count == 2)
                }
            }
        }
    }

    @Test
    func `a running service refreshes changes if it is configured`() async throws {
        setChanges([0: [[1]]])
        try await withFolder { folder in
            var configuration = PopcornServices.Configuration(
                tmdb: .client(tmdb.client), storage: .folder(folder), clock: clock.wallClock)
            try await withServices(configuration) { popcorn in try await read(1, popcorn) }
            clock.advance(by: day)
            configuration.refreshesChanges = true
            let popcorn = try await PopcornServices(configuration)
            let running = Task { try await popcorn.run() }
            while movieRequests().count < 2 { await Task.yield() }
            running.cancel()
            try await running.value
            #expect(movieRequests() == ["/3/movie/1", "/3/movie/1"])
        }
    }

    @Test
    func `one of two processes refreshes`() async throws {
        setChanges([:])
        try await withFolder { folder in
            let configuration = PopcornServices.Configuration(
                tmdb: .client(tmdb.client), storage: .folder(folder), clock: clock.wallClock)
            try await withServices(configuration) { first in
                try await withServices(configuration) { second in
                    try await read(1, first)
                    clock.advance(by: day)
                    let gate = Gate()
                    tmdb.respond(to: "changes-movie-list") { _ in
                        await gate.pass()
                        return ChangedIDPageableList(page: 1, results: [], totalPages: 1, totalResults: 0)
                    }
                    let running = Task { try await first.cache.refreshChanged() }
                    await gate.waitUntilReached()
                    #expect(
                        try await second.cache.refreshChanged()
                            == ChangeRefreshProgress(isDoneByAnotherProcess: true))
                    gate.open()
                    #expect(try await running.value == ChangeRefreshProgress(pages: 1))
                    #expect(try await second.cache.refreshChanged() == ChangeRefreshProgress())
                }
            }
        }
    }
}

/// A point of an answer at which it waits for the test.
private final class Gate: Sendable {

    private let reached = AsyncStream.makeStream(of: Void.self)
    private let opened = AsyncStream.makeStream(of: Void.self)

    func pass() async {
        reached.continuation.finish()
        for await _ in opened.stream {}
    }

    func waitUntilReached() async {
        for await _ in reached.stream {}
    }

    func open() {
        opened.continuation.finish()
    }
}
