/// An error thrown by a use case of Popcorn.
///
/// Every use case throws this type. Use ``kind-swift.property`` to decide how to handle the error. The ``message``
/// describes it in one line without secrets, for the log; ``clientMessage`` is for the clients of a service. ``cause``
/// is the underlying error.
public struct PopcornError: Error, Sendable {

    /// The kinds of failure, which call for different handling.
    ///
    /// Future versions may add cases, so a `switch` in another package needs `@unknown default`.
    @nonexhaustive
    public enum Kind: Hashable, Sendable {
        /// An argument is invalid. Retrying does not help.
        case invalidInput
        /// The requested item does not exist at TMDb.
        case notFound
        /// The value is not cached, and the read policy forbids contacting TMDb.
        case notCached
        /// The credential is missing, TMDb rejected it, or it does not permit the request.
        case unauthorised
        /// TMDb's rate limit was exceeded. `retryAfter` is the delay that TMDb requested; `nil` if unknown.
        case rateLimited(retryAfter: Duration?)
        /// Too many requests to TMDb, or uses of a database, wait in this process. `retryAfter` is the estimated time
        /// until the waiting requests are sent; `nil` if unknown.
        ///
        /// TMDb did not cause this failure.
        case overloaded(retryAfter: Duration?)
        /// TMDb is unreachable, did not respond in time or failed, or the client was shut down.
        case unavailable
        /// The response from TMDb cannot be decoded or is too large.
        case undecodable
        /// A limit on stored data is reached, such as the maximum number of entries of a watchlist.
        case limitReached
        /// The database cannot be opened, read or written.
        case storage
        /// The task was cancelled.
        case cancelled
    }

    /// The kind of failure.
    public let kind: Kind

    /// The description of the error, in one line.
    ///
    /// It may contain paths of files and messages of the database, so it is for the log of a service. It never contains
    /// credentials, or texts that users search for.
    public let message: String

    /// The requested content, such as `movie 550` or `the search`; `nil` if it is unknown.
    public let subject: String?

    /// The underlying error.
    public let cause: (any Error)?

    /// Creates an error of a kind.
    ///
    /// - Parameters:
    ///   - kind: The kind of failure.
    ///   - message: The description, in one line.
    ///   - subject: The requested content, without texts that a user entered. Default: unknown.
    ///   - cause: The underlying error. Default: none.
    public init(_ kind: Kind, _ message: String, subject: String? = nil, cause: (any Error)? = nil) {
        self.kind = kind
        self.message = message
        self.subject = subject
        self.cause = cause
    }

    /// Creates an error of kind ``PopcornError/Kind-swift.enum/invalidInput``.
    public static func invalidInput(_ message: String) -> PopcornError {
        PopcornError(.invalidInput, message)
    }
}

extension PopcornError {

    /// The delay after which a retry may succeed: the one that TMDb requested, or the estimated delay of an overloaded
    /// process; `nil` if it is unknown, or the error is of another kind.
    public var retryAfter: Duration? {
        switch kind {
        case .rateLimited(let delay), .overloaded(let delay): delay
        default: nil
        }
    }
}

extension PopcornError: Equatable {
    /// Returns whether two errors have the same kind and message. Subjects and causes are not compared.
    public static func == (left: PopcornError, right: PopcornError) -> Bool {
        left.kind == right.kind && left.message == right.message
    }
}

extension PopcornError: CustomStringConvertible {
    public var description: String { message }
}

extension PopcornError.Kind {
    /// The name of the kind, for traces and for encoding.
    package var name: String {
        switch self {
        case .invalidInput: "invalidInput"
        case .notFound: "notFound"
        case .notCached: "notCached"
        case .unauthorised: "unauthorised"
        case .rateLimited: "rateLimited"
        case .overloaded: "overloaded"
        case .unavailable: "unavailable"
        case .undecodable: "undecodable"
        case .limitReached: "limitReached"
        case .storage: "storage"
        case .cancelled: "cancelled"
        }
    }
}

extension String {
    /// The string for use in a one-line message: truncated, with control characters escaped.
    package var printable: String {
        let line = unicodeScalars.prefix(60).map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return line.joined() + (unicodeScalars.count > 60 ? "…" : "")
    }
}
