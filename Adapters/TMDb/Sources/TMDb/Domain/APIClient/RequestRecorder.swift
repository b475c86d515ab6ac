import CoreMetrics
import Logging

/// A type that logs and measures requests, without secrets.
///
/// The timer `tmdb_request_duration` and the counter `tmdb_requests_total` have the dimensions `method`, `endpoint`,
/// `status` and `error`. `endpoint` is the path with names in place of values. `status` is the HTTP status, or the kind
/// of failure without a response. `error` is the kind of failure, or `none`: a 403 is `forbidden` if TMDb sent it, and
/// `unexpected_status` if a server in front of TMDb did.
///
/// The counter `tmdb_unreadable_values_total` has the dimension `endpoint`. It counts rows and values that could not be
/// decoded and were omitted from a response.
struct RequestRecorder: Sendable {

    let logger: Logger
    let metrics: any MetricsFactory

    func success(_ origin: RequestOrigin, status: Int, size: Int, omitted: OmittedValues, duration: Duration) {
        record(origin, status: String(status), error: "none", duration: duration)
        if omitted.count > 0 { record(omitted, of: origin) }
        logger.debug(
            "Received a response from TMDb", metadata: metadata(origin, status: String(status), duration: duration))
        logger.trace(
            "Decoded TMDb's response", metadata: ["tmdb.path": "\(origin.path)", "tmdb.bytes": "\(size)"])
    }

    func failure(_ origin: RequestOrigin, error: TMDbError, duration: Duration) {
        let status = error.httpStatus.map(String.init) ?? error.kind.label
        record(origin, status: status, error: error.kind.label, duration: duration)
        var metadata = metadata(origin, status: status, duration: duration)
        metadata["tmdb.error"] = "\(error.kind.label)"
        if let code = error.statusCode { metadata["tmdb.code"] = "\(code.rawValue)" }
        logger.debug("The request to TMDb failed", metadata: metadata)
        logger.trace("The reason why the request to TMDb failed", metadata: ["tmdb.reason": "\(error)"])
    }

    private func record(_ omitted: OmittedValues, of origin: RequestOrigin) {
        Counter(label: "tmdb_unreadable_values_total", dimensions: [("endpoint", origin.template)], factory: metrics)
            .increment(by: omitted.count)
        logger.debug(
            "Values of TMDb's response could not be decoded and were omitted",
            metadata: [
                "tmdb.path": "\(origin.path)", "tmdb.unreadable": "\(omitted.count)",
                "tmdb.reasons": .array(omitted.descriptions.map { .string(origin.redact($0)) }),
            ])
    }

    private func metadata(_ origin: RequestOrigin, status: String, duration: Duration) -> Logger.Metadata {
        [
            "tmdb.method": "\(origin.method.rawValue)", "tmdb.path": "\(origin.path)", "tmdb.status": "\(status)",
            "tmdb.duration_ms": "\(duration.nanoseconds / 1_000_000)",
        ]
    }

    private func record(_ origin: RequestOrigin, status: String, error: String, duration: Duration) {
        let dimensions = [
            ("method", origin.method.rawValue), ("endpoint", origin.template), ("status", status), ("error", error),
        ]
        Timer(label: "tmdb_request_duration", dimensions: dimensions, factory: metrics)
            .recordNanoseconds(duration.nanoseconds)
        Counter(label: "tmdb_requests_total", dimensions: dimensions, factory: metrics).increment()
    }
}

extension TMDbError.Kind {
    /// The kind as a label for logs and metrics.
    var label: String {
        switch self {
        case .invalidRequest: "invalid_request"
        case .unauthorised: "unauthorised"
        case .forbidden: "forbidden"
        case .notFound: "not_found"
        case .rateLimited: "rate_limited"
        case .overloaded: "overloaded"
        case .serverFailure: "server_failure"
        case .unexpectedStatus: "unexpected_status"
        case .unexpectedContent: "unexpected_content"
        case .decoding: "decoding"
        case .bodyTooLarge: "body_too_large"
        case .network: "network"
        case .timeout: "timeout"
        case .cancelled: "cancelled"
        case .shutDown: "shut_down"
        case .pageFetching: "page_fetching"
        }
    }
}
