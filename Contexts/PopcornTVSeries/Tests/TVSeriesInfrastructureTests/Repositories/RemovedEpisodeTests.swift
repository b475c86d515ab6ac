import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

/// Tests of episodes that TMDb no longer has but that a cached season still lists.
@Suite
struct RemovedEpisodeTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub()
    private let day: TimeInterval = 86_400

    @Test
    func `a removed episode that its stale season lists costs one request an hour`() async throws {
        remote.episodes.setResult(.failure(PopcornError(.notFound, "TMDb has no such thing")))
        try await withTVRepositories(remote, clock: clock.clock) { tv async throws in
            func season(_ policy: ReadPolicy) async throws(PopcornError) {
                _ = try await tv.season(parts: [], policy: policy)
            }
            func episode(_ policy: ReadPolicy = .cacheFirst) async throws(PopcornError) -> TVEpisode {
                try await tv.episode(policy: policy).value.episode
            }
            try await season(.cacheFirst)
            #expect(try await episode() == .mock())
            #expect(remote.episodes.calls.isEmpty)

            clock.advance(by: 60 * day)
            for hour in 1...2 {
                for _ in 1...3 {
                    let error = await #expect(throws: PopcornError.self) { try await episode() }
                    #expect(error?.kind == .notFound)
                    let offline = await #expect(throws: PopcornError.self) { try await episode(.cacheOnly) }
                    #expect(offline?.kind == .notFound)
                }
                #expect(remote.episodes.calls.count == hour)
                clock.advance(by: 3601)
            }

            // A season that was fetched after the not-found response lists the episode again.
            _ = try? await episode()
            clock.advance(by: 60)
            try await season(.refresh)
            #expect(try await episode() == .mock())
            #expect(remote.episodes.calls.count == 3)
        }
    }
}
