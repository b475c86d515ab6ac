package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers
package import PopcornCaching
import PopcornConcurrency
import PopcornPersistence
import Synchronization

extension CoreImagesConfigurationEntity.Key: CacheKey {
    package var description: String { "images_configuration" }
    package var subject: String { "the images configuration" }
    package var languageTag: String? { nil }
}

/// A store of the images configuration in memory and in the cache database.
package struct ImagesConfigurationStore: CacheStore {

    package typealias Key = CoreImagesConfigurationEntity.Key

    private let store: AggregateStore<ImagesConfigurationMapper>
    private let memory = Memory()

    /// The dependency of a value on the configuration that is in memory now.
    var dependency: some ReadDependency { Dependency(memory) }

    /// A configuration in memory, or its absence.
    private final class Memory: Sendable {

        private let configuration = NIOLockedValueBox<Cached<ImagesConfiguration>?>(nil)
        /// The number of changes, which is compared instead of the configurations.
        private let version = Synchronization.Atomic(0)

        var current: Cached<ImagesConfiguration>? { configuration.withLockedValue(\.self) }

        var currentVersion: Int { version.load(ordering: .acquiring) }

        /// Changes the configuration.
        ///
        /// - Returns: The new configuration.
        @discardableResult
        func update(
            _ change: (Cached<ImagesConfiguration>?) -> Cached<ImagesConfiguration>?
        ) -> Cached<ImagesConfiguration>? {
            configuration.withLockedValue { configuration in
                let new = change(configuration)
                guard new != configuration else { return configuration }
                configuration = new
                version.add(1, ordering: .releasing)
                return new
            }
        }
    }

    /// The dependency of a value on a configuration, or on its absence.
    ///
    /// It is a class, because threads that copy different dependencies would contend for the reference count of the
    /// memory.
    private final class Dependency: ReadDependency {
        private let memory: Memory
        private let version: Int

        init(_ memory: Memory) {
            self.memory = memory
            version = memory.currentVersion
        }

        var isUnchanged: Bool { memory.currentVersion == version }

        func confirmed() async -> (any ReadDependency)? { isUnchanged ? self : nil }
    }

    init(database: any EntityDatabase) {
        store = AggregateStore(ImagesConfigurationMapper(), in: database)
    }

    /// The configuration in memory.
    var inMemory: Cached<ImagesConfiguration>? { memory.current }

    /// Returns the newer of the configurations in memory and in the database, where another process may have stored
    /// one. Returns the configuration in memory if the database cannot be read.
    package func cached(
        _ key: Key, including selection: Void
    ) async throws(PopcornError) -> Cached<ImagesConfiguration>? {
        let inMemory = inMemory
        let stored: Cached<ImagesConfiguration>?
        do throws(PopcornError) {
            stored = try await store.cached(key)
        } catch {
            guard let inMemory else { throw error }
            return inMemory
        }
        // A newer configuration may have been fetched during the read.
        return memory.update { [$0, stored].compactMap(\.self).max { $0.cachedAt < $1.cachedAt } }
    }

    package func store(
        _ value: Cached<ImagesConfiguration>, for key: Key, _ permit: WritePermit
    ) async throws(PopcornError) {
        memory.update { _ in value }
        try await store.store(value, for: key, permit)
    }

    /// Ignores the not-found response. TMDb always has a configuration.
    package func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError) {}

    package func notFoundSince(_ key: Key) async throws(PopcornError) -> Date? { nil }

    package func remove(_ key: Key) async throws(PopcornError) {
        memory.update { _ in nil }
        try await store.remove(key)
    }
}
