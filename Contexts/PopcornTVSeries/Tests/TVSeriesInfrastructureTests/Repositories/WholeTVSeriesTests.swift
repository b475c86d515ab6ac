import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

/// Tests of series that are read together with the episodes of all their seasons.
@Suite
struct WholeTVSeriesTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub()
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

    private func withRepositories(_ body: (TVRepositories) async throws -> Void) async throws {
        try await withTVRepositories(remote, clock: clock.clock, body)
    }

    @Test
    func `a whole series is fetched once, with its parts and episodes`() async throws {
        try await withRepositories { tv async throws in
            #expect(try await tv.whole() == Sourced(series([1, 2]), origin: .network, cachedAt: clock.now))
            #expect(try await tv.whole() == Sourced(series([1, 2]), origin: .cache, cachedAt: clock.now))
            #expect(try await tv.whole(parts: []).value.credits == nil)
            #expect(remote.wholeSeries.calls == [96677])
        }
    }

    @Test
    func `the series, its seasons and their episodes are read without a request afterwards`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.whole()
            let listed = try await tv.series()
            #expect(listed.value.series.seasons?.map(\.seasonNumber) == [1, 2])
            #expect(listed.value.series.seasons?.allSatisfy { $0.episodes == nil } == true)
            #expect(listed.value.credits == .mock())
            let second = try await tv.season(2, parts: [.episodeCredits]).value
            #expect(second.season == series([1, 2]).series.seasons?[1])
            #expect(second.seriesName == "Lupin")
            let episode = try await tv.episode(1, season: 2)
            #expect(episode.value.episode == .mock(id: 20, seasonNumber: 2))
            #expect(remote.requestCount == 1)
        }
    }

    @Test(arguments: [TVSeasonPart.credits, .images, .videos, .externalIDs])
    func `a part of a season that the whole series lacks is fetched once`(part: TVSeasonPart) async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.whole()
            #expect(try await tv.season(parts: [part]).origin == .network)
            #expect(try await tv.season(parts: [part]).origin == .cache)
            #expect(remote.seasons.calls.count == 1)
            // The whole series keeps it.
            _ = try await tv.whole(policy: .refresh)
            #expect(
                try await tv.season(parts: [part], policy: .cacheOnly).value.credits
                    == (part == .credits ? .mock() : nil))
            #expect(try await tv.season(parts: [part]).origin == .cache)
            #expect(remote.seasons.calls.count == 1)
        }
    }

    @Test
    func `a whole series is fetched again if one of its seasons was invalidated`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.whole()
            #expect(
                try await tv.seasons.maintenance.invalidate(.tvSeason(seriesID: 96677, seasonNumber: 2))
                    == ["tv-season/96677/2/\(tv.locale.language)"])
            #expect(try await tv.season(1, parts: []).origin == .cache)
            #expect(try await tv.whole().origin == .network)
            #expect(try await tv.whole().origin == .cache)
            #expect(remote.requestCount == 2)
        }
    }

    @Test
    func `a part of an invalidated season is not kept`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.whole()
            _ = try await tv.season(1, parts: [.credits])
            _ = try await tv.seasons.maintenance.invalidate(.tvSeason(seriesID: 96677, seasonNumber: 1))
            _ = try await tv.whole()
            #expect(try await tv.season(1, parts: [.credits]).origin == .network)
        }
    }

    @Test
    func `a list of seasons that could not be read keeps the stored seasons, and the episodes that came`() async throws
    {
        try await withRepositories { tv async throws in
            _ = try await tv.whole()
            var content = series([1])
            content.missing.unreadable = ["seasons", "season/1"]
            remote.wholeSeries.setResult(.success(content))
            let answer = try await tv.whole(policy: .refresh).value.series.seasons
            #expect(answer?.map { $0.episodes?.count } == [1])
            let cached = try await tv.whole(policy: .cacheOnly).value.series.seasons
            #expect(cached?.map { $0.episodes?.count } == [1, 1])
            #expect(try await tv.series().value.series.seasons?.map(\.seasonNumber) == [1, 2])
        }
    }

    @Test
    func `a season that TMDb lists but does not send costs one request an hour`() async throws {
        remote.wholeSeries.setResult(.success(series([1], unsent: [2])))
        try await withRepositories { tv async throws in
            for hour in 1...2 {
                for _ in 1...2 {
                    #expect(try await tv.whole().value == series([1], unsent: [2]))
                    let error = await #expect(throws: PopcornError.self) {
                        try await tv.season(2, parts: [.episodeCredits])
                    }
                    #expect(error?.kind == .notFound)
                }
                #expect(remote.requestCount == hour)
                clock.advance(by: 3601)
            }
        }
    }

    @Test
    func `a season that is missing in the cache is fetched with the whole series`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.whole()
            remote.series.setResult(.success(series([1, 2, 3])))
            _ = try await tv.series(parts: [], policy: .refresh)
            let error = await #expect(throws: PopcornError.self) { try await tv.whole(parts: [], policy: .cacheOnly) }
            #expect(error?.kind == .notCached)
            remote.wholeSeries.setResult(.success(series([1, 2, 3])))
            #expect(try await tv.whole().value.series.seasons?.count == 3)
            #expect(remote.wholeSeries.calls.count == 2)
        }
    }

    @Test
    func `a whole series is as old as its oldest row`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.whole()
            let first = clock.now
            clock.advance(by: 2 * day)
            _ = try await tv.series(parts: [], policy: .refresh)
            let found = try await tv.whole(parts: [], policy: .cacheOnly)
            #expect(found.cachedAt == first)
            #expect(found.origin == .stale)
        }
    }

    @Test
    func `a whole series that TMDb does not have is not found`() async throws {
        remote.wholeSeries.setResult(.failure(PopcornError(.notFound, "TMDb has no such thing")))
        try await withRepositories { tv async throws in
            for _ in 1...2 {
                let error = await #expect(throws: PopcornError.self) { try await tv.whole() }
                #expect(error?.kind == .notFound)
            }
            #expect(remote.requestCount == 1)
            let invalid = await #expect(throws: PopcornError.self) {
                try await tv.repository.wholeSeries(
                    withID: 0, including: [], locale: tv.locale, policy: .cacheFirst)
            }
            #expect(invalid?.kind == .invalidInput)
        }
    }
}
