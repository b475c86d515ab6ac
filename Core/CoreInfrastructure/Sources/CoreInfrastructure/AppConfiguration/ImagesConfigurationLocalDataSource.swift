import Caching
import CoreDomain
import Foundation
import Persistence

/// Keeps the images configuration between runs.
protocol ImagesConfigurationLocalDataSource: Sendable {

    /// What is kept, if anything.
    func imagesConfiguration() async throws(DatabaseError) -> Cached<ImagesConfiguration>?

    /// Keeps a configuration in place of any other.
    func store(_ configuration: Cached<ImagesConfiguration>) async throws(DatabaseError)
}

/// Keeps the images configuration in a database.
struct SQLiteImagesConfigurationLocalDataSource: ImagesConfigurationLocalDataSource {

    private let database: Database
    private let mapper = ImagesConfigurationMapper()

    init(database: Database) {
        self.database = database
    }

    func imagesConfiguration() async throws(DatabaseError) -> Cached<ImagesConfiguration>? {
        let stored = try await database.read { transaction throws(DatabaseError) in
            try transaction.find(CoreImagesConfigurationEntity(), including: [])
        }
        return stored.map { Cached(mapper.map($0.entity), cachedAt: $0.entity.cachedAt) }
    }

    func store(_ configuration: Cached<ImagesConfiguration>) async throws(DatabaseError) {
        try await database.write { [mapper] transaction throws(DatabaseError) in
            guard var stored = try transaction.find(CoreImagesConfigurationEntity(), including: []) else {
                return try transaction.insert(mapper.map(configuration.value, cachedAt: configuration.cachedAt))
            }
            mapper.map(configuration.value, to: &stored.entity, cachedAt: configuration.cachedAt)
            try transaction.update(stored)
        }
    }
}
