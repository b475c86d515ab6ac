import CoreMetrics
import PopcornPersistence

/// A set of counters for the events of the cache file.
///
/// Metric: the counter `popcorn_cache_file_events_total` with the dimension `event`: `damaged`, `set_aside`,
/// `reopened`, `restoring_failed`, `log_not_truncated`, `full`, `eviction_failed`.
struct DatabaseMetrics: Sendable {

    private let corrupt, setAside, reopened, reopeningFailed, logNotTruncated, full, evictionFailed: Counter

    init(_ metrics: any MetricsFactory) {
        func counter(_ event: String) -> Counter {
            Counter(label: "popcorn_cache_file_events_total", dimensions: [("event", event)], factory: metrics)
        }
        corrupt = counter("damaged")
        setAside = counter("set_aside")
        reopened = counter("reopened")
        reopeningFailed = counter("restoring_failed")
        logNotTruncated = counter("log_not_truncated")
        full = counter("full")
        evictionFailed = counter("eviction_failed")
    }

    func count(_ event: DatabaseEvent) {
        switch event {
        case .corrupt: corrupt.increment()
        case .setAside: setAside.increment()
        case .reopened: reopened.increment()
        case .reopeningFailed: reopeningFailed.increment()
        case .logNotTruncated: logNotTruncated.increment()
        case .full: full.increment()
        case .evictionFailed: evictionFailed.increment()
        }
    }
}
