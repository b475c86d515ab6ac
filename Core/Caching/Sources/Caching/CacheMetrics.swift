import CoreDomain
import CoreMetrics
import Logging

/// Counts what becomes of reads and refreshes, and times TMDb and the database, for one kind of content.
///
/// Metrics, each with the dimension `content`, such as `movie`:
///
/// | name | type | dimension | values |
/// |---|---|---|---|
/// | `popcorn_cache_reads_total` | counter | `outcome` | `hit`, `stale_hit`, `miss`, `negative`, `shared_flight` |
/// | `popcorn_cache_refreshes_total` | counter | `outcome` | `refresh`, `failure`, `dropped` |
/// | `popcorn_tmdb_duration` | timer | | |
/// | `popcorn_database_duration` | timer | `operation` | `read`, `write` |
struct CacheMetrics: Sendable {

    enum Read: String {
        /// A fresh value was given.
        case hit
        /// A stale or expired value was given.
        case staleHit = "stale_hit"
        /// The cache had nothing to give: TMDb was asked, unless the policy forbade it.
        case miss
        /// TMDb is known to have no such thing.
        case negative
        /// Another caller's request was shared.
        case sharedFlight = "shared_flight"
    }

    enum Refresh: String {
        /// A refresh began.
        case refresh
        /// TMDb failed.
        case failure
        /// Its turn did not come.
        case dropped
    }

    private let hit, staleHit, miss, negative, sharedFlight, refresh, failure, dropped: Counter
    private let tmdb, databaseRead, databaseWrite: Timer
    /// Whether nobody sees the times, so that looking at the clock would be in vain.
    private let isUnseen: Bool

    init(_ content: String, metrics: any MetricsFactory) {
        isUnseen = metrics is NOOPMetricsHandler
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

    /// What is timed.
    enum Timed {
        case tmdb, databaseRead, databaseWrite
    }

    /// Begins to time something, whatever comes of it.
    func begin(_ what: Timed) -> Timing {
        if isUnseen { return Timing(running: nil) }
        let timer =
            switch what {
            case .tmdb: tmdb
            case .databaseRead: databaseRead
            case .databaseWrite: databaseWrite
            }
        return Timing(running: (timer, .now))
    }

    /// Something that is being timed.
    struct Timing {

        /// `nil` if nobody sees the time.
        fileprivate let running: (timer: Timer, start: ContinuousClock.Instant)?

        /// Records how long it took.
        func end() {
            guard let (timer, start) = running else { return }
            let duration = start.duration(to: .now).components
            timer.recordNanoseconds(duration.seconds * 1_000_000_000 + duration.attoseconds / 1_000_000_000)
        }
    }
}
