import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import TMDb

/// An error response in the form of TMDb's own errors: `success`, `status_code` and `status_message`.
struct TMDbAPIError: Error, Hashable {

    /// The alternatives to a request that is not served, in messages.
    private static let alternatives = """
        Send the request to https://api.themoviedb.org; the watchlists of this service are below /v1/owners.
        """

    /// The problem, which determines the headers.
    private let problem: Problem
    let status: HTTPResponse.Status
    let code: TMDbStatusCode
    let message: String

    /// Creates the error of a problem.
    init(_ problem: Problem) {
        let (code, hasDetail) = Self.code(of: problem.kind)
        let message = Self.message(of: code)
        self.init(
            problem, status: problem.status, code: code, message: hasDetail ? "\(message) \(problem.detail)" : message)
    }

    private init(_ problem: Problem, status: HTTPResponse.Status, code: TMDbStatusCode, message: String) {
        self.problem = problem
        self.status = status
        self.code = code
        self.message = message
    }

    /// The codes of TMDb about its own state.
    private static let states: Set<TMDbStatusCode> = [
        .serviceOffline, .internalError, .backendTimeout, .backendUnreachable, .maintenance,
    ]

    /// Creates the error of a read. TMDb's errors about the request or about its own state are repeated. The status 500
    /// is not, because it would report a defect of this service. TMDb's errors about the credential and the rate of the
    /// service are not repeated.
    init(_ error: PopcornError) {
        let problem = Problem(error)
        guard [.notFound, .invalidRequest, .tmdbUnavailable].contains(problem.kind),
            let cause = error.cause as? TMDbError, let code = cause.statusCode, let message = cause.statusMessage
        else {
            self.init(problem)
            return
        }
        // TMDb may send such a code with another status than 401 or 403.
        guard !code.deniesAccess else {
            self.init(Problem(.tmdbUnauthorised, problem.detail))
            return
        }
        guard problem.kind != .tmdbUnavailable || Self.states.contains(code) else {
            self.init(problem)
            return
        }
        let repeated = problem.kind == .tmdbUnavailable ? 502...504 : 400...499
        let status = cause.httpStatus.flatMap { repeated.contains($0) ? HTTPResponse.Status(code: $0) : nil }
        self.init(problem, status: status ?? problem.status, code: code, message: message)
    }

    /// Creates the error of a request that is not for a public operation; `nil` for the operation that validates the
    /// credential.
    init?(_ error: PublicRequestError) {
        switch error {
        case .unknownPath: self.init(Problem(.notFound, "The path does not exist."))
        case .belongsToAccount:
            self.init(
                Problem(.forbidden, "Accounts, sessions and ratings of TMDb are not served. \(Self.alternatives)"))
        case .validatesCredential: return nil
        case .invalid(_, _, let code) where code == .invalidID || code == .resourceNotFound:
            self.init(
                Problem(.notFound, "The path does not exist."), status: .notFound, code: code,
                message: Self.message(of: code))
        case .invalid(let name, let reason, let code):
            let problem = Problem(.invalidRequest, "'\(name)' \(reason).")
            self.init(
                problem, status: code == .invalidParameters ? .unprocessableContent : .badRequest, code: code,
                message: "\(Self.message(of: code)) \(problem.detail)")
        case .tooLong: self.init(Problem(.invalidRequest, "The path and query are too long."))
        case .tooManyParameters: self.init(Problem(.invalidRequest, "The query has too many parameters."))
        }
    }

    /// Creates the error response for an error that a route, the middleware or the server framework throws; `nil` if no
    /// problem describes it.
    init?(thrown error: any Error) {
        switch error {
        case let error as TMDbAPIError: self = error
        case let error as PopcornError: self.init(error)
        default:
            guard let problem = Problem(thrown: error) else { return nil }
            self.init(problem)
        }
    }

    /// The error for a request with a method that changes data.
    static let methodNotAllowed = TMDbAPIError(
        Problem(
            .methodNotAllowed, "The service only reads. \(alternatives)", retryAfter: nil,
            headers: [.allow: allowedMethodNames]))

    /// The methods that the paths support.
    static let allowedMethods: [HTTPRequest.Method] = [.get, .head, .options]
    /// The value of the header `Allow`.
    static let allowedMethodNames = allowedMethods.map(\.rawValue).joined(separator: ", ")

    /// Whether the service has a defect, which is logged.
    var isDefect: Bool { problem.kind == .internalError }

    /// Returns the status code of a kind of problem, and whether the detail of the problem follows its message.
    private static func code(of kind: Problem.Kind) -> (code: TMDbStatusCode, hasDetail: Bool) {
        switch kind {
        case .unauthenticated: (.invalidAPIKey, false)
        case .forbidden: (.noPermission, true)
        case .notFound: (.resourceNotFound, false)
        case .methodNotAllowed: (.methodNotSupported, true)
        case .notAcceptable: (.invalidAcceptHeader, false)
        case .misdirectedRequest: (.invalidService, true)
        case .tooManyRequests: (.rateLimited, false)
        case .overloaded, .storage, .shuttingDown, .tmdbUnauthorised, .tmdbRateLimited: (.serviceOffline, false)
        case .tmdbUndecodable: (.backendUnreachable, false)
        case .tmdbUnavailable, .notCached, .requestTimeout: (.backendTimeout, false)
        case .internalError: (.internalError, false)
        case .invalidRequest, .preconditionFailed, .unsupportedMediaType, .lengthRequired, .noTitleIndex,
            .limitReached, .contentTooLarge:
            (.invalidInput, true)
        }
    }

    /// Returns TMDb's message of a status code (https://developer.themoviedb.org/docs/errors).
    private static func message(of code: TMDbStatusCode) -> String {
        switch code {
        case .invalidService: "Invalid service: this service does not exist."
        case .noPermission: "Authentication failed: You do not have permissions to access the service."
        case .invalidParameters: "Invalid parameters: Your request parameters are incorrect."
        case .invalidID: "Invalid id: The pre-requisite id is invalid or not found."
        case .invalidAPIKey: "Invalid API key: You must be granted a valid key."
        case .serviceOffline: "Service offline: This service is temporarily offline, try again later."
        case .internalError: "Internal error: Something went wrong."
        case .invalidAcceptHeader: "Invalid accept header."
        case .invalidDateRange: "Invalid date range: Should be a range no longer than 14 days."
        case .invalidPage: "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer."
        case .invalidDate: "Invalid date: Format needs to be YYYY-MM-DD."
        case .backendTimeout: "Your request to the backend server timed out. Try again."
        case .rateLimited: "Your request count is over the allowed limit."
        case .tooManyAppended: "Too many append to response objects: The maximum number of remote calls is 20."
        case .invalidTimezone: "Invalid timezone: Please consult the documentation for a valid timezone."
        case .resourceNotFound: "The resource you requested could not be found."
        case .methodNotSupported: "This request method is not supported for this resource."
        case .backendUnreachable: "Couldn't connect to the backend server."
        default: "The input is not valid."
        }
    }

    /// Returns the response.
    func response(to request: Request) -> Response {
        let body = TMDbAPIBody(success: false, code: code, message: message).data
        var headers = problem.fields
        headers[.contentType] = MediaTypes.tmdbJSON
        headers[.contentLength] = String(body.count)
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
            .forMethod(of: request)
    }
}

/// A result in the form of TMDb's API, whose members have TMDb's order.
struct TMDbAPIBody {

    let success: Bool
    let code: TMDbStatusCode
    let message: String

    /// The JSON object.
    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A string can always be encoded.
        let message = (try? encoder.encode(message)) ?? Data(#""""#.utf8)
        let start = #"{"success":\#(success),"status_code":\#(code.rawValue),"status_message":"#
        return Data(start.utf8) + message + Data("}".utf8)
    }
}

extension MediaTypes {
    /// The media type of TMDb's responses.
    static let tmdbJSON = "application/json;charset=utf-8"
}
