import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import PopcornPersistence
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

/// Tests of the repository of episodes: the keys, the parts, and the use of a season's episodes.
@Suite
struct DefaultTVEpisodeRepositoryTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub()
    private let day: TimeInterval = 86_400

    private func withRepositories(_ body: (TVRepositories) async throws -> Void) async throws {
        try await withTVRepositories(remote, clock: clock.clock, body)
    }

    @Test
    func `an episode of a cached season is read without a request`() async throws {
        let second = TVEpisode.mock(id: 2, name: "Two", episodeNumber: 2, crew: [], guestStars: [.mock(name: "Guest")])
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [.mock(), second]))))
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            let found = try await tv.episode(2)
            #expect(found.value == TVEpisodeWithParts(episode: second, seriesID: 96677, seasonName: "Part 1"))
            #expect(found.origin == .cache)
            #expect(found.cachedAt == clock.now)
            #expect(try await tv.episode(1, policy: .cacheOnly).value.episode == .mock())
            #expect(remote.requestCount == 1)
        }
    }

    @Test(arguments: [TVEpisodePart.cast, .images, .videos, .externalIDs])
    func `a part that is missing in the season is fetched once`(part: TVEpisodePart) async throws {
        // The season contains the episode's texts, but not its other parts.
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [.mock(name: "The Heist")]))))
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            _ = try await tv.episode(parts: [part])
            let warm = try await tv.episode(parts: [part])
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
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            let found = try await tv.episode(parts: [.texts(["en"])])
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
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            let parts: [TVEpisodePart] = [.texts(["de"])]
            #expect(try await tv.episode(parts: parts, policy: .cacheOnly).value.episode == lacking)
            #expect(try await tv.episode().value.episode == lacking)
            #expect(remote.requestCount == 1)

            #expect(try await tv.episode(parts: parts).origin == .network)
            let warm = try await tv.episode(parts: parts)
            #expect(warm.origin == .cache)
            #expect(warm.value.translations == [.mock()])
            #expect(remote.requestCount == 2)
        }
    }

    @Test
    func `a cached episode without translations yields to its season's episode`() async throws {
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [.mock(name: "The Heist")]))))
        remote.episodes.setResult(.success(.mock(translations: nil)))
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            clock.advance(by: 60)
            _ = try await tv.episode(policy: .refresh)
            #expect(try await tv.episode(parts: [.texts(["en"])]).value.translations?.count == 1)
            #expect(remote.requestCount == 2)
        }
    }

    @Test
    func `a part that TMDb does not send is not requested again`() async throws {
        remote.episodes.setResult(.success(TVEpisodeWithParts(episode: .mock(), seriesID: 96677)))
        try await withRepositories { tv async throws in
            for _ in 1...3 { #expect(try await tv.episode(parts: [.images]).value.images == nil) }
            #expect(remote.requestCount == 1)
        }
    }

    @Test
    func `a fresh episode takes precedence over its season's, otherwise the newer one does`() async throws {
        let newer = TVEpisode.mock(name: "Chapter One")
        try await withRepositories { tv async throws in
            _ = try await tv.episode(parts: .all)
            clock.advance(by: 60)
            remote.seasons.setResult(.success(.mock(season: .mock(episodes: [newer]))))
            _ = try await tv.season()

            #expect(try await tv.episode().value.episode == .mock())
            let whole = try await tv.episode(parts: .all).value
            #expect(whole == .mock(seasonName: "Part 1"))

            clock.advance(by: 8 * day)
            _ = try await tv.season(policy: .refresh)
            #expect(try await tv.episode().value.episode == newer)
            #expect(try await tv.episode().origin == .cache)

            clock.advance(by: 60)
            _ = try await tv.episode(policy: .refresh)
            #expect(try await tv.episode().value.episode == .mock())
            #expect(try await tv.season().value.season.episodes == [newer])
        }
    }

    @Test(arguments: [TVEpisode.mock(crew: nil), .mock(guestStars: nil)])
    func `an episode without crew or guest stars in its season is fetched`(bare: TVEpisode) async throws {
        remote.seasons.setResult(.success(.mock(season: .mock(episodes: [bare]))))
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            #expect(try await tv.episode().value.episode == .mock())
            #expect(remote.episodes.calls.count == 1)
        }
    }

    @Test
    func `an episode that its season lacks is fetched`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            _ = try await tv.episode(9)
            #expect(remote.episodes.calls.map(\.episodeNumber) == [9])
        }
    }

    @Test
    func `an episode of a season with an older schema is stale`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            #expect(try await tv.episode(policy: .cacheOnly).origin == .cache)
            // In PostgreSQL, layouts have other tests.
            guard let database = tv.database as? Database else { return }
            try await database.makeRowsOlder(of: TVSeriesSeasonEntity.self)
            #expect(try await tv.episode(policy: .cacheOnly).origin == .stale)
        }
    }

    @Test
    func `specials, empty seasons and episodes without a still are cached`() async throws {
        remote.seasons.setResult(
            .success(
                TVSeasonWithParts(
                    season: .mock(seasonNumber: 0, episodes: []), seriesID: 96677, credits: .mock(), images: .mock(),
                    videos: [], externalIDs: .mock(), translations: [])))
        remote.episodes.setResult(
            .success(
                TVEpisodeWithParts(
                    episode: TVEpisode(id: 1, name: "", episodeNumber: 0, seasonNumber: 0), seriesID: 96677)))
        let specials = TVSeasonLocator(seriesID: 96677, seasonNumber: 0)
        let id = TVEpisodeLocator(seriesID: 96677, seasonNumber: 0, episodeNumber: 0)
        try await withRepositories { tv async throws in
            for _ in 1...2 {
                let season = try await tv.seasons.season(
                    specials, including: .all, locale: tv.locale, policy: .cacheFirst)
                #expect(season.value.season.episodes == [])
                let episode = try await tv.episodes.episode(id, including: [], locale: tv.locale, policy: .cacheFirst)
                #expect(episode.value.episode.crew == nil)
                #expect(episode.value.episode.stillPath == nil)
            }
            #expect(remote.requestCount == 2)
        }
    }

    @Test(arguments: [(0, 1, 1), (-1, 1, 1), (1, -1, 1), (1, 1, -1)])
    func `invalid numbers are rejected without a request`(series: Int, season: Int, number: Int) async throws {
        try await withRepositories { tv async throws in
            let error = await #expect(throws: PopcornError.self) {
                try await tv.episodes.episode(
                    TVEpisodeLocator(seriesID: series, seasonNumber: season, episodeNumber: number), including: [],
                    locale: tv.locale, policy: .cacheFirst)
            }
            #expect(error?.kind == .invalidInput)
            #expect(remote.requestCount == 0)
        }
    }

    @Test
    func `an error contains the requested season or episode`() async throws {
        remote.episodes.setResult(.failure(PopcornError(.notFound, "TMDb has no such thing")))
        try await withRepositories { tv async throws in
            for _ in 1...2 {
                let error = await #expect(throws: PopcornError.self) { try await tv.episode(7) }
                #expect(error?.kind == .notFound)
            }
            let error = await #expect(throws: PopcornError.self) { try await tv.episode(7) }
            #expect(error?.message == "TMDb has no episode 7 of season 1 of series 96677")
            #expect(remote.requestCount == 1)
            let offline = await #expect(throws: PopcornError.self) { try await tv.season(policy: .cacheOnly) }
            #expect(
                offline?.message
                    == "season 1 of series 96677 is not in the cache in language en-GB; read it once with network access"
            )
        }
    }

    @Test
    func `a stale episode of a season is returned if TMDb fails`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            clock.advance(by: 60 * day)
            remote.episodes.setResult(.failure(PopcornError(.unavailable, "TMDb cannot be reached")))
            let found = try await tv.episode()
            #expect(found.origin == .stale)
            #expect(found.value.episode == .mock())
            #expect(found.failure?.kind == .unavailable)
        }
    }
}
