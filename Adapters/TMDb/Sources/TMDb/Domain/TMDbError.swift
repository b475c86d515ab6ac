public import Foundation

/// An error thrown by a call to TMDb.
///
/// Use ``kind-swift.property`` to decide how to handle the error. The other properties describe what happened, without
/// credentials, sessions, headers or bodies.
public struct TMDbError: Error, Sendable {

    /// The kinds of failure, which call for different handling.
    ///
    /// Future versions may add cases, so a `switch` in another package needs `@unknown default`.
    @nonexhaustive
    public enum Kind: Hashable, Sendable {
        /// This library or TMDb rejected an argument. Retrying does not help.
        case invalidRequest(reason: String)
        /// TMDb rejected the credential or session, or it lacks the required permission: HTTP 401 with one of TMDb's
        /// status codes for that.
        case unauthorised
        /// TMDb denied access, for example because the user is suspended: HTTP 403 with one of TMDb's status codes for
        /// that. Another credential may work.
        case forbidden
        /// The resource does not exist: HTTP 404 with TMDb's status code 34, 6 or 37, or status code 21.
        case notFound
        /// TMDb's rate limit was exceeded.
        ///
        /// `retryAfter` is the delay from the `Retry-After` header, at most one day. It may be zero, and is `nil` if
        /// the header is missing or invalid.
        case rateLimited(retryAfter: Duration?)
        /// Too many requests wait for the client's ``RateLimit``. The request was not sent.
        ///
        /// `retryAfter` is the estimated time until the waiting requests are sent.
        case overloaded(retryAfter: Duration?)
        /// TMDb failed (HTTP 500 or higher).
        case serverFailure
        /// The response has another HTTP status, or reports a failure in its body.
        ///
        /// This includes 400, 401, 403, 404 and 422 without TMDb's status code, for example if a server in front of
        /// TMDb blocks the request. Such a response does not mean that the credential or the resource is invalid.
        case unexpectedStatus
        /// The body of a successful response is not JSON, for example an HTML page, is empty or `null`, ends early, or
        /// cannot be decompressed. This is usually temporary.
        case unexpectedContent(reason: String)
        /// The response could not be decoded.
        ///
        /// `codingPath` locates the invalid value, such as `credits.cast[3].name`.
        case decoding(codingPath: String, reason: String)
        /// The response is larger than the HTTP client accepts.
        case bodyTooLarge
        /// No complete response was received.
        case network(TMDbHTTPError.Kind)
        /// The response was not received within the timeout or deadline.
        case timeout
        /// The task was cancelled.
        case cancelled
        /// The client was shut down.
        case shutDown
        /// The page-fetching closure of a paged sequence threw an error other than ``TMDbError`` or
        /// `CancellationError`.
        ///
        /// That error is available as ``TMDbError/underlying``.
        case pageFetching
    }

    /// The kind of failure.
    public let kind: Kind

    /// The HTTP status, if there was a response.
    public let httpStatus: Int?

    /// TMDb's status code, if the response contained one.
    public let statusCode: TMDbStatusCode?

    /// TMDb's status message, if the response contained one.
    public let statusMessage: String?

    /// The method of the request, if there was one.
    public let method: TMDbHTTPMethod?

    /// The path and query of the request without secrets, if there was one.
    public let path: String?

    /// The error that caused this error.
    public let underlying: (any Error)?

    /// Creates an error, for tests and for doubles of the services.
    public init(
        _ kind: Kind, httpStatus: Int? = nil, statusCode: TMDbStatusCode? = nil, statusMessage: String? = nil,
        method: TMDbHTTPMethod? = nil, path: String? = nil, underlying: (any Error)? = nil
    ) {
        self.kind = kind
        self.httpStatus = httpStatus
        self.statusCode = statusCode
        self.statusMessage = statusMessage
        self.method = method
        self.path = path
        self.underlying = underlying
    }
}

extension TMDbError {
    /// The delay that TMDb requested, or the estimated delay of an overloaded client; `nil` for other kinds.
    public var retryAfter: Duration? {
        switch kind {
        case .rateLimited(let delay), .overloaded(let delay): delay
        default: nil
        }
    }
}

/// Errors are equal if all their properties except ``underlying`` are equal.
extension TMDbError: Equatable {
    public static func == (left: TMDbError, right: TMDbError) -> Bool {
        left.kind == right.kind && left.httpStatus == right.httpStatus && left.statusCode == right.statusCode
            && left.statusMessage == right.statusMessage && left.method == right.method && left.path == right.path
    }
}

extension TMDbError: LocalizedError {
    /// The ``description``.
    public var errorDescription: String? { description }
}

extension TMDbError: CustomStringConvertible, CustomDebugStringConvertible {

    /// A one-line description of the error.
    public var description: String {
        var line = summary
        if let statusMessage, !statusMessage.isEmpty, kind != .invalidRequest(reason: statusMessage) {
            line += ": \(statusMessage)"
        }
        let details = [
            httpStatus.map { "HTTP \($0)" }, statusCode.map { "code \($0.rawValue)" },
            path.map { [method?.rawValue, $0].compactMap(\.self).joined(separator: " ") },
        ].compactMap(\.self)
        return details.isEmpty ? line : "\(line) (\(details.joined(separator: ", ")))"
    }

    /// The description of the error and its cause.
    public var debugDescription: String {
        underlying.map { kind == .pageFetching ? description : "\(description); cause: \($0)" } ?? description
    }

    private var summary: String {
        switch kind {
        case .invalidRequest(let reason): "The request is not valid: \(reason)"
        case .unauthorised: "TMDb rejected the credential"
        case .forbidden: "TMDb denied access"
        case .notFound: "The resource does not exist at TMDb"
        case .rateLimited(let delay): "TMDb's rate limit is exceeded" + (delay.map { "; retry after \($0)" } ?? "")
        case .overloaded(let delay):
            "Too many requests wait for the rate limit" + (delay.map { "; retry after \($0)" } ?? "")
        case .serverFailure: "TMDb returned a server error"
        case .unexpectedStatus: "The request was rejected"
        case .unexpectedContent(let reason): "TMDb's response cannot be read: \(reason)"
        case .decoding(let path, let reason): "TMDb's response does not match the expected format at \(path): \(reason)"
        case .bodyTooLarge: "TMDb's response is too large"
        case .network(.connection): "TMDb could not be reached"
        case .network(.tls): "A secure connection to TMDb could not be established"
        case .network(.proxy): "The proxy did not connect to TMDb"
        case .network(.truncated): "TMDb's response was truncated"
        case .network: "The request to TMDb failed"
        case .timeout: "TMDb did not respond in time"
        case .cancelled: "The request was cancelled"
        case .shutDown: "The client was shut down"
        case .pageFetching: "The page could not be fetched" + (underlying.map { ": \($0)" } ?? "")
        }
    }
}
