/// What can go wrong when content is read or the library is changed.
///
/// One type serves every use case, so that a service handles it in one place. ``kind-swift.property`` says what to do,
/// ``message`` says what happened in one readable line without secrets, and ``cause`` keeps the error below it.
public struct PopcornError: Error, Sendable {

    /// The kinds of failure, each with a different remedy.
    public enum Kind: Hashable, Sendable {
        /// An argument is not acceptable; asking again will not help.
        case invalidInput
        /// TMDb has no such thing.
        case notFound
        /// Nothing is cached, and TMDb was not to be asked.
        case notCached
        /// TMDb does not accept the credential.
        case unauthorised
        /// TMDb asks to slow down; `retryAfter` is the delay it named, if any.
        case rateLimited(retryAfter: Duration?)
        /// TMDb cannot be reached, answers too late or fails.
        case unavailable
        /// TMDb's answer cannot be understood.
        case undecodable
        /// The database cannot be opened, read or written.
        case storage
        /// The task was cancelled.
        case cancelled
    }

    /// What kind of failure this is.
    public let kind: Kind

    /// What happened, in one line.
    public let message: String

    /// The error that led to this one.
    public let cause: (any Error)?

    /// An error of a kind.
    public init(_ kind: Kind, _ message: String, cause: (any Error)? = nil) {
        self.kind = kind
        self.message = message
        self.cause = cause
    }

    /// An error about an argument.
    public static func invalidInput(_ message: String) -> PopcornError {
        PopcornError(.invalidInput, message)
    }
}

extension PopcornError: Equatable {
    /// Errors are equal if kind and message are. The cause does not count.
    public static func == (left: PopcornError, right: PopcornError) -> Bool {
        left.kind == right.kind && left.message == right.message
    }
}

extension PopcornError: CustomStringConvertible {
    public var description: String { message }
}

extension PopcornError.Kind {
    /// The kind as one word, for traces and for other processes.
    package var name: String {
        switch self {
        case .invalidInput: "invalidInput"
        case .notFound: "notFound"
        case .notCached: "notCached"
        case .unauthorised: "unauthorised"
        case .rateLimited: "rateLimited"
        case .unavailable: "unavailable"
        case .undecodable: "undecodable"
        case .storage: "storage"
        case .cancelled: "cancelled"
        }
    }
}

extension String {
    /// The text as it may stand in a one-line message: shortened, control characters escaped.
    package var printable: String {
        let line = unicodeScalars.prefix(60).map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return line.joined() + (unicodeScalars.count > 60 ? "…" : "")
    }
}
