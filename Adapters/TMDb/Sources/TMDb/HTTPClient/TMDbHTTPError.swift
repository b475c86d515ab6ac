/// An error that prevents a complete response.
public struct TMDbHTTPError: Error, Sendable {

    /// The kinds of failure.
    ///
    /// Future versions may add cases, so a `switch` in another package needs `@unknown default`.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable {
        /// The request timed out.
        case timeout
        /// The connection failed or was closed, for example because the host name did not resolve or the connection was
        /// refused.
        case connection
        /// The TLS handshake failed.
        case tls
        /// The proxy did not connect to TMDb.
        case proxy
        /// The response body exceeds the size limit.
        case bodyTooLarge
        /// The response body is truncated.
        case truncated
        /// Too many requests wait for the ``RateLimit``. The request was not sent.
        ///
        /// TMDb did not cause this failure. A response of TMDb with status 429 is not an error of this type.
        case overloaded
        /// The task was cancelled.
        case cancelled
        /// The client was shut down.
        case shutDown
        /// Any other failure, such as a response that is not HTTP.
        case other
    }

    /// The kind of failure.
    public let kind: Kind

    /// The error message, in one line.
    public let message: String

    /// The estimated time until a request that failed with ``Kind-swift.enum/overloaded`` could be sent; `nil` for
    /// other kinds.
    public let retryAfter: Duration?

    /// The underlying error, or `nil` if it is unknown.
    public let underlying: (any Error)?

    /// Creates an error.
    public init(_ kind: Kind, _ message: String, retryAfter: Duration? = nil, underlying: (any Error)? = nil) {
        self.kind = kind
        self.message = message
        self.retryAfter = retryAfter
        self.underlying = underlying
    }
}

extension TMDbHTTPError: CustomStringConvertible {
    public var description: String { message }
}
