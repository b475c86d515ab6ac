import CoreMetrics

/// The metrics of the values in memory.
///
/// | name | type | dimension | values |
/// |---|---|---|---|
/// | `popcorn_memory_reads_total` | counter | `outcome` | `hit`, `miss`, `expired`, `changed` |
/// | `popcorn_memory_evictions_total` | counter | | |
/// | `popcorn_memory_values` | gauge | | |
/// | `popcorn_memory_bytes` | gauge | | |
struct MemoryMetrics: Sendable {

    enum Read: String {
        /// A value in memory was returned.
        case hit
        /// No value was in memory.
        case miss
        /// The freshness of the value had to be judged again.
        case expired
        /// The data that the value depends on had changed.
        case changed
    }

    private let hit, miss, expired, changed, evictions: Counter
    private let values, bytes: Gauge

    init(_ metrics: any MetricsFactory) {
        func reads(_ outcome: Read) -> Counter {
            Counter(label: "popcorn_memory_reads_total", dimensions: [("outcome", outcome.rawValue)], factory: metrics)
        }
        hit = reads(.hit)
        miss = reads(.miss)
        expired = reads(.expired)
        changed = reads(.changed)
        evictions = Counter(label: "popcorn_memory_evictions_total", factory: metrics)
        values = Gauge(label: "popcorn_memory_values", factory: metrics)
        bytes = Gauge(label: "popcorn_memory_bytes", factory: metrics)
    }

    func count(_ outcome: Read) {
        switch outcome {
        case .hit: hit.increment()
        case .miss: miss.increment()
        case .expired: expired.increment()
        case .changed: changed.increment()
        }
    }

    /// Records the contents after a change.
    func record(values: Int, bytes: Int, evicted: Int) {
        if evicted > 0 { evictions.increment(by: evicted) }
        self.values.record(values)
        self.bytes.record(bytes)
    }
}
