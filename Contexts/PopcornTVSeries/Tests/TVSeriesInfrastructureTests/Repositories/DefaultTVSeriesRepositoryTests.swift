import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

/// Tests of the repository of series: the parts, and the maintenance of each kind of content.
@Suite
struct DefaultTVSeriesRepositoryTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub()

    private func withRepositories(_ body: (TVRepositories) async throws -> Void) async throws {
        try await withTVRepositories(remote, clock: clock.clock, body)
    }

    @Test
    func `a series is fetched once`() async throws {
        try await withRepositories { tv async throws in
            #expect(try await tv.series() == Sourced(.mock(), origin: .network, cachedAt: clock.now))
            #expect(try await tv.series() == Sourced(.mock(), origin: .cache, cachedAt: clock.now))
            #expect(remote.series.calls == [96677])
        }
    }

    @Test
    func `only the requested parts of a series are read`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.series()
            #expect(try await tv.series(parts: []).value == TVSeriesWithParts(series: .mock()))
            #expect(
                try await tv.series(parts: [.credits]).value
                    == TVSeriesWithParts(series: .mock(), credits: .mock()))
            #expect(
                try await tv.series(parts: [.firstLogo, .ratings(["GB"])]).value
                    == TVSeriesWithParts(
                        series: .mock(), images: .mock(posterPaths: [], backdropPaths: []),
                        contentRatings: [.mock(descriptors: [])]))
            #expect(try await tv.series(parts: [.ratings(["FR"])]).value.contentRatings == [])
            #expect(remote.requestCount == 1)
        }
    }

    @Test
    func `seasons and series cached without translations are fetched once`() async throws {
        remote.seasons.setResult(.success(.mock(translations: nil)))
        remote.series.setResult(.success(.mock(translations: nil)))
        try await withRepositories { tv async throws in
            _ = try await tv.season()
            _ = try await tv.series()
            remote.seasons.setResult(.success(.mock()))
            remote.series.setResult(.success(.mock()))
            for _ in 1...2 {
                #expect(try await tv.season(parts: [.texts(["de"])]).value.translations == [.mock()])
                #expect(try await tv.series(parts: [.texts(["de"])]).value.translations == [.mock()])
            }
            #expect(remote.requestCount == 4)
        }
    }

    @Test
    func `nil and empty seasons of a series are cached`() async throws {
        try await withRepositories { tv async throws in
            for seasons in [nil, [TVSeason]()] {
                remote.series.setResult(.success(TVSeriesWithParts(series: .mock(seasons: seasons))))
                _ = try await tv.series(parts: [], policy: .refresh)
                #expect(try await tv.series().value == TVSeriesWithParts(series: .mock(seasons: seasons)))
            }
        }
    }

    @Test
    func `maintenance counts and deletes each kind`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.series()
            _ = try await tv.season()
            _ = try await tv.episode(parts: [.images])
            for content in [tv.repository.maintenance, tv.seasons.maintenance, tv.episodes.maintenance] {
                #expect(try await content.statistics().countByLanguage == ["en-GB": 1])
                #expect(try await content.delete(before: .distantFuture) == 1)
                #expect(try await content.statistics().countByLanguage == [:])
            }
        }
    }

    @Test
    func `the groups of a series and the texts of its seasons are cached with it`() async throws {
        try await withRepositories { tv async throws in
            _ = try await tv.series(parts: [])
            #expect(try await tv.series(parts: [.episodeGroups]).value.episodeGroups == [.mock(parts: nil)])
            #expect(try await tv.series(parts: [.texts(["de"])]).value.memberTranslations?.map(\.seasonNumber) == [1])
            #expect(try await tv.series(parts: [.texts(["fr"])]).value.memberTranslations == [])
            #expect(remote.requestCount == 1)
        }
    }

    @Test
    func `a refresh receives the stored series`() async throws {
        try await withRepositories { tv async throws in
            for _ in 1...2 {
                _ = try await tv.series(parts: [], policy: .refresh)
            }
            #expect(remote.known.calls == [nil, .mock()])
        }
    }
}
