import CoreDomain
import CoreMetrics
import Logging

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

    enum Read: String {
        /// A fresh value was returned.
        case hit
        /// A stale or stale-if-error value was returned.
        case staleHit = "stale_hit"
        /// The value was not served from the cache: it was absent, stale-if-error or expired, or the policy was
        /// `.refresh`. A fetch that shared another caller's request counts as ``sharedFlight``.
        case miss
        /// A cached not-found response was returned.
        case negative
        /// The read shared another caller's request.
        case sharedFlight = "shared_flight"
    }

    enum Refresh: String {
        /// A background refresh started.
        case refresh
        /// A background refresh ended with an error other than a cancellation.
        case failure
        /// A background refresh was dropped before it started.
        case dropped
    }

    private let hit, staleHit, miss, negative, sharedFlight, refresh, failure, dropped: Counter
    private let tmdb, databaseRead, databaseWrite: Timer
    private let content: String
    private let factory: any MetricsFactory
    /// Whether the metrics are discarded, so that reading the clock can be skipped.
    private let isDiscarded: Bool

    init(_ content: String, metrics: any MetricsFactory) {
        isDiscarded = metrics is NOOPMetricsHandler
        self.content = content
        factory = metrics
        func reads(_ outcome: Read) -> Counter {
            Counter(
                label: "popcorn_cache_reads_total", dimensions: [("content", content), ("outcome", outcome.rawValue)],
                factory: metrics)
        }
        func refreshes(_ outcome: Refresh) -> Counter {
            Counter(
                label: "popcorn_cache_refreshes_total",
                dimensions: [("content", content), ("outcome", outcome.rawValue)], factory: metrics)
        }
        func database(_ operation: String) -> Timer {
            Timer(
                label: "popcorn_database_duration", dimensions: [("content", content), ("operation", operation)],
                factory: metrics)
        }
        hit = reads(.hit)
        staleHit = reads(.staleHit)
        miss = reads(.miss)
        negative = reads(.negative)
        sharedFlight = reads(.sharedFlight)
        refresh = refreshes(.refresh)
        failure = refreshes(.failure)
        dropped = refreshes(.dropped)
        tmdb = Timer(label: "popcorn_tmdb_duration", dimensions: [("content", content)], factory: metrics)
        databaseRead = database("read")
        databaseWrite = database("write")
    }

    func count(_ outcome: Read) {
        switch outcome {
        case .hit: hit.increment()
        case .staleHit: staleHit.increment()
        case .miss: miss.increment()
        case .negative: negative.increment()
        case .sharedFlight: sharedFlight.increment()
        }
    }

    func count(_ outcome: Refresh) {
        switch outcome {
        case .refresh: refresh.increment()
        case .failure: failure.increment()
        case .dropped: dropped.increment()
        }
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
