import CoreApplication
import CoreInfrastructure
import PopcornCaching

extension ValueMemory {

    /// Creates the memory of a configuration; `nil` if it keeps no values.
    convenience init?(_ configuration: PopcornServices.Configuration) {
        let byteCount = configuration.limits.memoryByteCount
        guard byteCount > 0 else { return nil }
        self.init(byteCount: byteCount, clock: configuration.clock, metrics: configuration.metrics)
    }
}

extension CachingEnvironment {

    /// Creates the environment of a configuration.
    convenience init(
        _ configuration: PopcornServices.Configuration, _ databases: Databases, names: IndexedTitles?,
        titles: LastKnownTitles?
    ) {
        self.init(
            policy: configuration.freshness, readDeadline: configuration.limits.readDeadline,
            clock: configuration.clock, metrics: configuration.metrics, logger: configuration.logger,
            isWriteBlocked: { databases.cache.isWriteBlocked }, leases: databases.replicas?.leases, names: names,
            titles: titles, uses: databases.eviction.uses,
            flushUses: { _ = await databases.eviction.flushUses(to: databases.cache) })
    }
}
