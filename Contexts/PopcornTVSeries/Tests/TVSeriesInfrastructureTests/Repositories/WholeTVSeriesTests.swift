import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import Foundation
import TVSeriesDomain
import TVSeriesDomainTestHelpers
import Testing

@testable import TVSeriesInfrastructure

/// Tests of series that are read together with the episodes of all their seasons.
@Suite
struct WholeTVSeriesTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub()
    private let locale = ContentLocale.americanEnglish
    private let day: TimeInterval = 86_400

    init() {
        remote.wholeSeries.setResult(.success(series([1, 2])))
    }

    /// Returns a series that lists seasons. Those that TMDb sends have an episode.
    private func series(_ sent: [Int], unsent: [Int] = []) -> TVSeriesWithParts {
        let seasons = (sent + unsent).map { number in
            TVSeason.mock(
                id: number, seasonNumber: number,
                episodes: sent.contains(number) ? [.mock(id: 10 * number, seasonNumber: number)] : nil)
        }
        return .mock(series: .mock(seasons: seasons))
    }

    private func withRepository(_ body: (DefaultTVSeriesRepository) async throws -> Void) async throws {
        try await withCache(.tvSeries, clock: clock.clock) { database, environment async throws in
            try await body(
                DefaultTVSeriesRepository(remote: remote, database: database, environment: environment))
        }
    }

    private func whole(
        _ repository: DefaultTVSeriesRepository, _ parts: [TVSeriesPart] = .all, _ policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try await repository.wholeSeries(withID: 96677, including: parts, locale: locale, policy: policy)
    }

    private func season(
        _ repository: DefaultTVSeriesRepository, _ number: Int, _ parts: [TVSeasonPart] = [.episodeCredits]
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
        try await repository.season(
            TVSeasonLocator(seriesID: 96677, seasonNumber: number), including: parts, locale: locale,
            policy: .cacheFirst)
    }

    @Test
    func `a whole series is fetched once, with its parts and episodes`() async throws {
        try await withRepository { repository async throws in
            #expect(try await whole(repository) == Sourced(series([1, 2]), origin: .network, cachedAt: clock.now))
            #expect(try await whole(repository) == Sourced(series([1, 2]), origin: .cache, cachedAt: clock.now))
            #expect(try await whole(repository, []).value.credits == nil)
            #expect(remote.wholeSeries.calls == [96677])
        }
    }

    @Test
    func `the series, its seasons and their episodes are read without a request afterwards`() async throws {
        try await withRepository { repository async throws in
            _ = try await whole(repository)
            let listed = try await repository.series(
                withID: 96677, including: .all, locale: locale, policy: .cacheFirst)
            #expect(listed.value.series.seasons?.map(\.seasonNumber) == [1, 2])
            #expect(listed.value.series.seasons?.allSatisfy { $0.episodes == nil } == true)
            #expect(listed.value.credits == .mock())
            let second = try await season(repository, 2).value
            #expect(second.season == series([1, 2]).series.seasons?[1])
            #expect(second.seriesName == "Lupin")
            let id = TVEpisodeLocator(seriesID: 96677, seasonNumber: 2, episodeNumber: 1)
            let episode = try await repository.episode(id, including: [], locale: locale, policy: .cacheFirst)
            #expect(episode.value.episode == .mock(id: 20, seasonNumber: 2))
            #expect(remote.requestCount == 1)
        }
    }

    @Test(arguments: [TVSeasonPart.credits, .images, .videos, .externalIDs])
    func `a part of a season that the whole series lacks is fetched once`(part: TVSeasonPart) async throws {
        remote.seasons.setResult(.success(TVSeasonWithParts(season: .mock(episodes: [.mock()]), seriesID: 96677)))
        try await withRepository { repository async throws in
            _ = try await whole(repository)
            #expect(try await season(repository, 1, [part]).origin == .network)
            #expect(try await season(repository, 1, [part]).origin == .cache)
            #expect(remote.seasons.calls.count == 1)
        }
    }

    @Test
    func `a whole series is fetched again if one of its seasons was invalidated`() async throws {
        try await withRepository { repository async throws in
            _ = try await whole(repository)
            let seasons = try #require(repository.maintenance[.tvSeason])
            #expect(
                try await seasons.invalidate(.tvSeason(seriesID: 96677, seasonNumber: 2))
                    == ["tv-season/96677/2/\(locale.language)"])
            #expect(try await season(repository, 1).origin == .cache)
            #expect(try await whole(repository).origin == .network)
            #expect(try await whole(repository).origin == .cache)
            #expect(remote.requestCount == 2)
        }
    }

    @Test
    func `a season that TMDb lists but does not send costs one request an hour`() async throws {
        remote.wholeSeries.setResult(.success(series([1], unsent: [2])))
        try await withRepository { repository async throws in
            for hour in 1...2 {
                for _ in 1...2 {
                    #expect(try await whole(repository).value == series([1], unsent: [2]))
                    let error = await #expect(throws: PopcornError.self) { try await season(repository, 2) }
                    #expect(error?.kind == .notFound)
                }
                #expect(remote.requestCount == hour)
                clock.advance(by: 3601)
            }
        }
    }

    @Test
    func `a season that is missing in the cache is fetched with the whole series`() async throws {
        try await withRepository { repository async throws in
            _ = try await whole(repository)
            remote.series.setResult(.success(series([1, 2, 3])))
            _ = try await repository.series(withID: 96677, including: [], locale: locale, policy: .refresh)
            let error = await #expect(throws: PopcornError.self) { try await whole(repository, [], .cacheOnly) }
            #expect(error?.kind == .notCached)
            remote.wholeSeries.setResult(.success(series([1, 2, 3])))
            #expect(try await whole(repository).value.series.seasons?.count == 3)
            #expect(remote.wholeSeries.calls.count == 2)
        }
    }

    @Test
    func `a whole series is as old as its oldest row`() async throws {
        try await withRepository { repository async throws in
            _ = try await whole(repository)
            let first = clock.now
            clock.advance(by: 2 * day)
            _ = try await repository.series(withID: 96677, including: [], locale: locale, policy: .refresh)
            let found = try await whole(repository, [], .cacheOnly)
            #expect(found.cachedAt == first)
            #expect(found.origin == .stale)
        }
    }

    @Test
    func `a whole series that TMDb does not have is not found`() async throws {
        remote.wholeSeries.setResult(.failure(PopcornError(.notFound, "TMDb has no such thing")))
        try await withRepository { repository async throws in
            for _ in 1...2 {
                let error = await #expect(throws: PopcornError.self) { try await whole(repository) }
                #expect(error?.kind == .notFound)
            }
            #expect(remote.requestCount == 1)
            let invalid = await #expect(throws: PopcornError.self) {
                try await repository.wholeSeries(withID: 0, including: [], locale: locale, policy: .cacheFirst)
            }
            #expect(invalid?.kind == .invalidInput)
        }
    }
}
