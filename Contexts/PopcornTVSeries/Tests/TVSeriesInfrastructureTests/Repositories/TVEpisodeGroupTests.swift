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

/// Tests of episode groups, and of the other parts that come with a series.
@Suite
struct TVEpisodeGroupTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub()

    private func withRepository(_ body: (DefaultTVSeriesRepository) async throws -> Void) async throws {
        try await withCache(.tvSeries, clock: clock.clock) { database, environment async throws in
            try await body(
                DefaultTVSeriesRepository(remote: remote, database: database, environment: environment))
        }
    }

    private func group(
        _ repository: DefaultTVSeriesRepository, _ id: String = "5b11ba82"
    ) async throws(PopcornError) -> Sourced<TVEpisodeGroup> {
        try await repository.episodeGroup(withID: id, locale: .americanEnglish, policy: .cacheFirst)
    }

    @Test(arguments: [
        TVEpisodeGroup.mock(), TVEpisodeGroup(id: "a", name: ""), .mock(parts: []), .mock(type: .unknown, parts: nil),
        .mock(parts: [.mock(episodes: []), .mock(), .mock(id: "x", episodes: [.mock(crew: nil, guestStars: nil)])]),
    ])
    func `a group is fetched once a day, with its parts and episodes`(expected: TVEpisodeGroup) async throws {
        remote.groups.setResult(.success(expected))
        try await withRepository { repository async throws in
            #expect(try await group(repository).value == expected)
            let warm = try await group(repository)
            #expect(warm.value == expected)
            #expect(warm.origin == .cache)
            #expect(remote.groups.calls == ["5b11ba82"])
        }
    }

    @Test(arguments: ["", "../movie/550", "5b11ba82%", String(repeating: "a", count: 65)])
    func `an invalid identifier is rejected without a request`(id: String) async throws {
        try await withRepository { repository async throws in
            let error = await #expect(throws: PopcornError.self) { try await group(repository, id) }
            #expect(error?.kind == .invalidInput)
            #expect(remote.groups.calls.isEmpty)
        }
    }

    @Test
    func `cached groups are deleted by the maintenance`() async throws {
        try await withRepository { repository async throws in
            _ = try await group(repository)
            try await repository.groupMaintenance.delete(before: nil)
            #expect(try await group(repository).origin == .network)
        }
    }

    @Test
    func `the groups of a series and the texts of its seasons are cached with it`() async throws {
        try await withRepository { repository async throws in
            func series(_ parts: [TVSeriesPart]) async throws(PopcornError) -> TVSeriesWithParts {
                try await repository.series(
                    withID: 96677, including: parts, locale: .americanEnglish, policy: .cacheFirst
                ).value
            }
            _ = try await series([])
            #expect(try await series([.episodeGroups]).episodeGroups == [.mock(parts: nil)])
            #expect(try await series([.texts(["de"])]).memberTranslations?.map(\.seasonNumber) == [1])
            #expect(try await series([.texts(["fr"])]).memberTranslations == [])
            #expect(remote.requestCount == 1)
        }
    }

    @Test
    func `a refresh receives the stored series`() async throws {
        try await withRepository { repository async throws in
            for _ in 1...2 {
                _ = try await repository.series(
                    withID: 96677, including: [], locale: .americanEnglish, policy: .refresh)
            }
            #expect(remote.known.calls == [nil, .mock()])
        }
    }
}
