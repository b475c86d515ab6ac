package import CoreDomain
import NIOConcurrencyHelpers
package import PopcornCaching
import PopcornConcurrency
package import PopcornPersistence

/// A reader of the images configuration, from memory, from the cache database or from TMDb.
///
/// The configuration changes a few times a year, and every image URL needs it. A fresh copy in memory is returned
/// without a query. A configuration of any age is used if TMDb does not return a newer configuration. The built-in
/// configuration is used only until TMDb returns the first configuration, because another configuration changes all
/// image URLs.
package final class ImagesConfigurationReader: AppConfigurationProviding {

    private let remote: any ImagesConfigurationRemoteDataSource
    private let store: ImagesConfigurationStore
    private let reader: CachedReader<ImagesConfigurationStore>
    private let environment: CachingEnvironment
    /// The last configuration that was returned. A fetched configuration is returned before it is stored.
    private let last = NIOLockedValueBox<ImagesConfiguration?>(nil)

    /// Creates a reader on a cache database that was opened with ``PopcornPersistence/Schema/core``.
    package init(
        remote: any ImagesConfigurationRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment
    ) {
        self.remote = remote
        self.environment = environment
        store = ImagesConfigurationStore(database: database)
        reader = CachedReader("images_configuration", store: store, environment: environment) { _, _ in
            .configuration
        }
    }

    package func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration {
        if let recorder = ReadRecorder.current {
            environment.recordValidity(with: recorder)
            recorder.record(store.dependency)
        }
        // Every title needs the configuration, so a fresh copy in memory is returned without reading the cache.
        if policy != .refresh, let copy = store.inMemory, environment.isFresh(copy) { return copy.value }
        return await ReadRecorder.unrecorded { await storedOrFetched(policy) }
    }

    private func storedOrFetched(_ policy: ReadPolicy) async -> ImagesConfiguration {
        do throws(PopcornError) {
            let result = try await reader.read(
                .only, policy, including: (), failsFastDuringBackoff: true
            ) { [remote] _, _ throws(PopcornError) in
                do throws(PopcornError) {
                    return try await remote.imagesConfiguration()
                } catch {
                    // TMDb always has a configuration, so the failure is temporary, and the request is retried later.
                    throw error.kind == .notFound
                        ? PopcornError(.unavailable, "TMDb returned no images configuration", cause: error) : error
                }
            }
            last.withLockedValue { $0 = result.value }
            return result.value
        } catch {
            return last.withLockedValue(\.self) ?? .builtIn
        }
    }
}

extension CachingEnvironment {
    fileprivate func isFresh(_ configuration: Cached<ImagesConfiguration>) -> Bool {
        policy.freshness(of: configuration, .configuration, key: CoreImagesConfigurationEntity.Key.only, now: clock.now)
            == .fresh
    }
}
