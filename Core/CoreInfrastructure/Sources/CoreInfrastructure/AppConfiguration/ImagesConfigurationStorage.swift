package import Caching
package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers
import Persistence

/// The key of the one images configuration.
package struct ImagesConfigurationKey: CacheKey {
    package var description: String { "images_configuration" }
    package var subject: String { "the images configuration" }
    package var language: String? { nil }
}

/// Keeps the images configuration in memory and in the cache database.
package struct ImagesConfigurationStorage: CacheStorage {

    private let database: Database
    private let mapper = ImagesConfigurationMapper()
    private let memory = NIOLockedValueBox<Cached<ImagesConfiguration>?>(nil)

    init(database: Database) {
        self.database = database
    }

    /// The configuration in memory if it is good enough, else the newer of that and the database's, which another
    /// process may have stored.
    func configuration(
        ifInMemory isGood: (Cached<ImagesConfiguration>) -> Bool
    ) async throws(PopcornError) -> Cached<ImagesConfiguration>? {
        let remembered = memory.withLockedValue(\.self)
        if let remembered, isGood(remembered) { return remembered }
        let stored = try await PopcornError.cache { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                try transaction.find(CoreImagesConfigurationEntity(), including: [])
            }
        }
        .map { Cached(mapper.map($0.entity), cachedAt: $0.entity.cachedAt) }
        let latest = [remembered, stored].compactMap(\.self).max { $0.cachedAt < $1.cachedAt }
        memory.withLockedValue { $0 = latest }
        return latest
    }

    package func store(
        _ value: Cached<ImagesConfiguration>, for key: ImagesConfigurationKey, _ permit: WritePermit
    ) async throws(PopcornError) {
        memory.withLockedValue { $0 = value }
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { [mapper] transaction throws(DatabaseError) in
                guard !permit.isRevoked else { return }
                guard var stored = try transaction.find(CoreImagesConfigurationEntity(), including: []) else {
                    return try transaction.insert(mapper.map(value.value, cachedAt: value.cachedAt))
                }
                mapper.map(value.value, to: &stored.entity, cachedAt: value.cachedAt)
                try transaction.update(stored)
            }
        }
    }

    /// TMDb always has a configuration; an answer that it has none is a failure, and the old one holds.
    package func storeMissing(
        _ key: ImagesConfigurationKey, since date: Date, _ permit: WritePermit
    ) async throws(PopcornError) {}

    package func missingSince(_ key: ImagesConfigurationKey) async throws(PopcornError) -> Date? { nil }

    package func remove(_ key: ImagesConfigurationKey) async throws(PopcornError) {
        memory.withLockedValue { $0 = nil }
    }
}
