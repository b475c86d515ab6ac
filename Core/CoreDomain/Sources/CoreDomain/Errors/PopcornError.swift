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

    /// The delay after which a retry may succeed: the delay that TMDb requested, or the estimated delay of an
    /// overloaded process; `nil` if it is unknown, or the error is of another kind.
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
    /// The string for use in a one-line message: truncated, with control characters, invisible format characters and
    /// line separators escaped.
    package var printable: String {
        let line = unicodeScalars.prefix(60).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return line.joined() + (unicodeScalars.count > 60 ? "…" : "")
    }
}

extension PopcornError {

    /// A message for the clients of a service: one sentence with the ``subject``, such as `Movie 550 does not exist.`
    ///
    /// It contains no paths, hosts, credentials, statements of the database or texts that users search for. Use
    /// ``message`` for the log.
    public var clientMessage: String {
        switch kind {
        case .invalidInput: "The request\(ofSubject) is not valid."
        case .notFound: "\(sentenceStart) does not exist."
        case .notCached: "\(sentenceStart) is not cached."
        case .unauthorised: "\(sentenceStart) is unavailable, because the service has no access to TMDb."
        case .rateLimited: "\(sentenceStart) is temporarily unavailable, because TMDb limits the rate of requests."
        case .overloaded: "\(sentenceStart) is temporarily unavailable, because too many requests wait."
        case .unavailable: "\(sentenceStart) is temporarily unavailable."
        case .undecodable: "\(sentenceStart) is unavailable, because the response of TMDb cannot be decoded."
        case .limitReached: "The maximum number of entries is reached."
        case .storage: "\(sentenceStart) is unavailable, because the service cannot use its database."
        case .cancelled: "The request\(ofSubject) was cancelled."
        }
    }

    private var ofSubject: String { subject.map { " for \($0)" } ?? "" }

    private var sentenceStart: String {
        guard let subject, let first = subject.first else { return "The requested content" }
        return first.uppercased() + subject.dropFirst()
    }
}

/// Errors are encoded with their kind, message and subject. The cause is not encoded.
extension PopcornError: Codable {

    private enum CodingKeys: String, CodingKey {
        case kind, retryAfter, message, subject
    }

    /// Encodes the name of the kind and the message, and the delay in seconds and the subject if they are known.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind.name, forKey: .kind)
        if let retryAfter {
            try container.encode(retryAfter / .seconds(1), forKey: .retryAfter)
        }
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(subject, forKey: .subject)
    }

    /// Decodes an error without a cause. A kind that this version does not support becomes
    /// ``PopcornError/Kind-swift.enum/unavailable``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .kind)
        let delay = try container.decodeIfPresent(Double.self, forKey: .retryAfter)
        if let delay, !(0...Self.longestDelay).contains(delay) {
            throw DecodingError.dataCorruptedError(
                forKey: .retryAfter, in: container, debugDescription: "\(delay) is not a valid delay in seconds")
        }
        self.init(
            Kind(name: name, retryAfter: delay.map { .seconds($0) }) ?? .unavailable,
            try container.decode(String.self, forKey: .message),
            subject: try container.decodeIfPresent(String.self, forKey: .subject))
    }

    /// The maximum delay that is accepted, 100 years in seconds.
    private static let longestDelay = 36_525.0 * 86_400
}

extension PopcornError.Kind {

    /// Creates the kind with a name; `nil` if the name is unknown.
    fileprivate init?(name: String, retryAfter: Duration?) {
        let kinds: [Self] = [
            .invalidInput, .notFound, .notCached, .unauthorised, .rateLimited(retryAfter: retryAfter),
            .overloaded(retryAfter: retryAfter), .unavailable, .undecodable, .limitReached, .storage, .cancelled,
        ]
        guard let kind = kinds.first(where: { $0.name == name }) else { return nil }
        self = kind
    }
}
