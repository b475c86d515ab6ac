import Caching
import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import Foundation
import Logging
import NIOConcurrencyHelpers
import Persistence
import Testing

@Suite
struct CachedAppConfigurationProviderTests {

    private final class Remote: ImagesConfigurationRemoteDataSource {
        private let state = NIOLockedValueBox<(answer: Result<ImagesConfiguration, PopcornError>, count: Int)>(
            (.success(.mock()), 0))

        var count: Int { state.withLockedValue { $0.count } }

        func answer(_ answer: Result<ImagesConfiguration, PopcornError>) {
            state.withLockedValue { $0.answer = answer }
        }

        func imagesConfiguration() async throws(PopcornError) -> ImagesConfiguration {
            let answer = state.withLockedValue { state in
                state.count += 1
                return state.answer
            }
            return try answer.get()
        }
    }

    private let remote = Remote()
    private let clock = MovableClock()
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    private func provider(_ database: Database) -> CachedAppConfigurationProvider {
        CachedAppConfigurationProvider(
            remote: remote, database: database, policy: FreshnessPolicy(timeToLive: .seconds(60)), clock: clock.clock,
            logger: logger)
    }

    private func withDatabase(_ body: (Database) async throws -> Void) async throws {
        let database = try await Database.temporaryCache(schema: .core, logger: logger)
        do {
            try await body(database)
        } catch {
            await database.close()
            throw error
        }
        await database.close()
    }

    @Test
    func `one request serves many callers and later runs`() async throws {
        try await withDatabase { database in
            let first = provider(database)
            let values = try await withThrowingTaskGroup(of: ImagesConfiguration.self) { group in
                for _ in 0..<20 { group.addTask { try await first.imagesConfiguration(.cacheFirst) } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            let later = try await provider(database).imagesConfiguration(.cacheFirst)

            #expect(values == [.mock()])
            #expect(later == .mock())
            #expect(remote.count == 1)
        }
    }

    @Test
    func `a copy in memory answers without a query`() async throws {
        try await withDatabase { database in
            let provider = provider(database)
            _ = try await provider.imagesConfiguration(.cacheFirst)
            await database.close()

            let value = try await provider.imagesConfiguration(.cacheFirst)

            #expect(value == .mock())
        }
    }

    @Test
    func `an expired configuration is fetched and replaced`() async throws {
        let next = ImagesConfiguration.mock(posterSizes: [])
        try await withDatabase { database in
            _ = try await provider(database).imagesConfiguration(.cacheFirst)
            clock.advance(by: 60)
            remote.answer(.success(next))

            let values = [
                try await provider(database).imagesConfiguration(.cacheFirst),
                try await provider(database).imagesConfiguration(.cacheOnly),
            ]

            #expect(values == [next, next])
            #expect(remote.count == 2)
        }
    }

    @Test
    func `refresh asks the network`() async throws {
        try await withDatabase { database in
            let provider = provider(database)
            _ = try await provider.imagesConfiguration(.cacheFirst)
            _ = try await provider.imagesConfiguration(.refresh)

            #expect(remote.count == 2)
        }
    }

    @Test
    func `cache only gives what is there however old, or nothing`() async throws {
        try await withDatabase { database in
            let error = await #expect(throws: PopcornError.self) {
                try await provider(database).imagesConfiguration(.cacheOnly)
            }
            #expect(error?.kind == .notFound)
            _ = try await provider(database).imagesConfiguration(.cacheFirst)
            clock.advance(by: 1_000_000)

            let value = try await provider(database).imagesConfiguration(.cacheOnly)

            #expect(value == .mock())
            #expect(remote.count == 1)
        }
    }

    @Test
    func `an error of the network is passed on`() async throws {
        remote.answer(.failure(PopcornError(.unauthorised, "no")))
        try await withDatabase { database in
            let error = await #expect(throws: PopcornError.self) {
                try await provider(database).imagesConfiguration(.cacheFirst)
            }
            #expect(error?.kind == .unauthorised)
        }
    }

    @Test
    func `a cache that cannot be read is a storage error`() async throws {
        try await withDatabase { database in
            await database.close()

            let error = await #expect(throws: PopcornError.self) {
                try await provider(database).imagesConfiguration(.cacheFirst)
            }
            #expect(error?.kind == .storage)
            #expect(error?.cause is DatabaseError)
        }
    }
}
