package import Caching
package import CoreDomain
package import Persistence

/// Gives the images configuration from memory, from the cache database or from TMDb.
///
/// It changes a few times in a year and every image address needs it, so a copy in memory answers without a query. It
/// is used whatever its age if TMDb gives no newer one.
package final class CachedAppConfigurationProvider: AppConfigurationProviding {

    private let remote: any ImagesConfigurationRemoteDataSource
    private let storage: ImagesConfigurationStorage
    private let reader: CachedReader<ImagesConfigurationStorage>
    private let environment: CachingEnvironment

    /// A provider on a cache database that was opened with ``Persistence/Schema/core``.
    package init(
        remote: any ImagesConfigurationRemoteDataSource, database: Database, environment: CachingEnvironment
    ) {
        self.remote = remote
        self.environment = environment
        storage = ImagesConfigurationStorage(database: database)
        reader = CachedReader("images_configuration", storage: storage, environment: environment) { _, _ in
            .configuration
        }
    }

    package func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration {
        // Every title needs it, so a fresh copy in memory is given without a read of the cache.
        if policy != .refresh, let copy = storage.remembered, environment.isFresh(copy) { return copy.value }
        do throws(PopcornError) {
            let answer = try await reader.read(
                .only, policy, failsFastDuringBackoff: true
            ) { [storage] () throws(PopcornError) in
                try await storage.configuration()
            } fetch: { [remote] () throws(PopcornError) in
                do throws(PopcornError) {
                    return try await remote.imagesConfiguration()
                } catch {
                    throw error.kind == .notFound ? .noConfiguration(error) : error
                }
            }
            return answer.value
        } catch {
            return .wellKnown
        }
    }
}

extension PopcornError {
    /// TMDb always has a configuration. That it has none is a failure, to be tried again later.
    fileprivate static func noConfiguration(_ cause: PopcornError) -> PopcornError {
        PopcornError(.unavailable, "TMDb gave no images configuration", cause: cause)
    }
}

extension CachingEnvironment {
    fileprivate func isFresh(_ configuration: Cached<ImagesConfiguration>) -> Bool {
        policy.freshness(of: configuration, .configuration, key: CoreImagesConfigurationEntity.Key.only, now: clock.now)
            == .fresh
    }
}
