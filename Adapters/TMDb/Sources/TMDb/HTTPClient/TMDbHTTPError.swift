/// Why there is no whole response.
public struct TMDbHTTPError: Error, Sendable {

    /// The kinds of failure.
    ///
    /// There may be more of them one day, so a switch over them needs `@unknown default` in another package.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable {
        /// The response took too long.
        case timeout
        /// There is no connection, or it broke: a name that does not resolve, refused, reset.
        case connection
        /// The TLS handshake failed.
        case tls
        /// The proxy made no connection to TMDb.
        case proxy
        /// The body is larger than the limit.
        case bodyTooLarge
        /// The body ended early.
        case truncated
        /// The task was cancelled.
        case cancelled
        /// The client was shut down.
        case shutDown
        /// Anything else, such as a response that is not HTTP.
        case other
    }

    /// What kind of failure this is.
    public let kind: Kind

    /// What happened, in one line.
    public let message: String

    /// The error that led to this one.
    public let underlying: (any Error)?

    /// An error of a kind.
    public init(_ kind: Kind, _ message: String, underlying: (any Error)? = nil) {
        self.kind = kind
        self.message = message
        self.underlying = underlying
    }
}

extension TMDbHTTPError: CustomStringConvertible {
    public var description: String { message }
}
