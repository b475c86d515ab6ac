public import Foundation

/// A fault that the server injects into responses.
///
/// Delays of several rules are added. Changes of the content, which are ``value(at:json:)`` and ``parts(_:_:)``, are
/// combined. Both combine with one other fault.
public enum Fault: Sendable, Equatable {
    /// Delays the response.
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
    /// Replaces the value at a path of the body, such as `credits.cast[0].name`, with a JSON text. `[*]` is each
    /// element of a list. A member that does not exist is added to its object. Without a JSON text, the value is
    /// removed.
    case value(at: String, json: String?)
    /// Leaves out or replaces parts that a request appends, also appended seasons. `*` in a name matches any text;
    /// `nil` means all parts. The fault applies only to requests that append one of these parts.
    case parts([String]? = nil, PartFailure = .missing)
    /// Sends a compressed body that contradicts its headers.
    case gzip(GzipFailure = .unannounced)
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

    /// The value of an appended part that TMDb failed to append.
    public enum PartFailure: String, Sendable, Equatable {
        /// The part is left out.
        case missing
        /// The part is an object with the status code and the message of an error.
        case error
        /// The part is `null`.
        case null
    }

    /// A contradiction between a body and its headers.
    public enum GzipFailure: String, Sendable, Equatable {
        /// The body is compressed, and has no `Content-Encoding`.
        case unannounced
        /// The compressed body is damaged.
        case damaged
        /// The body has the `Content-Encoding` gzip, and is not compressed.
        case uncompressed
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

extension Fault {
    /// Returns a fault that replaces the value of a member of the body with an object that no member has.
    public static func wrongType(member: String) -> Fault { .value(at: member, json: #"{"unexpected":true}"#) }

    /// Returns whether the fault applies to a request that appends the given parts.
    func applies(appending parts: [String]) -> Bool {
        guard case .parts(let names, _) = self else { return true }
        return parts.contains { $0.matches(anyOf: names) }
    }
}
