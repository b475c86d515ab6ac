public import Foundation

/// A fault that the server injects into responses.
public enum Fault: Sendable, Equatable {
    /// Delays the response. Delays of several rules are added, and combine with one other fault.
    case latency(Duration)
    /// Responds with HTTP status 429, with or without a `Retry-After` header.
    case rateLimited(retryAfter: RetryAfter? = nil)
    /// Responds with an HTTP error status, usually 500, 502 or 503.
    case failure(status: Int, body: FailureBody = .tmdb)
    /// Responds with HTTP status 200 and an HTML page, which TMDb's edge servers occasionally send.
    case html
    /// Declares the full `Content-Length`, sends half of the body, and closes the connection.
    case truncated
    /// Sends half of the body with a matching `Content-Length`: a complete response that is not valid JSON.
    case malformed
    /// Replaces the value of a member of the body with a value of another type.
    case wrongType(member: String)
    /// Responds with HTTP status 200 and a JSON body of a given size, which is generated while it is sent.
    /// `declaresLength` specifies whether the response has a `Content-Length` header.
    case oversized(bytes: Int, declaresLength: Bool = true)
    /// Stops responding until the client disconnects or the server stops.
    case stalled(at: StallPosition = .beforeHeaders)
    /// Resets the connection (TCP RST).
    case reset

    /// The value of a `Retry-After` header.
    public enum RetryAfter: Sendable, Equatable {
        /// A number of seconds.
        case seconds(Int)
        /// An HTTP date, RFC 9110, section 5.6.7.
        case date(Date)
        /// Any string, sent unchanged, even if it is not a valid value.
        case raw(String)
    }

    /// The body of an error response.
    public enum FailureBody: String, Sendable, Equatable {
        /// TMDb's JSON, with its status code.
        case tmdb
        /// An empty body.
        case empty
        /// An HTML page.
        case html
    }

    /// The point at which a stalled response stops.
    public enum StallPosition: String, Sendable, Equatable {
        /// Before the status.
        case beforeHeaders = "before-headers"
        /// After the status and the headers, which declare a body.
        case afterHeaders = "after-headers"
    }
}
