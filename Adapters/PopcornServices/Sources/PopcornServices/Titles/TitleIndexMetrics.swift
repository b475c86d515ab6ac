import CoreMetrics
import Foundation

/// The metrics of the updates of the index of titles.
///
/// | name | type | |
/// |---|---|---|
/// | `popcorn_title_index_updates_total` | counter | updates that replaced the index |
/// | `popcorn_title_index_failures_total` | counter | updates that failed |
/// | `popcorn_title_index_titles` | gauge | items in the index, by `kind` |
/// | `popcorn_title_index_exported_timestamp_seconds` | gauge | day of the oldest export in the index, in seconds since 1970 |
struct TitleIndexMetrics: Sendable {

    let updates, failures: Counter
    private let factory: any MetricsFactory

    init(_ factory: any MetricsFactory) {
        self.factory = factory
        updates = Counter(label: "popcorn_title_index_updates_total", dimensions: [], factory: factory)
        failures = Counter(label: "popcorn_title_index_failures_total", dimensions: [], factory: factory)
    }

    /// Records what the index contains.
    func record(_ statistics: TitleIndexStatistics) {
        for export in statistics.exports {
            Gauge(
                label: "popcorn_title_index_titles", dimensions: [("kind", export.kind.rawValue)], factory: factory
            ).record(export.count)
        }
        if let oldest = statistics.exports.map(\.day).min() {
            Gauge(label: "popcorn_title_index_exported_timestamp_seconds", dimensions: [], factory: factory)
                .record(oldest.timeIntervalSince1970)
        }
    }
}
