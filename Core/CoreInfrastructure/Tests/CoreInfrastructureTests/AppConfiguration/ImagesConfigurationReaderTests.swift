import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornPersistence
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ImagesConfigurationReaderTests {

    private final class Remote: ImagesConfigurationRemoteDataSource {
        private let state = NIOLockedValueBox<(result: Result<ImagesConfiguration, PopcornError>, count: Int)>(
            (.success(.mock()), 0))

        var count: Int { state.withLockedValue { $0.count } }

        func setResult(_ result: Result<ImagesConfiguration, PopcornError>) {
            state.withLockedValue { $0.result = result }
        }

        func imagesConfiguration() async throws(PopcornError) -> ImagesConfiguration {
            let result = state.withLockedValue { state in
                state.count += 1
                return state.result
            }
            return try result.get()
        }
    }

    private let remote = Remote()
    private let clock = ManualClock()
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    private func reader(_ database: any CacheDatabase) -> ImagesConfigurationReader {
        let policy = FreshnessPolicy(imagesConfigurationTimeToLive: .seconds(60), jitter: 0)
        return ImagesConfigurationReader(
            remote: remote, database: database,
            environment: CachingEnvironment(policy: policy, clock: clock.clock, logger: logger))
    }

    @Test
    func `one request serves concurrent callers and later readers`() async throws {
        try await withCache(Schema()) { database, _ in
            let first = reader(database)
            let values = await withTaskGroup(of: ImagesConfiguration.self) { group in
                for _ in 0..<20 { group.addTask { await first.imagesConfiguration(.cacheFirst) } }
                return await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(values == [.mock()])
            #expect(await reader(database).imagesConfiguration(.cacheFirst) == .mock())
            #expect(remote.count == 1)
        }
    }

    @Test
    func `a fresh copy in memory is returned without a query`() async throws {
        try await withCache(Schema()) { database, _ in
            let reader = reader(database)
            _ = await reader.imagesConfiguration(.cacheFirst)
            await database.close()

            #expect(await reader.imagesConfiguration(.cacheFirst) == .mock())
            #expect(remote.count == 1)
        }
    }

    @Test
    func `a stale copy in memory is returned if the cache cannot be read`() async throws {
        let own = ImagesConfiguration.mock(posterSizes: [])
        remote.setResult(.success(own))
        try await withCache(Schema()) { database, _ in
            let reader = reader(database)
            _ = await reader.imagesConfiguration(.cacheFirst)
            clock.advance(by: 60)
            remote.setResult(.failure(PopcornError(.unavailable, "TMDb cannot be reached")))
            await database.close()

            #expect(await reader.imagesConfiguration(.cacheFirst) == own)
            #expect(await reader.imagesConfiguration(.cacheOnly) == own)
        }
    }

    @Test
    func `a configuration stored by another process replaces an older copy in memory`() async throws {
        let newer = ImagesConfiguration.mock(posterSizes: [])
        try await withCache(Schema()) { database, _ in
            let reader = reader(database)
            _ = await reader.imagesConfiguration(.cacheFirst)
            clock.advance(by: 59)
            remote.setResult(.success(newer))
            _ = await self.reader(database).imagesConfiguration(.refresh)
            clock.advance(by: 2)

            #expect(await reader.imagesConfiguration(.cacheFirst) == newer)
            #expect(remote.count == 2)
        }
    }

    @Test
    func `a stale configuration is returned immediately and refreshed in the background`() async throws {
        let next = ImagesConfiguration.mock(posterSizes: [])
        try await withCache(Schema()) { database, _ in
            _ = await reader(database).imagesConfiguration(.cacheFirst)
            clock.advance(by: 60)
            remote.setResult(.success(next))
            let reader = reader(database)

            #expect(await reader.imagesConfiguration(.cacheFirst) == .mock())
            while await reader.imagesConfiguration(.cacheFirst) != next, !Task.isCancelled { await Task.yield() }
            #expect(remote.count == 2)
        }
    }

    @Test(arguments: [60, 86_400 * 1000.0])
    func `a configuration of any age is returned if TMDb is unreachable`(age: Double) async throws {
        try await withCache(Schema()) { database, _ in
            _ = await reader(database).imagesConfiguration(.cacheFirst)
            clock.advance(by: age)
            remote.setResult(.failure(PopcornError(.unavailable, "TMDb cannot be reached")))
            let reader = reader(database)

            for policy in [ReadPolicy.cacheFirst, .cacheOnly, .cacheFirst] {
                #expect(await reader.imagesConfiguration(policy) == .mock())
            }
        }
    }

    @Test
    func `a refresh sends a request`() async throws {
        try await withCache(Schema()) { database, _ in
            let reader = reader(database)
            _ = await reader.imagesConfiguration(.cacheFirst)
            _ = await reader.imagesConfiguration(.refresh)

            #expect(remote.count == 2)
        }
    }

    @Test(arguments: [PopcornError.Kind.unavailable, .unauthorised, .undecodable, .notFound])
    func `without a configuration, returns the well-known one and retries after 30 seconds`(
        kind: PopcornError.Kind
    ) async throws {
        remote.setResult(.failure(PopcornError(kind, "no")))
        try await withCache(Schema()) { database, _ in
            let reader = reader(database)
            for _ in 0..<3 { #expect(await reader.imagesConfiguration(.cacheFirst) == .builtIn) }
            #expect(remote.count == 1)

            clock.advance(by: 30)
            remote.setResult(.success(.mock()))
            #expect(await reader.imagesConfiguration(.cacheFirst) == .mock())
        }
    }

    @Test
    func `offline without a configuration, returns the well-known one`() async throws {
        try await withCache(Schema()) { database, _ in
            #expect(await reader(database).imagesConfiguration(.cacheOnly) == .builtIn)
            #expect(remote.count == 0)
        }
    }

    @Test
    func `returns the well-known configuration if the cache cannot be read`() async throws {
        try await withCache(Schema()) { database, _ in
            await database.close()
            #expect(await reader(database).imagesConfiguration(.cacheFirst) == .builtIn)
        }
    }

    @Test
    func `the well-known configuration has TMDb's URLs`() throws {
        let poster = try #require(ImagesConfiguration.builtIn.posterURLSet(for: URL(string: "/p.jpg")))
        #expect(poster.card.absoluteString == "https://image.tmdb.org/t/p/w342/p.jpg")
        #expect(poster.full.absoluteString == "https://image.tmdb.org/t/p/original/p.jpg")
    }
}
