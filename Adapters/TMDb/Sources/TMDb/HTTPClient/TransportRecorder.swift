import CoreMetrics
import Logging
import PopcornConcurrency

/// A recorder of the logs and metrics of the transport, without secrets.
///
/// Metrics: the counters `tmdb_retries_total` (dimension `reason`), `tmdb_coalesced_requests_total`,
/// `tmdb_http_cache_total` (dimension `result`: `hit`, `revalidated` or `miss`), `tmdb_slowdowns_total` and
/// `tmdb_overloads_total` (dimension `priority`: `interactive` or `background`), and the timer `tmdb_rate_limit_wait`.
struct TransportRecorder: Sendable {

    let logger: Logger
    let metrics: any MetricsFactory

    /// A recorder that discards everything.
    static var silent: TransportRecorder {
        TransportRecorder(logger: .silent, metrics: NOOPMetricsHandler.instance)
    }

    func retry(_ number: Int, of request: TMDbHTTPRequest, because failure: TransientFailure, after wait: Duration) {
        count("tmdb_retries_total", ("reason", failure.rawValue))
        logger.debug(
            "Retrying the request to TMDb",
            metadata: [
                "tmdb.method": "\(request.method.rawValue)", "tmdb.retry": "\(number)",
                "tmdb.reason": "\(failure.rawValue)", "tmdb.wait": "\(wait)",
            ])
    }

    func coalesced() {
        count("tmdb_coalesced_requests_total")
    }

    func cache(_ result: CacheResult) {
        count("tmdb_http_cache_total", ("result", result.rawValue))
    }

    func slowdown(requestsPerSecond: Double, pause: Duration) {
        count("tmdb_slowdowns_total")
        logger.debug(
            "Reducing the request rate, because TMDb's rate limit is exceeded",
            metadata: ["tmdb.requests_per_second": "\(requestsPerSecond)", "tmdb.pause": "\(pause)"])
    }

    func overloaded(_ priority: RequestPriority) {
        count("tmdb_overloads_total", ("priority", priority.isInteractive ? "interactive" : "background"))
        logger.debug("A request was not sent, because too many requests wait for the rate limit")
    }

    func waited(_ duration: Duration) {
        Timer(label: "tmdb_rate_limit_wait", dimensions: [], factory: metrics).recordNanoseconds(duration.nanoseconds)
    }

    private func count(_ label: String, _ dimensions: (String, String)...) {
        Counter(label: label, dimensions: dimensions, factory: metrics).increment()
    }
}

/// The result of a cache lookup.
enum CacheResult: String {
    /// The response was served from the cache.
    case hit
    /// The server revalidated the cached response.
    case revalidated
    /// The response was fetched from the server.
    case miss
}

extension Logger {
    /// A logger that discards all messages.
    static var silent: Logger {
        Logger(label: "tmdb") { _ in SwiftLogNoOpLogHandler() }
    }
}
