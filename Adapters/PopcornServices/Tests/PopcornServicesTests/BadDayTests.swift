import CoreDomain
import Foundation
import MediaApplication
import MoviesApplication
import NIOConcurrencyHelpers
import PeopleApplication
import PopcornServices
import TMDb
import TMDbStandIn
import TVSeriesApplication
import Testing

/// Tests of a day on which TMDb sends incomplete and odd responses, through all layers.
///
/// Each hour has its own incident. Titles of all kinds are read, refreshed, synced and warmed, and two owners look at
/// their watchlists and calendars. `make check NAME=bad-day` runs the day with 300 titles; the tests run it with 12.
@Suite(.timeLimit(.minutes(30))) struct BadDayTests {

    /// The faults of an hour.
    private struct Incident {
        let name: String
        /// Whether TMDb serves readable details. Otherwise, jobs would pause in real time, and do not run.
        var hasDetails = true
        let faults: [FaultRule]

        init(_ name: String, hasDetails: Bool = true, _ faults: FaultRule...) {
            self.name = name
            self.hasDetails = hasDetails
            self.faults = faults
        }
    }

    private static let incidents = [
        Incident("nothing is appended", FaultRule(.parts())),
        Incident("errors are appended", FaultRule(.parts(nil, .error))),
        Incident("null is appended", FaultRule(.parts(nil, .null))),
        Incident(
            "credits are errors, also in their own endpoints", FaultRule(.parts(["*credits"], .error)),
            FaultRule(.failure(status: 500), matching: "/3/*credits")),
        Incident(
            "certifications and offers are missing",
            FaultRule(.parts(["release_dates", "content_ratings", "watch/providers", "external_ids"]))),
        Incident("seasons are null", FaultRule(.parts(["season/*"], .null))),
        Incident(
            "credits are lists", FaultRule(.value(at: "credits", json: "[]")),
            FaultRule(.value(at: "aggregate_credits", json: #""none""#)),
            FaultRule(.value(at: "combined_credits", json: "false"))),
        Incident(
            "lists of the title are objects", FaultRule(.value(at: "genres", json: "{}")),
            FaultRule(.value(at: "seasons", json: "null")), FaultRule(.value(at: "also_known_as", json: "7"))),
        Incident(
            "values have other types", FaultRule(.value(at: "runtime", json: "{}")),
            FaultRule(.value(at: "overview", json: "[]")), FaultRule(.value(at: "biography", json: "[null]")),
            FaultRule(.value(at: "vote_average", json: #""good""#)), FaultRule(.value(at: "poster_path", json: "{}")),
            FaultRule(.value(at: "last_episode_to_air", json: "[]"))),
        Incident(
            "dates are impossible", FaultRule(.value(at: "release_date", json: #""2024-02-30""#)),
            FaultRule(.value(at: "first_air_date", json: #""2024-13-01""#)),
            FaultRule(.value(at: "birthday", json: #""soon""#)), FaultRule(.value(at: "air_date", json: "true"))),
        Incident(
            "members of lists have no identity", FaultRule(.value(at: "credits.cast[0].id", json: "{}")),
            FaultRule(.value(at: "aggregate_credits.cast[0].id", json: nil)),
            FaultRule(.value(at: "combined_credits.cast[0].id", json: "[]")),
            FaultRule(.value(at: "genres[0].id", json: "null")), FaultRule(.value(at: "episodes[0].id", json: "{}")),
            FaultRule(.value(at: "images.posters[0].file_path", json: "7.5"))),
        Incident(
            "titles are null", FaultRule(.value(at: "title", json: "null")), FaultRule(.value(at: "name", json: "null"))
        ),
        Incident("gzip is not announced", FaultRule(.gzip())),
        Incident("nothing is appended, and gzip is not announced", FaultRule(.gzip()), FaultRule(.parts())),
        Incident("gzip is announced, but not used", FaultRule(.gzip(.uncompressed))),
        Incident("every second body is damaged", FaultRule(.gzip(.damaged), every: 2)),
        Incident("every body is damaged", hasDetails: false, FaultRule(.gzip(.damaged))),
        Incident("every second body is truncated", FaultRule(.truncated, every: 2)),
        Incident("every second body is malformed", FaultRule(.malformed, every: 2)),
        Incident("a proxy answers", hasDetails: false, FaultRule(.html)),
        Incident("a network blocks requests", hasDetails: false, FaultRule(.failure(status: 403, body: .html))),
        Incident("a network rejects credentials", hasDetails: false, FaultRule(.failure(status: 401, body: .html))),
        Incident("a network finds nothing", hasDetails: false, FaultRule(.failure(status: 404, body: .html))),
        Incident("nothing is wrong"),
    ]

    /// The titles of the day: movies, series and people in equal numbers.
    private struct Titles {
        let catalogue: GeneratedCatalogue
        let ids: [ContentID]

        init(count: Int) {
            catalogue = GeneratedCatalogue(
                seed: 1, movieCount: count / 3, seriesCount: count / 3, personCount: count / 3)
            ids =
                catalogue.movieIDs.map(ContentID.movie) + catalogue.seriesIDs.map(ContentID.tvSeries)
                + catalogue.personIDs.map(ContentID.person)
        }
    }

    private let titles = Titles(
        count: ProcessInfo.processInfo.environment["POPCORN_BAD_DAY_TITLES"].flatMap(Int.init) ?? 12)
    private let owners: [WatchlistOwner]

    init() throws {
        owners = [try WatchlistOwner("ada"), try WatchlistOwner("bob")]
    }

    // MARK: - Reading

    private typealias Parts = [String: Result<AnyHashable, PopcornError>]

    /// Reads all parts of a title, and those of the first season and the first episode of a series.
    private func parts(of id: ContentID, _ popcorn: PopcornServices, _ policy: ReadPolicy = .cacheFirst) async -> Parts
    {
        var parts: Parts = [:]
        func read<Value: Hashable & Sendable>(
            _ name: String, _ fetch: () async throws(PopcornError) -> Value
        ) async {
            do throws(PopcornError) {
                parts[name] = .success(AnyHashable(try await fetch()))
            } catch {
                parts[name] = .failure(error)
            }
        }
        func read<Value: Hashable & Sendable>(_ name: String, _ useCase: FetchUseCase<Int, Value>) async {
            await read(name) { () throws(PopcornError) in try await useCase.execute(id: id.id, policy: policy) }
        }
        switch id.kind {
        case .movie:
            let movies = popcorn.movies
            await read("details") { () throws(PopcornError) in
                try await movies.fetchMovieDetails.execute(id: id.id, policy: policy)
            }
            await read("credits", movies.fetchMovieCredits)
            await read("images", movies.fetchMovieImages)
            await read("videos", movies.fetchMovieVideos)
            await read("releases", movies.fetchMovieReleases)
            await read("offers", movies.fetchAllMovieWatchOffers)
            await read("links", movies.fetchMovieLinks)
            await read("keywords", movies.fetchMovieKeywords)
            await read("titles", movies.fetchMovieAlternativeTitles)
        case .tvSeries:
            let series = popcorn.tvSeries
            await read("details") { () throws(PopcornError) in
                try await series.fetchTVSeriesDetails.execute(id: id.id, policy: policy)
            }
            await read("credits", series.fetchTVSeriesCredits)
            await read("images", series.fetchTVSeriesImages)
            await read("videos", series.fetchTVSeriesVideos)
            await read("ratings", series.fetchTVSeriesContentRatings)
            await read("offers", series.fetchAllTVSeriesWatchOffers)
            await read("links", series.fetchTVSeriesLinks)
            await read("keywords", series.fetchTVSeriesKeywords)
            await read("titles", series.fetchTVSeriesAlternativeTitles)
            await read("groups", series.fetchTVEpisodeGroups)
            await read("whole") { () throws(PopcornError) in
                try await series.fetchWholeTVSeries.execute(id: id.id, policy: policy)
            }
            await read("season") { () throws(PopcornError) in
                try await series.fetchTVSeasonDetails.execute(seriesID: id.id, seasonNumber: 1, policy: policy)
            }
            await read("season credits") { () throws(PopcornError) in
                try await series.fetchTVSeasonCredits.execute(seriesID: id.id, seasonNumber: 1, policy: policy)
            }
            await read("episode") { () throws(PopcornError) in
                try await series.fetchTVEpisodeDetails.execute(
                    seriesID: id.id, seasonNumber: 1, episodeNumber: 1, policy: policy)
            }
            await read("episode credits") { () throws(PopcornError) in
                try await series.fetchTVEpisodeCredits.execute(
                    seriesID: id.id, seasonNumber: 1, episodeNumber: 1, policy: policy)
            }
        default:
            let people = popcorn.people
            await read("details", people.fetchPersonDetails)
            await read("credits") { () throws(PopcornError) in
                try await people.fetchPersonCredits.execute(id: id.id, policy: policy)
            }
            await read("images", people.fetchPersonImages)
            await read("links", people.fetchPersonLinks)
        }
        return parts
    }

    /// Returns the differences between the parts of a title and those at the start of the day.
    private func differences(of id: ContentID, _ parts: Parts, _ before: Parts) -> [String] {
        parts.keys.sorted().compactMap { name in
            switch (parts[name], before[name]) {
            case (.success(let value), .success(let old)):
                value == old ? nil : "\(id): \(name) differs in \(differingMembers(value.base, old.base))"
            case (.failure(let error), _): "\(id): \(name): \(error)"
            default: "\(id): \(name) was not read"
            }
        }
    }

    private func differingMembers(_ value: Any, _ other: Any) -> String {
        zip(Mirror(reflecting: value).children, Mirror(reflecting: other).children)
            .filter { "\($0.value)" != "\($1.value)" }
            .map { "\($0.label ?? "a row"): \("\($1.value)".prefix(500)) became \("\($0.value)".prefix(500))" }
            .joined(separator: ", ")
    }

    // MARK: - The day

    private struct Day {
        var requests = 0
        var differences: [String] = []
    }

    /// Runs a day, an hour per incident. Each hour, a fourth of the titles is read and a twelfth is refreshed.
    private func day(_ incidents: [Incident]) async throws -> Day {
        let clock = TestClock()
        var day = Day()
        try await StandInServer.run(catalogue: titles.catalogue) { server in
            let configuration = PopcornServices.Configuration(
                tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
                transport: TMDbTransport(
                    retry: RetryPolicy(baseDelay: .microseconds(1), minimumRetryAfter: .zero), rateLimit: nil),
                clock: clock.wallClock)
            try await withServices(configuration) { popcorn in
                for (number, id) in titles.ids.enumerated() where id.kind != .person {
                    try await add(id, to: owners[number % 2], popcorn)
                }
                // The first read fetches the images configuration in the background, and images in more languages: the
                // original language is not known yet.
                var before: [ContentID: Parts] = [:]
                for id in titles.ids {
                    _ = await parts(of: id, popcorn)
                    day.differences += try await refresh(id, popcorn)
                }
                for id in titles.ids {
                    let parts = await parts(of: id, popcorn)
                    day.differences += differences(of: id, parts, parts)
                    before[id] = parts
                }
                server.resetRequests()

                for (hour, incident) in incidents.enumerated() {
                    server.replaceFaults(with: incident.faults)
                    clock.advance(by: 3600)
                    var found: [String] = []
                    for (number, id) in titles.ids.enumerated() {
                        if number % 12 == hour % 12 { found += try await refresh(id, popcorn) }
                        if number % 4 == hour % 4 {
                            found += differences(of: id, await parts(of: id, popcorn), before[id] ?? [:])
                        }
                    }
                    for owner in owners { found += try await lookAtWatchlist(of: owner, popcorn) }
                    if incident.hasDetails { found += try await runJobs(hour, popcorn) }
                    day.differences += found.map { "\(incident.name): \($0)" }
                }
                day.requests = server.requestCount

                for policy in [ReadPolicy.cacheOnly, .cacheFirst] {
                    for id in titles.ids {
                        let parts = await parts(of: id, popcorn, policy)
                        day.differences += differences(of: id, parts, before[id] ?? [:]).map { "afterwards: \($0)" }
                    }
                }
            }
        }
        return day
    }

    private func add(_ id: ContentID, to owner: WatchlistOwner, _ popcorn: PopcornServices) async throws {
        if id.kind == .movie {
            try await popcorn.movies.addToWatchlist.execute(id: id.id, owner: owner)
        } else {
            try await popcorn.tvSeries.addToWatchlist.execute(id: id.id, owner: owner)
        }
    }

    /// Refreshes a title. Only a response that is no response of TMDb may prevent it.
    private func refresh(_ id: ContentID, _ popcorn: PopcornServices) async throws -> [String] {
        do throws(PopcornError) {
            switch id.kind {
            case .movie: _ = try await popcorn.movies.fetchMovieDetails.execute(id: id.id, policy: .refresh)
            case .tvSeries:
                _ = try await popcorn.tvSeries.fetchTVSeriesDetails.execute(id: id.id, policy: .refresh)
                _ = try await popcorn.tvSeries.fetchWholeTVSeries.execute(id: id.id, policy: .refresh)
                _ = try await popcorn.tvSeries.fetchTVSeasonDetails.execute(
                    seriesID: id.id, seasonNumber: 1, policy: .refresh)
                _ = try await popcorn.tvSeries.fetchTVEpisodeDetails.execute(
                    seriesID: id.id, seasonNumber: 1, episodeNumber: 1, policy: .refresh)
            default: _ = try await popcorn.people.fetchPersonDetails.execute(id: id.id, policy: .refresh)
            }
            return []
        } catch {
            switch error.kind {
            case .unavailable, .undecodable, .overloaded: return []
            default: return ["\(id): refresh: \(error)"]
            }
        }
    }

    private func lookAtWatchlist(of owner: WatchlistOwner, _ popcorn: PopcornServices) async throws -> [String] {
        let entries = try await popcorn.media.fetchWatchlistTitles.execute(WatchlistQuery(owner: owner)).items
        let next = try await popcorn.tvSeries.fetchNextEpisodes.execute(owner: owner)
        return entries.filter { $0.isRemoved || $0.preview?.title.isEmpty != false }.map { "\($0.id): \($0)" }
            + next.failures.filter { $0.error.kind == .notFound }.map { "\($0.seriesID): \($0.error)" }
    }

    private func runJobs(_ hour: Int, _ popcorn: PopcornServices) async throws -> [String] {
        var progress = CacheProgress()
        switch hour % 4 {
        case 0: progress = try await popcorn.cache.warm(from: [.watchlists, .list(.popularMovies, limit: 20)]).items
        case 1: progress = try await popcorn.cache.refresh(titles.ids.filter { $0.id % 5 == hour % 5 })
        case 2: progress = try await popcorn.cache.warm(titles.ids)
        default:
            let changes = try await popcorn.cache.refreshChanged()
            return changes.notFound == 0 ? [] : ["sync: \(changes)"]
        }
        return progress.notFound == 0 ? [] : ["job: \(progress)"]
    }

    @Test func `a day of incidents costs nothing that is known`() async throws {
        let normal = try await day(Self.incidents.map { Incident($0.name, hasDetails: $0.hasDetails) })
        #expect(normal.differences == [], "\(normal.differences.joined(separator: "\n"))")
        let bad = try await day(Self.incidents)
        #expect(bad.differences == [], "\(bad.differences.joined(separator: "\n"))")
        print("\(titles.ids.count) titles: \(normal.requests) requests on a normal day, \(bad.requests) on the bad day")
        #expect(bad.requests < 3 * normal.requests)
    }
}
