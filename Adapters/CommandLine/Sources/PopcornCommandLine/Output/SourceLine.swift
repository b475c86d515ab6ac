import CoreDomain
import Foundation

/// A line that shows the source of a value, the number of HTTP requests, and the elapsed time.
struct SourceLine: CustomStringConvertible {

    var label: String?
    let origin: DataOrigin
    let httpRequests: Int
    let elapsed: Duration
    let cachedAt: Date
    var failure: String?

    var description: String {
        let requests = "\(httpRequests) HTTP request\(httpRequests == 1 ? "" : "s")"
        let facts = "\(requests) · \(elapsed.forDisplay) · \(place)"
        return label.map { "\($0)  \(facts)" } ?? facts
    }

    private var place: String {
        let time = cachedAt.formatted(.iso8601)
        let reason = failure.map { "; \($0)" } ?? ""
        return switch origin {
        case .network: "from TMDb"
        case .cache: "from the cache, fetched \(time)"
        case .stale: "from the cache, stale, fetched \(time)\(reason)"
        case .index: "from the index of titles of \(cachedAt.formatted(.iso8601.year().month().day()))\(reason)"
        }
    }
}
