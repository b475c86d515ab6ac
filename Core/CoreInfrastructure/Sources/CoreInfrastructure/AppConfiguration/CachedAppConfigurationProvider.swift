package import Caching
package import CoreDomain
import Foundation
package import Logging
import NIOConcurrencyHelpers
package import Persistence

/// Gives the images configuration from memory, from the cache database or from TMDb.
///
/// It changes a few times in a year and every image address needs it, so a copy in memory answers without a query,
/// and concurrent callers share one request.
package final class CachedAppConfigurationProvider: AppConfigurationProviding {

    private let remote: any ImagesConfigurationRemoteDataSource
    private let local: any ImagesConfigurationLocalDataSource
    private let policy: FreshnessPolicy
    private let clock: WallClock
    private let logger: Logger
    private let memory = NIOLockedValueBox<Cached<ImagesConfiguration>?>(nil)
    private let look = SharedRequest<ImagesConfiguration>()
    private let request = SharedRequest<ImagesConfiguration>()

    /// A provider on a cache database.
    ///
    /// - Parameter policy: How long a configuration is good. Default: three days.
    package convenience init(
        remote: any ImagesConfigurationRemoteDataSource, database: Database,
        policy: FreshnessPolicy = FreshnessPolicy(timeToLive: .seconds(3 * 24 * 60 * 60)),
        clock: WallClock = .system, logger: Logger
    ) {
        self.init(
            remote: remote, local: AggregateStore(ImagesConfigurationMapper(), in: database), policy: policy,
            clock: clock, logger: logger)
    }

    init(
        remote: any ImagesConfigurationRemoteDataSource, local: any ImagesConfigurationLocalDataSource,
        policy: FreshnessPolicy, clock: WallClock, logger: Logger
    ) {
        self.remote = remote
        self.local = local
        self.policy = policy
        self.clock = clock
        self.logger = logger
    }

    package func imagesConfiguration(_ policy: ReadPolicy) async throws(PopcornError) -> ImagesConfiguration {
        switch policy {
        case .cacheFirst:
            if let cached = memory.withLockedValue(\.self), isFresh(cached) { return cached.value }
            return try await look.value { () throws(PopcornError) in
                if let cached = try await self.cached(), self.isFresh(cached) { return cached.value }
                return try await self.fetch()
            }
        case .refresh:
            return try await fetch()
        case .cacheOnly:
            if let cached = try await cached() { return cached.value }
            throw PopcornError(
                .notFound, "the images configuration is not in the cache; ask once with the network allowed")
        }
    }

    private func isFresh(_ cached: Cached<ImagesConfiguration>) -> Bool {
        policy.freshness(cachedAt: cached.cachedAt, now: clock.now) == .fresh
    }

    private func cached() async throws(PopcornError) -> Cached<ImagesConfiguration>? {
        let remembered = memory.withLockedValue(\.self)
        if let remembered, isFresh(remembered) { return remembered }
        let stored = try await PopcornError.storage { () throws(DatabaseError) in
            try await local.imagesConfiguration()
        }
        // Another process may have stored a newer one.
        let latest = [remembered, stored].compactMap(\.self).max { $0.cachedAt < $1.cachedAt }
        memory.withLockedValue { $0 = latest }
        return latest
    }

    private func fetch() async throws(PopcornError) -> ImagesConfiguration {
        try await request.value { () throws(PopcornError) in try await self.fetchAndStore() }
    }

    private func fetchAndStore() async throws(PopcornError) -> ImagesConfiguration {
        let fetched = Cached(try await remote.imagesConfiguration(), cachedAt: clock.now)
        memory.withLockedValue { $0 = fetched }
        do throws(DatabaseError) {
            try await local.store(fetched)
        } catch .cancelled {
            throw PopcornError(storage: .cancelled)
        } catch {
            // The caller gets the answer all the same: a cache is no reason to fail a request.
            logger.warning("Images configuration not cached", metadata: ["error": "\(error)"])
        }
        return fetched.value
    }
}
