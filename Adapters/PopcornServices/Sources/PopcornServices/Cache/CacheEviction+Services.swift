import CoreInfrastructure
import CoreMetrics

extension CacheEviction {

    /// Creates the eviction of the services' cache, with its metrics: the gauges `popcorn_cache_bytes` and
    /// `popcorn_cache_limit_bytes`, and the counter `popcorn_cache_evicted_total` with the dimension `kind`.
    convenience init(_ configuration: PopcornServices.Configuration) {
        let metrics = configuration.metrics
        let size = Gauge(label: "popcorn_cache_bytes", factory: metrics)
        if let limit = configuration.limits.cacheByteCount {
            Gauge(label: "popcorn_cache_limit_bytes", factory: metrics).record(limit)
        }
        self.init(
            tables: .services, policy: configuration.freshness, clock: configuration.clock,
            observeEviction: { kind, count in
                Counter(label: "popcorn_cache_evicted_total", dimensions: [("kind", kind)], factory: metrics)
                    .increment(by: count)
            },
            observeSize: { bytes in size.record(bytes) })
    }
}

extension [EvictableTable] {

    /// The tables of the services' cache whose values can be evicted.
    static var services: [EvictableTable] {
        .core + PopcornMoviesFactory.evictableTables + PopcornTVSeriesFactory.evictableTables
            + PopcornPeopleFactory.evictableTables + PopcornMediaFactory.evictableTables
    }
}
