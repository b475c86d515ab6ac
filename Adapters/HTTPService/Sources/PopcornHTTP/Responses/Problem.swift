import CoreApplication
public import CoreDomain
import Foundation
public import HTTPTypes
public import Hummingbird
import NIOCore

/// An error response in the format of RFC 9457, `application/problem+json`.
///
/// A handler throws it. Clients distinguish problems by ``type``, which never changes.
public struct Problem: Error, Hashable, Sendable {

    /// The kinds of problems.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A parameter or the body is invalid.
        case invalidRequest = "invalid-request"
        /// The request has no token, or a token that is not valid.
        case unauthenticated
        /// The token of the request, or the origin of the web page that sent it, does not permit the request.
        case forbidden
        /// The path does not exist, or TMDb does not have the content.
        case notFound = "not-found"
        /// The path does not support the method.
        case methodNotAllowed = "method-not-allowed"
        /// No representation matches the `Accept` header.
        case notAcceptable = "not-acceptable"
        /// The client did not send the request in time.
        case requestTimeout = "request-timeout"
        /// The service does not serve the host of the request.
        case misdirectedRequest = "misdirected-request"
        /// The state that `If-None-Match` or `If-Match` requires is not the current state.
        case preconditionFailed = "precondition-failed"
        /// The media type of the body is not the media type of the route.
        case unsupportedMediaType = "unsupported-media-type"
        /// The request has a body without `Content-Length`.
        case lengthRequired = "length-required"
        /// The service has no index of titles.
        case noTitleIndex = "no-title-index"
        /// A limit on stored data is reached, such as the maximum number of entries of a watchlist.
        case limitReached = "limit-reached"
        /// The body is too large.
        case contentTooLarge = "content-too-large"
        /// The client sends too many requests.
        case tooManyRequests = "too-many-requests"
        /// The service processes too many requests.
        case overloaded
        /// The service cannot use its databases.
        case storage
        /// The service is shutting down.
        case shuttingDown = "shutting-down"
        /// TMDb rejects the credential of the service, or the service has none.
        case tmdbUnauthorised = "tmdb-unauthorised"
        /// TMDb limits the rate of requests.
        case tmdbRateLimited = "tmdb-rate-limited"
        /// The response of TMDb cannot be decoded.
        case tmdbUndecodable = "tmdb-undecodable"
        /// TMDb is not available, and the content is not cached.
        case tmdbUnavailable = "tmdb-unavailable"
        /// The content is not cached, and the request forbids contacting TMDb.
        case notCached = "not-cached"
        /// The service has a defect. The log contains the error.
        case internalError = "internal-error"
    }

    /// The kind of the problem.
    public let kind: Kind
    /// A description of this occurrence, in one line without secrets.
    public let detail: String
    /// The delay after which a retry may succeed; `nil` if it is unknown.
    public let retryAfter: Duration?

    /// The headers of the response, in addition to the headers of all problems.
    private let headers: HTTPFields

    /// Creates a problem.
    public init(_ kind: Kind, _ detail: String, retryAfter: Duration? = nil) {
        self.init(kind, detail, retryAfter: retryAfter, headers: [:])
    }

    init(_ kind: Kind, _ detail: String, retryAfter: Duration?, headers: HTTPFields) {
        self.kind = kind
        self.detail = detail
        self.retryAfter = retryAfter
        self.headers = headers
    }

    /// The URI of the kind, such as `urn:popcorn:problem:not-found`.
    public var type: String { "urn:popcorn:problem:\(kind.rawValue)" }
}

extension Problem.Kind {

    /// The status of the response.
    public var status: HTTPResponse.Status { facts.status }

    /// The title, which is the same for all problems of the kind.
    public var title: String { facts.title }

    private var facts: (status: HTTPResponse.Status, title: String) {
        switch self {
        case .invalidRequest: (.badRequest, "The request is invalid")
        case .unauthenticated: (.unauthorized, "A valid token is required")
        case .forbidden: (.forbidden, "The request is not permitted")
        case .notFound: (.notFound, "Not found")
        case .noTitleIndex: (.notFound, "The service has no index of titles")
        case .preconditionFailed: (.preconditionFailed, "The precondition is not met")
        case .unsupportedMediaType: (.unsupportedMediaType, "The media type is not supported")
        case .lengthRequired: (.lengthRequired, "The length of the body is missing")
        case .methodNotAllowed: (.methodNotAllowed, "The method is not supported")
        case .notAcceptable: (.notAcceptable, "No acceptable representation")
        case .requestTimeout: (.requestTimeout, "The request was not received in time")
        case .misdirectedRequest: (.misdirectedRequest, "The host is not served")
        case .limitReached: (.conflict, "A limit is reached")
        case .contentTooLarge: (.contentTooLarge, "The content is too large")
        case .tooManyRequests: (.tooManyRequests, "Too many requests")
        case .overloaded: (.serviceUnavailable, "The service is overloaded")
        case .storage: (.serviceUnavailable, "The databases are not available")
        case .shuttingDown: (.serviceUnavailable, "The service is shutting down")
        case .tmdbUnauthorised: (.serviceUnavailable, "The service has no access to TMDb")
        case .tmdbRateLimited: (.serviceUnavailable, "TMDb limits the rate of requests")
        case .tmdbUndecodable: (.badGateway, "The response of TMDb cannot be decoded")
        case .tmdbUnavailable: (.gatewayTimeout, "TMDb is not available")
        case .notCached: (.gatewayTimeout, "The content is not cached")
        case .internalError: (.internalServerError, "The service has a defect")
        }
    }
}

extension Problem {

    /// The maximum delay after which clients are asked to repeat a request that TMDb delayed. A longer delay is
    /// implausible.
    static let maximumRetryDelay = Duration.seconds(15 * 60)

    /// Creates the problem of an error of a use case.
    public init(_ error: PopcornError) {
        let kind: Kind =
            switch error.kind {
            case .invalidInput: .invalidRequest
            case .notFound: .notFound
            case .notCached: .notCached
            case .unauthorised: .tmdbUnauthorised
            case .rateLimited: .tmdbRateLimited
            case .overloaded: .overloaded
            case .unavailable: .tmdbUnavailable
            case .undecodable: .tmdbUndecodable
            case .limitReached: .limitReached
            case .storage: .storage
            case .cancelled: .shuttingDown
            }
        // The message of invalid input names the argument, and contains nothing but the argument.
        self.init(
            kind, kind == .invalidRequest ? error.message : error.clientMessage,
            retryAfter: error.retryAfter.map { min($0, Self.maximumRetryDelay) })
    }
}

extension Problem: HTTPResponseError {

    public var status: HTTPResponse.Status { kind.status }

    public func response(from request: Request, context: some RequestContext) -> Response {
        response(requestID: context.id)
    }

    /// Returns the response.
    ///
    /// - Parameter requestID: The identifier of the request, which the log also contains.
    func response(requestID: String?) -> Response {
        // The body consists of strings and numbers, so encoding does not fail.
        let data = (try? PopcornJSON.data(body(requestID: requestID))) ?? Data()
        var headers = fields
        headers[.contentType] = "application/problem+json"
        headers[.contentLength] = String(data.count)
        return Response(
            status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    /// The header fields of the response, without the header fields of its body.
    var fields: HTTPFields {
        var fields = headers
        fields[.cacheControl] = "no-store"
        if let retrySeconds { fields[.retryAfter] = String(retrySeconds) }
        if kind == .unauthenticated, fields[.wwwAuthenticate] == nil {
            fields[.wwwAuthenticate] = "Bearer realm=\"popcorn\""
        }
        return fields
    }

    /// Returns the JSON object.
    func body(requestID: String?) -> Body {
        Body(
            detail: detail, requestID: requestID, retryAfterSeconds: retrySeconds, status: status.code,
            title: kind.title, type: type)
    }

    /// The delay in whole seconds, at least 1.
    private var retrySeconds: Int? {
        retryAfter.map { max(1, Int($0.components.seconds) + ($0.components.attoseconds > 0 ? 1 : 0)) }
    }

    /// A problem in the format of RFC 9457.
    struct Body: Codable, Hashable, Sendable {
        /// A description of this occurrence.
        let detail: String
        /// The identifier of the request, which the log of the service also contains.
        let requestID: String?
        /// The delay in seconds after which a retry may succeed.
        let retryAfterSeconds: Int?
        /// The status of the response.
        let status: Int
        /// The title, which is the same for all problems of a type.
        let title: String
        /// The URI of the type, which never changes.
        let type: String
    }
}
