import CoreDomain
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import TMDb
import Testing

@testable import PopcornHTTP

@Suite struct TMDbAPIErrorTests {

    @Test(arguments: [
        (Problem.Kind.unauthenticated, 401, 7), (.forbidden, 403, 3), (.notFound, 404, 34),
        (.methodNotAllowed, 405, 42),
        (.notAcceptable, 406, 19), (.misdirectedRequest, 421, 2), (.tooManyRequests, 429, 25),
        (.internalError, 500, 11),
        (.tmdbUndecodable, 502, 43), (.overloaded, 503, 9), (.storage, 503, 9), (.shuttingDown, 503, 9),
        (.tmdbUnauthorised, 503, 9), (.tmdbRateLimited, 503, 9), (.tmdbUnavailable, 504, 24), (.notCached, 504, 24),
        (.invalidRequest, 400, 47),
    ])
    func `each kind of problem has the status of the service and a status code of TMDb`(
        kind: Problem.Kind, status: Int, code: Int
    ) {
        let error = TMDbAPIError(Problem(kind, "The detail."))
        #expect(error.status.code == status)
        #expect(error.code.rawValue == code)
    }

    @Test func `the members have the order and the texts of TMDb`() async throws {
        let response = TMDbAPIError(Problem(.notFound, "The path does not exist.")).response(to: request(.get))
        #expect(try await text(response) == .tmdbNotFound)
        #expect(response.headers[.contentType] == "application/json;charset=utf-8")
        #expect(response.headers[.contentLength] == String(String.tmdbNotFound.utf8.count))
        #expect(response.headers[.cacheControl] == "no-store")
    }

    @Test func `a message is escaped in JSON`() {
        let body = TMDbAPIBody(success: false, code: .invalidInput, message: "a \"b\" /c\n\\").data
        #expect(
            String(decoding: body, as: UTF8.self)
                == #"{"success":false,"status_code":47,"status_message":"a \"b\" /c\n\\"}"#)
    }

    @Test func `the response to HEAD has the length of a body and no body`() async throws {
        let response = TMDbAPIError(Problem(.notFound, "")).response(to: request(.head))
        #expect(response.headers[.contentLength] == String(String.tmdbNotFound.utf8.count))
        #expect(try await text(response) == "")
    }

    @Test func `the headers of a problem are preserved`() {
        let limited = Problem(.tooManyRequests, "", retryAfter: .seconds(2), headers: [.rateLimit: "r"])
        let headers = TMDbAPIError(limited).response(to: request(.get)).headers
        #expect(headers[.retryAfter] == "2")
        #expect(headers[.rateLimit] == "r")
        let unauthenticated = TMDbAPIError(Problem(.unauthenticated, "")).response(to: request(.get)).headers
        #expect(unauthenticated[.wwwAuthenticate] == "Bearer realm=\"popcorn\"")
    }

    @Test(arguments: [
        // The status and code of TMDb, the kind of the error, and the expected status and code.
        (404, 6, PopcornError.Kind.notFound, 404, 6), (404, 37, .notFound, 404, 37), (200, 21, .notFound, 404, 21),
        (422, 20, .invalidInput, 422, 20), (400, 22, .invalidInput, 400, 22), (503, 46, .unavailable, 503, 46),
        (502, 43, .unavailable, 502, 43), (500, 11, .unavailable, 504, 11),
    ])
    func `the status code and the message of TMDb are repeated`(
        status: Int, code: Int, kind: PopcornError.Kind, repeatedStatus: Int, repeatedCode: Int
    ) {
        let cause = TMDbError(
            .unexpectedStatus, httpStatus: status, statusCode: TMDbStatusCode(rawValue: code),
            statusMessage: "So it is.")
        let error = TMDbAPIError(PopcornError(kind, "m", cause: cause))
        #expect(error.status.code == repeatedStatus)
        #expect(error.code.rawValue == repeatedCode)
        #expect(error.message == "So it is.")
    }

    @Test(arguments: [
        (PopcornError.Kind.unauthorised, 401, 7), (.rateLimited(retryAfter: .seconds(3)), 429, 25),
    ])
    func `what TMDb says about the credential of the service is not repeated`(
        kind: PopcornError.Kind, status: Int, code: Int
    ) {
        let cause = TMDbError(
            .unauthorised, httpStatus: status, statusCode: TMDbStatusCode(rawValue: code), statusMessage: "Your key")
        let error = TMDbAPIError(PopcornError(kind, "m", cause: cause))
        #expect(error.status.code == 503)
        #expect(error.code == .serviceOffline)
        #expect(!error.message.contains("Your key"))
        #expect(error.response(to: request(.get)).headers[.retryAfter] == (status == 429 ? "3" : nil))
    }

    @Test(arguments: [
        (200, 7, PopcornError.Kind.unavailable), (200, 10, .unavailable), (503, 7, .unavailable),
        (410, 10, .unavailable), (422, 7, .invalidInput), (400, 3, .invalidInput),
    ])
    func `a code about the credential of the service is not repeated with any status`(
        status: Int, code: Int, kind: PopcornError.Kind
    ) {
        let cause = TMDbError(
            .unexpectedStatus, httpStatus: status, statusCode: TMDbStatusCode(rawValue: code),
            statusMessage: "Your key")
        let error = TMDbAPIError(PopcornError(kind, "m", cause: cause))
        #expect(error.status.code == 503)
        #expect(error.code == .serviceOffline)
        #expect(!error.message.contains("Your key"))
    }

    @Test(arguments: [(200, 34), (200, 6), (503, 20), (500, 99)])
    func `while TMDb is unavailable, only codes about its state are repeated`(status: Int, code: Int) {
        let cause = TMDbError(
            .unexpectedStatus, httpStatus: status, statusCode: TMDbStatusCode(rawValue: code), statusMessage: "Gone")
        let error = TMDbAPIError(PopcornError(.unavailable, "m", cause: cause))
        #expect(error.status.code == 504)
        #expect(error.code == .backendTimeout)
        #expect(error.message == "Your request to the backend server timed out. Try again.")
    }

    @Test func `a failure of TMDb without a status code is a timeout, without the message for the log`() {
        let cause = TMDbError(.network(.connection), path: "/3/movie/550")
        let error = TMDbAPIError(PopcornError(.unavailable, "No route to 10.0.0.1", cause: cause))
        #expect(error.status.code == 504)
        #expect(error.code == .backendTimeout)
        #expect(error.message == "Your request to the backend server timed out. Try again.")
    }

    @Test func `a request that is not public says where to send it`() {
        let account = TMDbAPIError(.belongsToAccount)
        #expect(account?.status == .forbidden)
        #expect(account?.code == .noPermission)
        #expect(account?.message.contains("https://api.themoviedb.org") == true)
        #expect(account?.message.contains("/v1/owners") == true)
        #expect(TMDbAPIError(.unknownPath)?.code == .resourceNotFound)
        #expect(TMDbAPIError(.validatesCredential) == nil)
        #expect(TMDbAPIError(.tooLong)?.status == .badRequest)
    }

    @Test(arguments: [
        (
            TMDbStatusCode.invalidPage, 400,
            "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer. 'p' is."
        ),
        (
            .tooManyAppended, 400,
            "Too many append to response objects: The maximum number of remote calls is 20. 'p' is."
        ),
        (.invalidParameters, 422, "Invalid parameters: Your request parameters are incorrect. 'p' is."),
        (.invalidID, 404, "Invalid id: The pre-requisite id is invalid or not found."),
        (.resourceNotFound, 404, "The resource you requested could not be found."),
    ])
    func `an invalid value has TMDb's message, and a parameter its reason`(
        code: TMDbStatusCode, status: Int, message: String
    ) {
        let error = TMDbAPIError(.invalid(name: "p", reason: "is", code: code))
        #expect(error?.status.code == status)
        #expect(error?.code == code)
        #expect(error?.message == message)
    }

    private func request(_ method: HTTPRequest.Method) -> Request {
        Request(
            head: HTTPRequest(method: method, scheme: nil, authority: nil, path: "/3/movie/550"),
            body: RequestBody(buffer: ByteBuffer()))
    }

    private func text(_ response: Response) async throws -> String {
        let writer = BodyCollector()
        try await response.body.write(writer)
        return writer.text
    }
}
