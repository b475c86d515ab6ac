public import Foundation

/// Something that goes wrong on purpose.
public enum Fault: Sendable, Equatable {
    /// The answer comes this much later. Adds up with other latencies and with one other fault.
    case latency(Duration)
    /// Status 429, with a `Retry-After` or without.
    case rateLimited(retryAfter: RetryAfter? = nil)
    /// A status, usually 500, 502 or 503.
    case failure(status: Int, body: FailureBody = .tmdb)
    /// Status 200 with an HTML page, as the edge before TMDb sometimes sends.
    case html
    /// The whole length is promised, half of the body comes, then the connection closes.
    case truncated
    /// The body stops in its middle, and its length says so: a complete answer that isn't JSON.
    case malformed
    /// The member of the body with this key holds a value of a wrong type.
    case wrongType(member: String)
    /// Status 200 and a JSON body of this many bytes, made while it is sent.
    /// `declaresLength` says whether a `Content-Length` tells beforehand.
    case oversized(bytes: Int, declaresLength: Bool = true)
    /// Silence, until the client leaves or the server stops.
    case stalled(at: StallPoint = .beforeHeaders)
    /// The connection is reset (TCP RST).
    case reset

    /// The value of a `Retry-After` header.
    public enum RetryAfter: Sendable, Equatable {
        /// Sent as a number of seconds.
        case seconds(Int)
        /// Sent as an HTTP date, RFC 9110, section 5.6.7.
        case date(Date)
        /// Sent as it stands, whether it makes sense or not.
        case raw(String)
    }

    /// What an error answer carries.
    public enum FailureBody: String, Sendable, Equatable {
        /// TMDb's JSON, with its own code.
        case tmdb
        /// Nothing.
        case empty
        /// A page of HTML.
        case html
    }

    /// Where a stalled answer falls silent.
    public enum StallPoint: String, Sendable, Equatable {
        /// Before the status.
        case beforeHeaders = "before-headers"
        /// After status, headers and a promise of a body.
        case afterHeaders = "after-headers"
    }
}
