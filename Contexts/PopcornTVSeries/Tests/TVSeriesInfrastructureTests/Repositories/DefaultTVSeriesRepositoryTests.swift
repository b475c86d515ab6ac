import Caching
import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import Foundation
import Persistence
import TVSeriesDomain
import TVSeriesDomainTestHelpers
import Testing

@testable import TVSeriesInfrastructure

/// Tests of the repository's additions to cached reads: the keys, the parts, and the use of a season's episodes.
@Suite
struct DefaultTVSeriesRepositoryTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub()
    private let british: ContentLocale
    private let day: TimeInterval = 86_400

    init() throws {
        british = try ContentLocale(language: "en-GB")
    }

    private func withRepository(
        _ body: (DefaultTVSeriesRepository, Database) async throws -> Void
    ) async throws {
        try await withCache(.tvSeries, clock: clock.clock) { database, environment in
            try await body(
                DefaultTVSeriesRepository(remote: remote, database: database, environment: environment), database)
        }
    }

    private func episode(
        _ repository: DefaultTVSeriesRepository, _ number: Int = 1, parts: [TVEpisodePart] = [],
        policy: ReadPolicy = .cacheFirst, locale: ContentLocale? = nil
    ) async throws(PopcornError) -> Sourced<TVEpisodeWithParts> {
        try await repository.episode(
            TVEpisodeLocator(seriesID: 96677, seasonNumber: 1, episodeNumber: number), including: parts,
            locale: locale ?? british, policy: policy)
    }

    private func season(
        _ repository: DefaultTVSeriesRepository, parts: [TVSeasonPart] = .all, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
        try await repository.season(
            TVSeasonLocator(seriesID: 96677, seasonNumber: 1), including: parts, locale: british, policy: policy)
    }

    private func series(
        _ repository: DefaultTVSeriesRepository, parts: [TVSeriesPart] = .all
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try await repository.series(withID: 96677, including: parts, locale: british, policy: .cacheFirst)
    }

    @Test
    func `a series is fetched once`() async throws {
        try await withRepository { repository, _ async throws in
            #expect(try await series(repository) == Sourced(.mock(), origin: .network, cachedAt: clock.now))
            #expect(try await series(repository) == Sourced(.mock(), origin: .cache, cachedAt: clock.now))
            #expect(remote.series.calls == [96677])
        }
    }

    @Test
    func `only the requested parts of a series are read`() async throws {
        try await withRepository { repository, _ async throws in
            _ = try await series(repository)
            #expect(try await series(repository, parts: []).value == TVSeriesWithParts(series: .mock()))
            #expect(
                try await series(repository, parts: [.credits]).value
                    == TVSeriesWithParts(series: .mock(), credits: .mock()))
            #expect(
                try await series(repository, parts: [.firstLogo, .ratings(["GB"])]).value
                    == TVSeriesWithParts(
                        series: .mock(), images: .mock(posterPaths: [], backdropPaths: []),
                        contentRatings: [.mock(descriptors: [])]))
            #expect(try await series(repository, parts: [.ratings(["FR"])]).value.contentRatings == [])
            #expect(remote.requestCount == 1)
        }
    }

    @Test
    func `a season is fetched once, with its episodes`() async throws {
        try await withRepository { repository, _ async throws in
            #expect(try await season(repository) == Sourced(.mock(), origin: .network, cachedAt: clock.now))
            #expect(try await season(repository) == Sourced(.mock(), origin: .cache, cachedAt: clock.now))
            #expect(
                try await season(repository, parts: []).value
                    == TVSeasonWithParts(
                        season: .mock(episodes: [.mock(crew: nil, guestStars: nil)]), seriesID: 96677))
            #expect(remote.requestCount == 1)
        }
    }

    @Test
    func `the original language of a cached series is passed for its seasons and episodes`() async throws {
        try await withRepository { repository, _ async throws in
            #expect(try await season(repository).value.seriesOriginalLanguage == nil)
            _ = try await series(repository)
            let season = try await season(repository, policy: .refresh)
            let episode = try await episode(repository, parts: [.videos])
            #expect(remote.originalLanguages.calls == [nil, "fr", "fr"])
            #expect(season.value.seriesOriginalLanguage == "fr")
            #expect(episode.value.seriesOriginalLanguage == "fr")
        }
    }

    @Test
    func `an episode of a cached season is read without a request`() async throws {
        let second = TVEpisode.mock(id: 2, name: "Two", episodeNumber: 2, crew: [], guestStars: [.mock(name: "Guest")])
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [.mock(), second]))))
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            let found = try await episode(repository, 2)
            #expect(found.value == TVEpisodeWithParts(episode: second, seriesID: 96677, seasonName: "Part 1"))
            #expect(found.origin == .cache)
            #expect(found.cachedAt == clock.now)
            #expect(try await episode(repository, 1, policy: .cacheOnly).value.episode == .mock())
            #expect(remote.requestCount == 1)
        }
    }

    @Test(arguments: [TVEpisodePart.cast, .images, .videos, .externalIDs])
    func `a part that is missing in the season is fetched once`(part: TVEpisodePart) async throws {
        // The season contains the episode's texts, but not its other parts.
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [.mock(name: "The Heist")]))))
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            _ = try await episode(repository, parts: [part])
            let warm = try await episode(repository, parts: [part])
            #expect(warm.origin == .cache)
            #expect(warm.value.cast == (part == .cast ? [.mock()] : nil))
            #expect(warm.value.images == (part == .images ? TVEpisodeWithParts.mock().images : nil))
            #expect(warm.value.videos == (part == .videos ? [.mock()] : nil))
            #expect(warm.value.externalIDs == (part == .externalIDs ? .mock() : nil))
            #expect(remote.episodes.calls.count == 1)
        }
    }

    @Test
    func `an episode with texts in a cached season is read without a request`() async throws {
        let heist = TVEpisode.mock(name: "The Heist")
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [heist]))))
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            let found = try await episode(repository, parts: [.texts(["en"])])
            #expect(found.origin == .cache)
            #expect(found.value.episode == heist)
            let texts = ContentTexts(title: "The Heist", overview: heist.overview)
            #expect(found.value.translations == [.mock(languageCode: "en", countryCode: "GB", texts: texts)])
            #expect(remote.requestCount == 1)
        }
    }

    @Test(arguments: [
        TVEpisode.mock(overview: ""), .mock(name: "Folge 1"), .mock(name: ""), .mock(overview: nil),
    ])
    func `an episode with missing texts in its season is fetched once`(lacking: TVEpisode) async throws {
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [lacking]))))
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            let parts: [TVEpisodePart] = [.texts(["de"])]
            #expect(try await episode(repository, parts: parts, policy: .cacheOnly).value.episode == lacking)
            #expect(try await episode(repository).value.episode == lacking)
            #expect(remote.requestCount == 1)

            #expect(try await episode(repository, parts: parts).origin == .network)
            let warm = try await episode(repository, parts: parts)
            #expect(warm.origin == .cache)
            #expect(warm.value.translations == [.mock()])
            #expect(remote.requestCount == 2)
        }
    }

    @Test
    func `a cached episode without translations yields to its season's episode`() async throws {
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [.mock(name: "The Heist")]))))
        remote.episodes.setResult(.success(.mock(translations: nil)))
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            clock.advance(by: 60)
            _ = try await episode(repository, policy: .refresh)
            #expect(try await episode(repository, parts: [.texts(["en"])]).value.translations?.count == 1)
            #expect(remote.requestCount == 2)
        }
    }

    @Test
    func `the series name is in the first language that has one`() async throws {
        let korean = TVSeries.mock(name: "킹덤", originalName: "킹덤", originalLanguage: "ko")
        let kingdom = Translation.mock(
            languageCode: "en", countryCode: "US", texts: ContentTexts(title: "Kingdom"))
        remote.series.setResult(.success(.mock(series: korean, translations: [kingdom])))
        try await withRepository { repository, _ async throws in
            _ = try await series(repository)
            #expect(try await season(repository, parts: [.texts(["en-GB", "en"])]).value.seriesName == "Kingdom")
            #expect(try await season(repository, parts: []).value.seriesName == "킹덤")
            let found = try await episode(repository, parts: [.texts(["en-GB", "en"])])
            #expect(found.value.seriesName == "Kingdom")
            #expect(found.value.seasonName == "Part 1")
        }
    }

    @Test
    func `seasons and series cached without translations are fetched once`() async throws {
        remote.seasons.setResult(.success(.mock(translations: nil)))
        remote.series.setResult(.success(.mock(translations: nil)))
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            _ = try await series(repository)
            remote.seasons.setResult(.success(.mock()))
            remote.series.setResult(.success(.mock()))
            for _ in 1...2 {
                #expect(try await season(repository, parts: [.texts(["de"])]).value.translations == [.mock()])
                #expect(try await series(repository, parts: [.texts(["de"])]).value.translations == [.mock()])
            }
            #expect(remote.requestCount == 4)
        }
    }

    @Test
    func `a part that TMDb does not send is not requested again`() async throws {
        remote.episodes.setResult(.success(TVEpisodeWithParts(episode: .mock(), seriesID: 96677)))
        try await withRepository { repository, _ async throws in
            for _ in 1...3 { #expect(try await episode(repository, parts: [.images]).value.images == nil) }
            #expect(remote.requestCount == 1)
        }
    }

    @Test
    func `a fresh episode takes precedence over its season's, otherwise the newer one does`() async throws {
        let newer = TVEpisode.mock(name: "Chapter One")
        try await withRepository { repository, _ async throws in
            _ = try await episode(repository, parts: .all)
            clock.advance(by: 60)
            remote.seasons.setResult(.success(.mock(season: .mock(episodes: [newer]))))
            _ = try await season(repository)

            #expect(try await episode(repository).value.episode == .mock())
            let whole = try await episode(repository, parts: .all).value
            #expect(whole == .mock(seasonName: "Part 1"))

            clock.advance(by: 8 * day)
            _ = try await season(repository, policy: .refresh)
            #expect(try await episode(repository).value.episode == newer)
            #expect(try await episode(repository).origin == .cache)

            clock.advance(by: 60)
            _ = try await episode(repository, policy: .refresh)
            #expect(try await episode(repository).value.episode == .mock())
            #expect(try await season(repository).value.season.episodes == [newer])
        }
    }

    @Test(arguments: [TVEpisode.mock(crew: nil), .mock(guestStars: nil)])
    func `an episode without crew or guest stars in its season is fetched`(bare: TVEpisode) async throws {
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [bare]))))
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            #expect(try await episode(repository).value.episode == .mock())
            #expect(remote.episodes.calls.count == 1)
        }
    }

    @Test
    func `an episode that its season lacks is fetched`() async throws {
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            _ = try await episode(repository, 9)
            #expect(remote.episodes.calls.map(\.episodeNumber) == [9])
        }
    }

    @Test
    func `names are returned if cached in the requested language`() async throws {
        try await withRepository { repository, _ async throws in
            let cold = try await episode(repository).value
            #expect(cold.seriesName == nil)
            #expect(cold.seasonName == nil)

            _ = try await series(repository, parts: [])
            let withSeries = try await episode(repository).value
            #expect(withSeries.seriesName == "Lupin")
            #expect(withSeries.seasonName == "Part 1")
            #expect(try await season(repository).value.seriesName == "Lupin")

            let german = try await episode(repository, locale: try ContentLocale(language: "de-DE")).value
            #expect(german.seriesName == nil)
            #expect(remote.requestCount == 4)
        }
    }

    @Test
    func `expired names of a series and its season are nil`() async throws {
        try await withRepository { repository, _ async throws in
            _ = try await series(repository)
            clock.advance(by: 181 * day)
            let found = try await episode(repository).value
            #expect(found.seriesName == nil)
            #expect(found.seasonName == nil)
        }
    }

    @Test
    func `the expired name of a season is nil`() async throws {
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            clock.advance(by: 181 * day)
            #expect(try await episode(repository).value.seasonName == nil)
        }
    }

    @Test
    func `an episode of a season with an older schema is stale`() async throws {
        try await withRepository { repository, database async throws in
            _ = try await season(repository)
            #expect(try await episode(repository, policy: .cacheOnly).origin == .cache)
            try await database.write { transaction throws(DatabaseError) in
                _ = try transaction.execute(
                    "UPDATE \(transaction.table(of: TVSeriesSeasonEntity.self)) SET schema_generation = 0")
            }
            #expect(try await episode(repository, policy: .cacheOnly).origin == .stale)
        }
    }

    @Test
    func `a season's own name takes precedence over the one in its series`() async throws {
        remote.seasons.setResult(.success(.mock(season: .mock(name: "First Part", episodes: [.mock()]))))
        try await withRepository { repository, _ async throws in
            _ = try await series(repository)
            _ = try await season(repository)
            #expect(try await episode(repository).value.seasonName == "First Part")
        }
    }

    @Test
    func `specials, empty seasons and episodes without a still are cached`() async throws {
        remote.seasons.setResult(
            .success(TVSeasonWithParts(season: .mock(seasonNumber: 0, episodes: []), seriesID: 96677)))
        remote.episodes.setResult(
            .success(
                TVEpisodeWithParts(
                    episode: TVEpisode(id: 1, name: "", episodeNumber: 0, seasonNumber: 0), seriesID: 96677)))
        let specials = TVSeasonLocator(seriesID: 96677, seasonNumber: 0)
        let id = TVEpisodeLocator(seriesID: 96677, seasonNumber: 0, episodeNumber: 0)
        try await withRepository { repository, _ async throws in
            for _ in 1...2 {
                let season = try await repository.season(
                    specials, including: .all, locale: british, policy: .cacheFirst)
                #expect(season.value.season.episodes == [])
                let episode = try await repository.episode(id, including: [], locale: british, policy: .cacheFirst)
                #expect(episode.value.episode.crew == nil)
                #expect(episode.value.episode.stillPath == nil)
            }
            #expect(remote.requestCount == 2)
        }
    }

    @Test
    func `nil and empty seasons of a series are cached`() async throws {
        try await withRepository { repository, _ async throws in
            for seasons in [nil, [TVSeason]()] {
                remote.series.setResult(.success(TVSeriesWithParts(series: .mock(seasons: seasons))))
                _ = try await repository.series(withID: 96677, including: [], locale: british, policy: .refresh)
                #expect(try await series(repository).value == TVSeriesWithParts(series: .mock(seasons: seasons)))
            }
        }
    }

    @Test(arguments: [(0, 1, 1), (-1, 1, 1), (1, -1, 1), (1, 1, -1)])
    func `invalid numbers are rejected without a request`(series: Int, season: Int, number: Int) async throws {
        try await withRepository { repository, _ async throws in
            let error = await #expect(throws: PopcornError.self) {
                try await repository.episode(
                    TVEpisodeLocator(seriesID: series, seasonNumber: season, episodeNumber: number), including: [],
                    locale: british, policy: .cacheFirst)
            }
            #expect(error?.kind == .invalidInput)
            #expect(remote.requestCount == 0)
        }
    }

    @Test
    func `an error contains the requested season or episode`() async throws {
        remote.episodes.setResult(.failure(PopcornError(.notFound, "TMDb has no such thing")))
        try await withRepository { repository, _ async throws in
            for _ in 1...2 {
                let error = await #expect(throws: PopcornError.self) { try await episode(repository, 7) }
                #expect(error?.kind == .notFound)
            }
            let error = await #expect(throws: PopcornError.self) { try await episode(repository, 7) }
            #expect(error?.message == "TMDb has no episode 7 of season 1 of series 96677")
            #expect(remote.requestCount == 1)
            let offline = await #expect(throws: PopcornError.self) { try await season(repository, policy: .cacheOnly) }
            #expect(
                offline?.message
                    == "season 1 of series 96677 is not in the cache in language en-GB; read it once with network access"
            )
        }
    }

    @Test
    func `a stale episode of a season is returned if TMDb fails`() async throws {
        try await withRepository { repository, _ async throws in
            _ = try await season(repository)
            clock.advance(by: 60 * day)
            remote.episodes.setResult(.failure(PopcornError(.unavailable, "TMDb cannot be reached")))
            let found = try await episode(repository)
            #expect(found.origin == .stale)
            #expect(found.value.episode == .mock())
            #expect(found.failure?.kind == .unavailable)
        }
    }

    @Test
    func `maintenance counts and deletes each kind`() async throws {
        try await withRepository { repository, _ async throws in
            _ = try await series(repository)
            _ = try await season(repository)
            _ = try await episode(repository, parts: [.images])
            for kind in [ContentKind.tvSeries, .tvSeason, .tvEpisode] {
                let content = try #require(repository.maintenance[kind])
                #expect(try await content.statistics().countByLanguage == ["en-GB": 1])
                #expect(try await content.delete(before: nil) == 1)
                #expect(try await content.statistics().countByLanguage == [:])
            }
        }
    }
}
