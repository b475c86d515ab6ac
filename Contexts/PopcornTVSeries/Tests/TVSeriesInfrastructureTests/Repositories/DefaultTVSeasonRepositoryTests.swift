import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

/// Tests of the repository of seasons: the episodes, and the names and the original language of the series.
@Suite
struct DefaultTVSeasonRepositoryTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub()
    private let day: TimeInterval = 86_400

    private func withRepositories(_ body: (TVRepositories) async throws -> Void) async throws {
        try await withTVRepositories(remote, clock: clock.clock, body)
    }

    @Test
    func `a season is fetched once, with its episodes`() async throws {
        try await withRepositories { tv async throws in
            #expect(try await tv.season() == Sourced(.mock(), origin: .network, cachedAt: clock.now))
            #expect(try await tv.season() == Sourced(.mock(), origin: .cache, cachedAt: clock.now))
            #expect(
                try await tv.season(parts: []).value
                    == TVSeasonWithParts(
                        season: .mock(episodes: [.mock(crew: nil, guestStars: nil)]), seriesID: 96677))
            #expect(remote.requestCount == 1)
        }
    }

    @Test
    func `the original language of a cached series is passed for its seasons and episodes`() async throws {
        try await withRepositories { tv async throws in
            #expect(try await tv.season().value.seriesOriginalLanguage == nil)
            _ = try await tv.series()
            let season = try await tv.season(policy: .refresh)
            let episode = try await tv.episode(parts: [.videos])
            #expect(remote.originalLanguages.calls == [nil, "fr", "fr"])
            #expect(season.value.seriesOriginalLanguage == "fr")
            #expect(episode.value.seriesOriginalLanguage == "fr")
        }
    }

    @Test
    func `the series name is in the first language that has one`() async throws {
        let korean = TVSeries.mock(name: "킹덤", originalName: "킹덤", originalLanguage: "ko")
        let kingdom = Translation.mock(
            languageCode: "en", countryCode: "US", texts: ContentTexts(title: "Kingdom"))
        remote.series.setResult(.success(.mock(series: korean, translations: [kingdom])))
        try await withRepositories { tv async throws in
            _ = try await tv.series()
            #expect(try await tv.season(parts: [.texts(["en-GB", "en"])]).value.seriesName == "Kingdom")
            #expect(try await tv.season(parts: []).value.seriesName == "킹덤")
            let found = try await tv.episode(parts: [.texts(["en-GB", "en"])])
            #expect(found.value.seriesName == "Kingdom")
            #expect(found.value.seasonName == "Part 1")
        }
    }

    @Test
    func `names are returned if cached in the requested language`() async throws {
        try await withRepositories { tv async throws in
            let cold = try await tv.episode().value
            #expect(cold.seriesName == nil)
            #expect(cold.seasonName == nil)

            _ = try await tv.series(parts: [])
            let withSeries = try await tv.episode().value
            #expect(withSeries.seriesName == "Lupin")
            #expect(withSeries.seasonName == "Part 1")
            #expect(try await tv.season().value.seriesName == "Lupin")

            let german = try await tv.episode(locale: try ContentLocale(language: "de-DE")).value
            #expect(german.seriesName == nil)
            #expect(remote.requestCount == 4)
        }
    }

    @Test
    func `expired names of a series and its season are nil`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.series()
            clock.advance(by: 181 * day)
            let found = try await tv.episode().value
            #expect(found.seriesName == nil)
            #expect(found.seasonName == nil)
        }
    }

    @Test
    func `the expired name of a season is nil`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            clock.advance(by: 181 * day)
            #expect(try await tv.episode().value.seasonName == nil)
        }
    }

    @Test
    func `a season's own name takes precedence over the one in its series`() async throws {
        remote.seasons.setResult(.success(.mock(season: .mock(name: "First Part", episodes: [.mock()]))))
        try await withRepositories { tv async throws in
            _ = try await tv.series()
            _ = try await tv.season()
            #expect(try await tv.episode().value.seasonName == "First Part")
        }
    }

    @Test
    func `names of a season are read without a request`() async throws {
        remote.seasons.setResult(.success(.mock(season: .mock(name: "First Part", episodes: [.mock()]))))
        try await withRepositories { tv async throws in
            let id = TVSeasonLocator(seriesID: 96677, seasonNumber: 1)
            #expect(await tv.seasons.names(of: id, locale: tv.locale) == TVSeasonNames())
            _ = try await tv.series()
            let listed = await tv.seasons.names(of: id, locale: tv.locale)
            #expect(listed == TVSeasonNames(series: "Lupin", season: "Part 1", originalLanguage: "fr"))
            _ = try await tv.season()
            #expect(await tv.seasons.names(of: id, locale: tv.locale).season == "First Part")
            #expect(await tv.seasons.names(of: id, locale: .americanEnglish) == TVSeasonNames())
            #expect(remote.requestCount == 2)
        }
    }
}
