import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Logging
import PopcornCaching
import PopcornConcurrency
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

/// Tests of the dependency on the images configuration.
@Suite(.timeLimit(.minutes(5)))
struct ImagesConfigurationStoreTests {

    @Test
    func `another configuration and its removal are changes, the same configuration is not`() async throws {
        let database = try await Database.temporaryCache(
            schema: .core, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let store = ImagesConfigurationStore(database: database)
        let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let absent = store.dependency
        #expect(absent.isUnchanged)
        try await store.store(Cached(.mock(), cachedAt: date), for: .only, WritePermit())
        #expect(!absent.isUnchanged)
        let first = store.dependency
        try await store.store(Cached(.mock(), cachedAt: date), for: .only, WritePermit())
        #expect(try await store.cached(.only, including: ())?.cachedAt == date)
        #expect(first.isUnchanged)
        try await store.store(Cached(.mock(), cachedAt: date + 1), for: .only, WritePermit())
        #expect(!first.isUnchanged)
        #expect(await first.confirmed() == nil)
        let second = store.dependency
        try await store.remove(.only)
        #expect(!second.isUnchanged)
        await database.close()
    }
}
