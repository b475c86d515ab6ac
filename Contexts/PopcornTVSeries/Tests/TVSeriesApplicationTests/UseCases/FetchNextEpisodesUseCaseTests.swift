import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesApplication

@Suite struct FetchNextEpisodesUseCaseTests {

    /// The clock, set to a Sunday afternoon.
    private let clock = ManualClock(now: Date(timeIntervalSince1970: 1_796_515_200 + 15 * 3600))
    private var today: Date { Date(timeIntervalSince1970: 1_796_515_200) }
    private let down = PopcornError(.unavailable, "TMDb is down")

    private func day(_ number: Int) -> Date { today.addingTimeInterval(Double(number) * 86_400) }

    /// Creates the result of reading a series whose next episode airs on a day; `nil` for a series without a next
    /// episode.
    private func series(
        _ id: Int, _ name: String = "Name", on day: Date?, origin: DataOrigin = .cache, cachedAt: Date = .distantPast,
        failure: PopcornError? = nil
    ) -> Result<Sourced<TVSeriesWithParts>, PopcornError> {
        let next = day.map { TVEpisode.mock(id: id * 10, airDate: $0, crew: nil, guestStars: nil) }
        return .success(
            Sourced(
                TVSeriesWithParts(series: .mock(id: id, name: name, nextEpisodeToAir: next)), origin: origin,
                cachedAt: cachedAt, failure: failure))
    }

    private func fetch(
        _ results: [Int: Result<Sourced<TVSeriesWithParts>, PopcornError>], watchlist: WatchlistRepositoryMock? = nil,
        seasons: [TVSeasonLocator: Result<[TVEpisode], PopcornError>] = [:],
        policies: PortDouble<ReadPolicy, Void> = PortDouble(.success(())), defaults: ContentDefaults = ContentDefaults()
    ) -> FetchNextEpisodesUseCase {
        let repository = SeriesByID(results: results, seasons: seasons, policies: policies)
        return UseCaseBuilder.mock(defaults: defaults).nextEpisodes(
            of: repository, seasons: repository,
            on: watchlist ?? WatchlistRepositoryMock(results.keys.sorted(), kind: .tvSeries), clock: clock.clock)
    }

    private func ids(_ episodes: NextEpisodes) -> [[Int]] { episodes.days.map { $0.episodes.map(\.seriesID) } }

    @Test func `episodes are grouped by day and sorted by series name`() async throws {
        let next = try await fetch([
            1: series(1, "zoo", on: day(3)), 2: series(2, "Élite", on: day(1)), 3: series(3, "dark", on: day(1)),
            4: series(4, "elite", on: day(1)), 5: series(5, "Éclair", on: day(1)), 6: series(6, "Now", on: today),
        ]).execute(owner: .default)

        #expect(next.days.map(\.date) == [today, day(1), day(3)])
        #expect(ids(next) == [[6], [3, 5, 2, 4], [1]])
        #expect(next.failures == [])
    }

    @Test func `at most 500 series are fetched by one read`() async throws {
        let policies = PortDouble<ReadPolicy, Void>(.success(()))
        let missing = Result<Sourced<TVSeriesWithParts>, PopcornError>.failure(PopcornError(.notCached, "absent"))
        let results = Dictionary(uniqueKeysWithValues: (1...501).map { ($0, missing) })
            .merging([502: series(502, on: day(1))]) { $1 }

        let next = try await fetch(results, policies: policies).execute(owner: .default)
        #expect(policies.calls.count { $0 == .cacheOnly } == 502)
        #expect(policies.calls.count { $0 == .cacheFirst } == 500)
        #expect(ids(next) == [[502]])
        #expect(next.failures.count == 501)
    }

    @Test func `texts of an episode are in the first language that has them`() async throws {
        let next = TVEpisode.mock(
            name: "Folge 8", episodeNumber: 8, seasonNumber: 3, overview: "", airDate: day(1), crew: nil,
            guestStars: nil)
        let english = Translation(
            languageCode: "en", countryCode: "US", texts: ContentTexts(title: "Home Again", overview: "He is back."))
        let content = TVSeriesWithParts(
            series: .mock(id: 1, nextEpisodeToAir: next), translations: [],
            memberTranslations: [TVMemberTranslation(seasonNumber: 3, episodeNumber: 8, translation: english)])
        let found = try await fetch(
            [1: .success(Sourced(content, origin: .cache, cachedAt: .distantPast))],
            seasons: [TVSeasonLocator(seriesID: 1, seasonNumber: 3): .success([next])],
            defaults: ContentDefaults(
                locale: try ContentLocale(language: "de"), textFallback: try TextFallback(["en"]))
        ).execute(owner: .default)
        let episode = try #require(found.days.first?.episodes.first)
        #expect([episode.name, episode.overview] == ["Home Again", "He is back."])
        #expect(episode.textLanguages == TextLanguages(title: "en-US", overview: "en-US"))
    }

    @Test func `an episode contains its numbers, its series and image URLs`() async throws {
        let still = try #require(URL(string: "/still.jpg"))
        let episode = TVEpisode.mock(
            id: 9, name: "Finale", episodeNumber: 8, seasonNumber: 38, overview: "", airDate: today,
            episodeType: "mid_season", runtime: nil, stillPath: still)
        let content = TVSeriesWithParts(series: .mock(id: 456, name: "The Simpsons", nextEpisodeToAir: episode))
        let next = try await fetch([456: .success(Sourced(content, origin: .cache, cachedAt: .distantPast))]).execute(
            owner: .default)

        let images = ImagesConfiguration.example
        #expect(
            next.days.flatMap(\.episodes) == [
                NextEpisodeDetails(
                    id: 9, name: "Finale", seriesID: 456, seriesName: "The Simpsons", seasonNumber: 38,
                    episodeNumber: 8, overview: "", episodeType: "mid_season",
                    stillURLSet: images.stillURLSet(for: still),
                    posterURLSet: images.posterURLSet(for: content.series.posterPath))
            ])
        #expect(next.days[0].episodes[0].stillURLSet != nil)
        #expect(next.days[0].episodes[0].posterURLSet != nil)
    }

    @Test(
        arguments: [
            (nil, nil, 0.0), ("America/Los_Angeles", nil, 8), ("Asia/Tokyo", nil, -9), (nil, "Asia/Tokyo", -9),
            ("America/Los_Angeles", "Asia/Tokyo", 8),
        ] as [(String?, String?, Double)])
    func `an episode counts as next until its day ends in the time zone of the request, or else the default one`(
        requested: String?, configured: String?, hoursBehindUTC: Double
    ) async throws {
        let results = [1: series(1, on: day(-1)), 2: series(2, on: today), 3: series(3, on: day(-400))]
        let fetch = fetch(
            results, defaults: ContentDefaults(timeZone: try configured.map(TimeZone.init(checkedIdentifier:))))
        let locale = try requested.map {
            try ContentLocale(language: "en", timeZone: TimeZone(checkedIdentifier: $0))
        }

        // One second before midnight in the time zone. The clock starts at 15:00 UTC.
        clock.advance(by: (9 + hoursBehindUTC) * 3600 - 1)
        #expect(try await ids(fetch.execute(owner: .default, locale: locale)) == [[2]])
        clock.advance(by: 1)
        #expect(try await ids(fetch.execute(owner: .default, locale: locale)) == [])
    }

    @Test func `series without a next episode or an air date are omitted`() async throws {
        let dateless = TVSeriesWithParts(
            series: .mock(id: 2, nextEpisodeToAir: .mock(airDate: nil, crew: nil, guestStars: nil)))
        let next = try await fetch([
            1: series(1, on: nil), 2: .success(Sourced(dateless, origin: .cache, cachedAt: .distantPast)),
        ]).execute(owner: .default)
        #expect(next == NextEpisodes(days: []))
    }

    /// Creates an episode of series 1.
    private func episode(_ season: Int, _ number: Int, on day: Date?, name: String = "") -> TVEpisode {
        .mock(
            id: season * 100 + number, name: name, episodeNumber: number, seasonNumber: season, airDate: day, crew: nil,
            guestStars: nil)
    }

    /// Fetches the next episodes of series 1, and returns its next episode with its day.
    private func next(
        last: TVEpisode? = nil, next: TVEpisode? = nil, seasons: [Int: Result<[TVEpisode], PopcornError>] = [:]
    ) async throws -> (day: Date?, season: Int?, number: Int?, failures: [NextEpisodesFailure]) {
        let series = TVSeries.mock(
            id: 1, seasons: seasons.keys.sorted().map { .mock(seasonNumber: $0, airDate: day(-30)) },
            lastEpisodeToAir: last, nextEpisodeToAir: next)
        let found = try await fetch(
            [1: .success(Sourced(TVSeriesWithParts(series: series), origin: .cache, cachedAt: today))],
            seasons: Dictionary(
                uniqueKeysWithValues: seasons.map { (TVSeasonLocator(seriesID: 1, seasonNumber: $0), $1) })
        ).execute(owner: .default)
        #expect(found.days.count <= 1)
        let episodes = found.days.flatMap(\.episodes)
        #expect(episodes.count <= 1)
        return (found.days.first?.date, episodes.first?.seasonNumber, episodes.first?.episodeNumber, found.failures)
    }

    @Test func `if TMDb's next episode is past, the one after it is next`() async throws {
        let found = try await next(
            next: episode(2, 1, on: day(-1)),
            seasons: [
                2: .success([
                    episode(2, 1, on: day(-1)), episode(2, 2, on: nil), episode(2, 3, on: day(8)),
                    episode(2, 4, on: day(8)), episode(2, 5, on: day(2)),
                ])
            ])
        #expect(found == (day(2), 2, 5, []))
    }

    @Test func `an episode of today is next, even if TMDb counts it as aired`() async throws {
        let found = try await next(last: episode(2, 1, on: today), next: episode(2, 2, on: day(7)))
        #expect(found == (today, 2, 1, []))
    }

    @Test func `the first of several episodes on a day is next, and a special only if it is alone`() async throws {
        let specials = [episode(0, 1, on: day(1)), episode(0, 2, on: day(9))]
        let season = [episode(2, 2, on: day(1)), episode(2, 1, on: day(1)), episode(2, 3, on: day(10))]
        let sameDay = try await next(
            next: episode(2, 2, on: day(1)), seasons: [0: .success(specials), 2: .success(season)])
        #expect(sameDay == (day(1), 2, 1, []))
        let alone = try await next(
            next: season[2], seasons: [0: .success([specials[1]]), 2: .success([season[2]])])
        #expect(alone == (day(9), 0, 2, []))
    }

    @Test func `a season that cannot be read is reported, and TMDb's next episode counts`() async throws {
        let found = try await next(next: episode(2, 8, on: day(3)), seasons: [2: .failure(down)])
        #expect(found == (day(3), 2, 8, [NextEpisodesFailure(seriesID: 1, seasonNumber: 2, error: down)]))
    }

    @Test func `the date of an episode is that of its season, or else that of TMDb's next episode`() async throws {
        let known = episode(2, 8, on: day(3))
        let moved = try await next(next: known, seasons: [2: .success([episode(2, 8, on: day(4))])])
        #expect(moved == (day(4), 2, 8, []))
        let undated = try await next(next: known, seasons: [2: .success([episode(2, 8, on: nil)])])
        #expect(undated == (day(3), 2, 8, []))
    }

    @Test func `an empty watchlist yields an empty result without reading a series`() async throws {
        let policies = PortDouble<ReadPolicy, Void>(.success(()))
        let result = try await fetch([:], policies: policies).sourced(.default)
        #expect(result == Sourced(NextEpisodes(days: []), origin: .cache, cachedAt: clock.now))
        #expect(policies.calls.isEmpty)
    }

    @Test func `each owner gets the series of their own watchlist, without movies`() async throws {
        let alice = try WatchlistOwner("alice")
        let lists = WatchlistRepositoryMock([1], kind: .tvSeries, owner: alice)
        _ = try await lists.add(.movie, id: 2, owner: alice)
        _ = try await lists.add(.tvSeries, id: 2, owner: .default)
        let fetch = fetch([1: series(1, on: today), 2: series(2, on: today)], watchlist: lists)
        #expect(try await ids(fetch.execute(owner: alice)) == [[1]])
        #expect(try await ids(fetch.execute(owner: .default)) == [[2]])
    }

    @Test func `a series that cannot be read is reported next to the others`() async throws {
        let gone = PopcornError(.notFound, "TMDb has no series 2")
        let next = try await fetch([1: series(1, on: today), 2: .failure(gone), 3: .failure(down)]).execute(
            owner: .default)
        #expect(ids(next) == [[1]])
        #expect(next.failures == [.init(seriesID: 3, error: down), .init(seriesID: 2, error: gone)])
    }

    @Test func `if no series can be read, an outage is thrown and not found is reported`() async throws {
        await #expect(throws: down) {
            try await fetch([1: .failure(PopcornError(.notFound, "")), 2: .failure(down)]).execute(owner: .default)
        }
        let none = try await fetch([1: .failure(PopcornError(.notFound, "none"))]).execute(owner: .default)
        #expect(none.failures.map(\.seriesID) == [1])
        #expect(none.days == [])
    }

    @Test(arguments: [PopcornError.Kind.unauthorised, .storage, .cancelled])
    func `an error that does not concern a single series is thrown`(kind: PopcornError.Kind) async throws {
        let failure = PopcornError(kind, "no")
        await #expect(throws: failure) {
            try await fetch([1: series(1, on: today), 2: .failure(failure)]).execute(owner: .default)
        }
        let broken = WatchlistRepositoryMock(failure: failure)
        await #expect(throws: failure) { try await fetch([:], watchlist: broken).execute(owner: .default) }
    }

    @Test func `the policy applies to each series, and the result is as old as the oldest`() async throws {
        let policies = PortDouble<ReadPolicy, Void>(.success(()))
        let old = day(-9)
        let mixed = fetch(
            [
                1: series(1, on: today, origin: .network, cachedAt: today),
                2: series(2, on: today, origin: .stale, cachedAt: old, failure: down),
                3: series(3, on: today, cachedAt: today),
            ], policies: policies)
        let result = try await mixed.sourced(.default, policy: .refresh)
        #expect(result.origin == .stale)
        #expect(result.cachedAt == old)
        #expect(result.failure == down)
        #expect(policies.calls == [.refresh, .refresh, .refresh])

        let fetched = fetch([1: series(1, on: today, origin: .network), 3: series(3, on: today)])
        #expect(try await fetched.sourced(.default).origin == .network)
    }

    @Test func `the series name is in the first language that has one`() async throws {
        let next = TVEpisode.mock(airDate: today, crew: nil, guestStars: nil)
        let results: [Int: Result<Sourced<TVSeriesWithParts>, PopcornError>] = [
            96677: .success(
                Sourced(.mock(series: .mock(nextEpisodeToAir: next)), origin: .cache, cachedAt: .distantPast))
        ]
        let german = try ContentLocale(language: "de")
        let off = try await fetch(results).execute(owner: .default, locale: german)
        #expect(off.days.flatMap(\.episodes).map(\.seriesName) == ["Lupin"])
        let on = fetch(results, defaults: ContentDefaults(textFallback: try TextFallback(["de"])))
        #expect(
            try await on.execute(owner: .default, locale: german).days.flatMap(\.episodes).map(\.seriesName) == [
                "Titel"
            ])
    }

    @Test func `updates follow changes of the watchlist`() async throws {
        let lists = WatchlistRepositoryMock([1], kind: .tvSeries)
        let fetch = fetch([1: series(1, on: today), 2: series(2, on: day(1))], watchlist: lists)
        var updates = fetch.updates(owner: .default).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil).map(ids) == [[1]])
        _ = try await lists.add(.tvSeries, id: 2, owner: .default)
        #expect(try await updates.next(isolation: nil).map(ids) == [[1], [2]])
    }

    @Test func `the coding keys are the property names`() throws {
        let next = NextEpisodes(
            days: [
                NextEpisodesDay(
                    date: today,
                    episodes: [
                        NextEpisodeDetails(
                            id: 9, name: "Finale", seriesID: 456, seriesName: "The Simpsons", seasonNumber: 38,
                            episodeNumber: 8)
                    ])
            ], failures: [NextEpisodesFailure(seriesID: 7, error: down)])
        let data = try JSONEncoder().encode(next)
        #expect(try JSONDecoder().decode(NextEpisodes.self, from: data) == next)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(json.keys) == ["days", "failures"])
        let day = try #require((json["days"] as? [[String: Any]])?.first)
        let episode = try #require((day["episodes"] as? [[String: Any]])?.first)
        #expect(
            Set(episode.keys) == ["id", "name", "seriesID", "seriesName", "seasonNumber", "episodeNumber"])
    }
}

/// A mock repository that returns prepared results by the identifiers of the series. Other seasons have no episodes.
private struct SeriesByID: TVSeriesRepository, TVSeasonRepository {

    let results: [Int: Result<Sourced<TVSeriesWithParts>, PopcornError>]
    let seasons: [TVSeasonLocator: Result<[TVEpisode], PopcornError>]
    let policies: PortDouble<ReadPolicy, Void>

    func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try policies.call(policy)
        guard let result = results[id] else { throw PopcornError(.notFound, "No series \(id)") }
        return try result.get()
    }

    func wholeSeries(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try await series(withID: id, including: parts, locale: locale, policy: policy)
    }

    func season(
        _ id: TVSeasonLocator, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
        let episodes = try seasons[id]?.get() ?? []
        return Sourced(
            TVSeasonWithParts(season: .mock(episodes: episodes), seriesID: id.seriesID), origin: .cache,
            cachedAt: .distantFuture)
    }

    func names(of id: TVSeasonLocator, locale: ContentLocale) async -> TVSeasonNames { TVSeasonNames() }
}
