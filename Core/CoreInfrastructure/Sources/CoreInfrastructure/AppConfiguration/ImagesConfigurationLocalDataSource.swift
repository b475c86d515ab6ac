import Caching
import CoreDomain
import Persistence

/// Keeps the images configuration between runs.
protocol ImagesConfigurationLocalDataSource: Sendable {

    /// What is kept, if anything.
    func imagesConfiguration() async throws(DatabaseError) -> Cached<ImagesConfiguration>?

    /// Keeps a configuration in place of any other.
    func store(_ configuration: Cached<ImagesConfiguration>) async throws(DatabaseError)
}

extension AggregateStore<ImagesConfigurationMapper>: ImagesConfigurationLocalDataSource {

    func imagesConfiguration() async throws(DatabaseError) -> Cached<ImagesConfiguration>? {
        try await value(.only)
    }

    func store(_ configuration: Cached<ImagesConfiguration>) async throws(DatabaseError) {
        try await store(configuration, at: .only)
    }
}
