import CoreMetrics

/// The metrics of images.
final class ImageMetrics: Sendable {

    /// The results of requests for images.
    enum Outcome: String, CaseIterable, Sendable {
        /// The image was in the cache.
        case hit
        /// The image was fetched.
        case miss
        /// The image server does not have the image.
        case absent
        /// The size or the name is invalid, the token is missing, or too many requests wait.
        case refused
        /// The image could not be fetched.
        case failed
    }

    private let requests: [Outcome: Counter]
    private let images: Gauge
    private let bytes: Gauge
    private let evictions: Counter
    private let writeFailures: Counter

    init(factory: any MetricsFactory, byteLimit: Int) {
        let outcomes = Outcome.allCases.map { outcome in
            let dimensions = [("outcome", outcome.rawValue)]
            return (outcome, Counter(label: "popcorn_image_requests_total", dimensions: dimensions, factory: factory))
        }
        requests = Dictionary(uniqueKeysWithValues: outcomes)
        images = Gauge(label: "popcorn_image_cache_images", factory: factory)
        bytes = Gauge(label: "popcorn_image_cache_bytes", factory: factory)
        evictions = Counter(label: "popcorn_image_cache_evicted_total", factory: factory)
        writeFailures = Counter(label: "popcorn_image_cache_write_failures_total", factory: factory)
        Gauge(label: "popcorn_image_cache_limit_bytes", factory: factory).record(byteLimit)
    }

    /// Counts a request.
    func count(_ outcome: Outcome) {
        requests[outcome]?.increment()
    }

    /// Counts an image that could not be written.
    func countWriteFailure() {
        writeFailures.increment()
    }

    /// Records the content of the cache after a change, and counts the images that it evicted.
    func record(imageCount: Int, byteCount: Int, evicted: Int) {
        images.record(imageCount)
        bytes.record(byteCount)
        if evicted > 0 { evictions.increment(by: evicted) }
    }
}

extension ImageMetrics.Outcome {

    /// Creates the outcome of a request that failed.
    init(_ problem: Problem) {
        self =
            switch problem.kind {
            case .notFound: .absent
            case .unauthenticated, .forbidden, .overloaded: .refused
            default: .failed
            }
    }
}
