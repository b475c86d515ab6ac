import CoreMetrics
import Persistence

/// A set of counters for the events of the cache file.
///
/// Metric: the counter `popcorn_cache_file_events_total` with the dimension `event`: `damaged`, `set_aside`,
/// `reopened`, `restoring_failed`.
struct DatabaseMetrics: Sendable {

    private let damaged, setAside, reopened, restoringFailed: Counter

    init(_ metrics: any MetricsFactory) {
        func counter(_ event: String) -> Counter {
            Counter(label: "popcorn_cache_file_events_total", dimensions: [("event", event)], factory: metrics)
        }
        damaged = counter("damaged")
        setAside = counter("set_aside")
        reopened = counter("reopened")
        restoringFailed = counter("restoring_failed")
    }

    func count(_ event: DatabaseEvent) {
        switch event {
        case .damaged: damaged.increment()
        case .setAside: setAside.increment()
        case .reopened: reopened.increment()
        case .restoringFailed: restoringFailed.increment()
        }
    }
}
