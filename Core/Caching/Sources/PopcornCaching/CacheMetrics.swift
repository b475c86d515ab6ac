import CoreDomain
import CoreMetrics

/// The metrics of one kind of content: counts of reads and refreshes, and the duration of requests and database
/// operations.
///
/// All metrics have the dimension `content`, such as `movie`:
///
/// | name | type | dimension | values |
/// |---|---|---|---|
/// | `popcorn_cache_reads_total` | counter | `outcome` | `hit`, `stale_hit`, `miss`, `negative`, `shared_flight` |
/// | `popcorn_cache_refreshes_total` | counter | `outcome` | `refresh`, `failure`, `dropped` |
/// | `popcorn_tmdb_missing_parts_total` | counter | `part` | the raw value of a ``/CoreDomain/ContentPart`` |
/// | `popcorn_tmdb_duration` | timer | | |
/// | `popcorn_database_duration` | timer | `operation` | `read`, `write` |
struct CacheMetrics: Sendable {

    /// Reads that returned a fresh value.
    let hit: Counter
    /// Reads that returned a stale or stale-if-error value.
    let staleHit: Counter
    /// Reads that were not served from the cache: the value was absent, stale-if-error or expired, or the policy was
    /// `.refresh`. A fetch that shared another caller's request counts as ``sharedFlight``.
    let miss: Counter
    /// Reads that returned a cached not-found response.
    let negative: Counter
    /// Reads that shared another caller's request.
    let sharedFlight: Counter

    /// Background refreshes that started.
    let refresh: Counter
    /// Background refreshes that ended with an error other than a cancellation.
    let failure: Counter
    /// Background refreshes that were dropped before they started.
    let dropped: Counter

    private let tmdb, databaseRead, databaseWrite: Timer
    private let content: String
    private let factory: any MetricsFactory
    /// Whether the metrics are discarded, so that reading the clock can be skipped.
    private let isDiscarded: Bool

    init(_ content: String, metrics: any MetricsFactory) {
        isDiscarded = metrics is NOOPMetricsHandler
        self.content = content
        factory = metrics
        func counter(_ label: String, _ outcome: String) -> Counter {
            Counter(label: label, dimensions: [("content", content), ("outcome", outcome)], factory: metrics)
        }
        func database(_ operation: String) -> Timer {
            Timer(
                label: "popcorn_database_duration", dimensions: [("content", content), ("operation", operation)],
                factory: metrics)
        }
        let reads = "popcorn_cache_reads_total"
        hit = counter(reads, "hit")
        staleHit = counter(reads, "stale_hit")
        miss = counter(reads, "miss")
        negative = counter(reads, "negative")
        sharedFlight = counter(reads, "shared_flight")
        let refreshes = "popcorn_cache_refreshes_total"
        refresh = counter(refreshes, "refresh")
        failure = counter(refreshes, "failure")
        dropped = counter(refreshes, "dropped")
        tmdb = Timer(label: "popcorn_tmdb_duration", dimensions: [("content", content)], factory: metrics)
        databaseRead = database("read")
        databaseWrite = database("write")
    }

    /// Counts a part that a response lacked although it was requested.
    func countMissing(_ part: ContentPart) {
        let dimensions = [("content", content), ("part", part.rawValue)]
        Counter(label: "popcorn_tmdb_missing_parts_total", dimensions: dimensions, factory: factory).increment()
    }

    /// An operation whose duration is measured.
    enum Timed {
        case tmdb, databaseRead, databaseWrite
    }

    /// Starts to measure the duration of an operation. The duration counts even if the operation fails.
    func begin(_ what: Timed) -> Timing {
        if isDiscarded { return Timing(running: nil) }
        let timer =
            switch what {
            case .tmdb: tmdb
            case .databaseRead: databaseRead
            case .databaseWrite: databaseWrite
            }
        return Timing(running: (timer, .now))
    }

    /// A measurement in progress.
    struct Timing {

        /// The timer and the start time; `nil` if the metrics are discarded.
        fileprivate let running: (timer: Timer, start: ContinuousClock.Instant)?

        /// Records the duration since the start.
        func end() {
            guard let (timer, start) = running else { return }
            let duration = start.duration(to: .now).components
            timer.recordNanoseconds(duration.seconds * 1_000_000_000 + duration.attoseconds / 1_000_000_000)
        }
    }
}
