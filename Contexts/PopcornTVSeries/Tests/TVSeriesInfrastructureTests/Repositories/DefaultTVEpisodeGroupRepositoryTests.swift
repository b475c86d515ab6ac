import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

/// Tests of the repository of episode groups.
@Suite
struct DefaultTVEpisodeGroupRepositoryTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub()

    private func withRepositories(_ body: (TVRepositories) async throws -> Void) async throws {
        try await withTVRepositories(remote, clock: clock.clock, body)
    }

    private func group(
        _ tv: TVRepositories, _ id: String = "5b11ba82"
    ) async throws(PopcornError) -> Sourced<TVEpisodeGroup> {
        try await tv.groups.episodeGroup(withID: id, locale: tv.locale, policy: .cacheFirst)
    }

    @Test(arguments: [
        TVEpisodeGroup.mock(), TVEpisodeGroup(id: "a", name: ""), .mock(parts: []), .mock(type: .unknown, parts: nil),
        .mock(parts: [.mock(episodes: []), .mock(), .mock(id: "x", episodes: [.mock(crew: nil, guestStars: nil)])]),
    ])
    func `a group is fetched once a day, with its parts and episodes`(expected: TVEpisodeGroup) async throws {
        remote.groups.setResult(.success(expected))
        try await withRepositories { tv async throws in
            #expect(try await group(tv).value == expected)
            let warm = try await group(tv)
            #expect(warm.value == expected)
            #expect(warm.origin == .cache)
            #expect(remote.groups.calls == ["5b11ba82"])
        }
    }

    @Test(arguments: ["", "../movie/550", "5b11ba82%", String(repeating: "a", count: 65)])
    func `an invalid identifier is rejected without a request`(id: String) async throws {
        try await withRepositories { tv async throws in
            let error = await #expect(throws: PopcornError.self) { try await group(tv, id) }
            #expect(error?.kind == .invalidInput)
            #expect(remote.groups.calls.isEmpty)
        }
    }

    @Test
    func `cached groups are deleted by the maintenance`() async throws {
        try await withRepositories { tv async throws in
            _ = try await group(tv)
            try await tv.groups.maintenance.delete(before: .distantFuture)
            #expect(try await group(tv).origin == .network)
        }
    }
}
