package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers
package import PopcornCaching
import PopcornConcurrency
import PopcornPersistence

extension CoreImagesConfigurationEntity.Key: CacheKey {
    package var description: String { "images_configuration" }
    package var subject: String { "the images configuration" }
    package var languageTag: String? { nil }
}

/// A storage of the images configuration in memory and in the cache database.
package struct ImagesConfigurationStorage: CacheStorage {

    package typealias Key = CoreImagesConfigurationEntity.Key

    private let store: AggregateStore<ImagesConfigurationMapper>
    private let memory = NIOLockedValueBox<Cached<ImagesConfiguration>?>(nil)

    /// The dependency of a value on the configuration that is in memory now.
    var dependency: some ReadDependency { Dependency(storage: self, configuration: inMemory) }

    /// The dependency of a value on a configuration, or on its absence.
    private struct Dependency: ReadDependency {
        let storage: ImagesConfigurationStorage
        let configuration: Cached<ImagesConfiguration>?

        var isUnchanged: Bool { storage.inMemory == configuration }

        func confirmed() async -> (any ReadDependency)? { isUnchanged ? self : nil }
    }

    init(database: Database) {
        store = AggregateStore(ImagesConfigurationMapper(), in: database)
    }

    /// The configuration in memory.
    var inMemory: Cached<ImagesConfiguration>? { memory.withLockedValue(\.self) }

    /// Returns the newer of the configurations in memory and in the database, where another process may have stored
    /// one. Returns the configuration in memory if the database cannot be read.
    func configuration() async throws(PopcornError) -> Cached<ImagesConfiguration>? {
        let inMemory = inMemory
        let stored: Cached<ImagesConfiguration>?
        do throws(PopcornError) {
            stored = try await store.cached(.only)
        } catch {
            guard let inMemory else { throw error }
            return inMemory
        }
        return memory.withLockedValue { memory in
            // A newer configuration may have been fetched during the read.
            memory = [memory, stored].compactMap(\.self).max { $0.cachedAt < $1.cachedAt }
            return memory
        }
    }

    package func store(
        _ value: Cached<ImagesConfiguration>, for key: Key, _ permit: WritePermit
    ) async throws(PopcornError) {
        memory.withLockedValue { $0 = value }
        try await store.store(value, for: key, permit)
    }

    /// Ignores the not-found response. TMDb always has a configuration.
    package func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError) {}

    package func notFoundSince(_ key: Key) async throws(PopcornError) -> Date? { nil }

    package func remove(_ key: Key) async throws(PopcornError) {
        memory.withLockedValue { $0 = nil }
        try await store.remove(key)
    }
}
