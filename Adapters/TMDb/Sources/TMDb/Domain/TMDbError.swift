public import Foundation

/// Why a call to TMDb gave no result.
///
/// ``kind-swift.property`` says what to do about it. The rest says what happened, and never shows a credential, a
/// session, a header or a body.
public struct TMDbError: Error, Sendable {

    /// The kinds of failure, each with a different remedy.
    ///
    /// There may be more of them one day, so a switch over them needs `@unknown default` in another package.
    @nonexhaustive
    public enum Kind: Hashable, Sendable {
        /// An argument is not acceptable, to this library or to TMDb; asking again does not help.
        case invalidRequest(reason: String)
        /// TMDb does not accept the credential or the session, or it permits too little.
        case unauthorised
        /// TMDb knows who asks and forbids it, such as to a user who is suspended: another credential may help.
        case forbidden
        /// TMDb has no such thing.
        case notFound
        /// TMDb asks to slow down. `retryAfter` is the delay that it named, at most a day; it may be zero.
        case rateLimited(retryAfter: Duration?)
        /// TMDb fails, with a status from 500.
        case serverFailure
        /// TMDb answers with another status, or says itself that the request failed.
        case unexpectedStatus
        /// The answer is not JSON: a page of HTML, or nothing at all. Usually passes soon.
        case unexpectedContent(reason: String)
        /// The answer is JSON of another shape. `codingPath` says where, such as `credits.cast[3].name`.
        case decoding(codingPath: String, reason: String)
        /// The answer is larger than the HTTP client accepts.
        case bodyTooLarge
        /// There was no whole answer.
        case network(TMDbHTTPError.Kind)
        /// The answer took too long.
        case timeout
        /// The task was cancelled.
        case cancelled
        /// The client was shut down.
        case shutDown
        /// A closure that a list asks for its pages threw an error of its own, which is ``TMDbError/underlying``.
        case pageFetching
    }

    /// What kind of failure this is.
    public let kind: Kind

    /// The HTTP status, if there was a response.
    public let httpStatus: Int?

    /// TMDb's code, if the response had one.
    public let statusCode: TMDbStatusCode?

    /// TMDb's words on what happened, if the response had any.
    public let statusMessage: String?

    /// The method of the request, if there was one.
    public let method: TMDbHTTPMethod?

    /// The path and query of the request without secrets, if there was one.
    public let path: String?

    /// The error that led to this one.
    public let underlying: (any Error)?

    /// Creates an error, in tests and in stand-ins for the services.
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
    /// The delay that TMDb asks for, if it does.
    public var retryAfter: Duration? {
        if case .rateLimited(let delay) = kind { delay } else { nil }
    }
}

/// Errors are equal that say the same. What led to them is not compared, because it may be any error.
extension TMDbError: Equatable {
    public static func == (left: TMDbError, right: TMDbError) -> Bool {
        left.kind == right.kind && left.httpStatus == right.httpStatus && left.statusCode == right.statusCode
            && left.statusMessage == right.statusMessage && left.method == right.method && left.path == right.path
    }
}

extension TMDbError: LocalizedError {
    /// What happened, in one line: the ``description``.
    public var errorDescription: String? { description }
}

extension TMDbError: CustomStringConvertible, CustomDebugStringConvertible {

    /// What happened, in one line.
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

    /// What happened, with the cause.
    public var debugDescription: String {
        underlying.map { kind == .pageFetching ? description : "\(description); cause: \($0)" } ?? description
    }

    private var summary: String {
        switch kind {
        case .invalidRequest(let reason): "The request is not valid: \(reason)"
        case .unauthorised: "TMDb does not accept the credential"
        case .forbidden: "TMDb forbids this"
        case .notFound: "TMDb has no such resource"
        case .rateLimited(let delay): "TMDb asks to slow down" + (delay.map { " for \($0)" } ?? "")
        case .serverFailure: "TMDb failed"
        case .unexpectedStatus: "TMDb refused the request"
        case .unexpectedContent(let reason): "TMDb's answer is not JSON: \(reason)"
        case .decoding(let path, let reason): "TMDb's answer has another shape at \(path): \(reason)"
        case .bodyTooLarge: "TMDb's answer is too large"
        case .network(.connection): "TMDb cannot be reached"
        case .network(.tls): "No secure connection to TMDb can be made"
        case .network(.proxy): "The proxy makes no connection to TMDb"
        case .network(.truncated): "TMDb's answer ended early"
        case .network: "The request to TMDb failed"
        case .timeout: "TMDb did not answer in time"
        case .cancelled: "The request was cancelled"
        case .shutDown: "The client was shut down"
        case .pageFetching: "The page could not be fetched" + (underlying.map { ": \($0)" } ?? "")
        }
    }
}
