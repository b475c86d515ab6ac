import Foundation
import Testing

@testable import TMDb

@Suite
struct ErrorMappingTests {

    private func failure(
        status: Int, headers: TMDbHTTPHeaders = [:], _ body: String
    ) async throws -> TMDbError {
        let client = try TMDbClient.test(RecordingHTTPClient(status: status, headers: headers, body))
        let failure = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: 550) }
        return try #require(failure)
    }

    private static func body(_ code: Int, _ message: String = "why") -> String {
        #"{"success": false, "status_code": \#(code), "status_message": "\#(message)"}"#
    }

    @Test(arguments: [
        (401, 7, TMDbError.Kind.unauthorised), (401, 3, .unauthorised), (401, 33, .unauthorised),
        (401, 39, .unauthorised), (401, 11, .unexpectedStatus), (401, 34, .unexpectedStatus),
        (403, 38, .forbidden), (403, 45, .forbidden), (403, 10, .forbidden),
        (403, 8, .unexpectedStatus), (403, 99, .unexpectedStatus),
        (404, 34, .notFound), (404, 6, .notFound), (404, 37, .notFound),
        (404, 11, .unexpectedStatus), (404, 7, .unexpectedStatus), (404, 99, .unexpectedStatus),
        (400, 22, .invalidRequest(reason: "why")),
        (422, 20, .invalidRequest(reason: "why")), (500, 11, .serverFailure),
        (500, 44, .invalidRequest(reason: "why")),
        (502, 43, .serverFailure), (503, 9, .serverFailure), (504, 24, .serverFailure), (599, 99, .serverFailure),
        (429, 25, .rateLimited(retryAfter: nil)), (405, 42, .unexpectedStatus), (418, 99, .unexpectedStatus),
        (200, 21, .notFound), (200, 34, .unexpectedStatus), (200, 99, .unexpectedStatus),
        (200, 25, .rateLimited(retryAfter: nil)),
    ])
    func `the status and TMDb's code determine the error`(status: Int, code: Int, kind: TMDbError.Kind) async throws {
        let error = try await failure(status: status, Self.body(code))
        #expect(error.kind == kind)
        #expect(error.httpStatus == status)
        #expect(error.statusCode?.rawValue == code)
        #expect(error.statusMessage == "why")
        #expect(error.method == .get)
        #expect(error.path == "/3/movie/550?language=en-US")
    }

    @Test(arguments: [
        (400, TMDbError.Kind.unexpectedStatus), (401, .unexpectedStatus), (403, .unexpectedStatus),
        (404, .unexpectedStatus), (405, .unexpectedStatus), (406, .unexpectedStatus), (409, .unexpectedStatus),
        (410, .unexpectedStatus), (418, .unexpectedStatus), (422, .unexpectedStatus), (451, .unexpectedStatus),
        (429, .rateLimited(retryAfter: nil)), (500, .serverFailure), (503, .serverFailure),
        (304, .unexpectedStatus), (302, .unexpectedStatus), (100, .unexpectedStatus),
    ])
    func `a status without TMDb's own code does not concern the credential, the arguments or the resource`(
        status: Int, kind: TMDbError.Kind
    ) async throws {
        for body in [
            "", "<html></html>", "{", "null", #"{"status_code": "x"}"#, #"{"message": "Forbidden"}"#,
            #"{"success": false, "status_code": \#(status), "status_message": "Denied"}"#,
            #"{"success": false, "status_code": 0}"#, #"{"success": false, "errors": [{"code": 7}]}"#,
        ] {
            let error = try await failure(status: status, body)
            #expect(error.kind == kind)
            #expect(error.httpStatus == status)
            #expect(error.statusCode == nil)
        }
    }

    @Test func `the localised description is the description`() async throws {
        let error: any Error = try await failure(status: 404, Self.body(34, "no such thing"))
        #expect(error.localizedDescription == "\(error)")
        #expect(error.localizedDescription.contains("no such thing"))
    }

    @Test func `errors are equal regardless of their underlying errors`() async throws {
        let error = try await failure(status: 404, Self.body(34))
        let expected = TMDbError(
            .notFound, httpStatus: 404, statusCode: .resourceNotFound, statusMessage: "why", method: .get,
            path: "/3/movie/550?language=en-US")
        #expect(error == expected)
        #expect(error != TMDbError(.notFound))
        #expect(TMDbError(.timeout, underlying: CancellationError()) == TMDbError(.timeout))
        #expect(throws: expected) { throw error }
    }

    @Test func `a list of error messages is the reason of an invalid request`() async throws {
        let error = try await failure(status: 422, #"{"errors": ["page must be less than or equal to 500", "b"]}"#)
        #expect(error.kind == .invalidRequest(reason: "page must be less than or equal to 500; b"))
        #expect(error.statusCode == nil)
        #expect(try await failure(status: 200, #"{"errors": ["no"]}"#).kind == .unexpectedStatus)
    }

    @Test func `a long message is truncated and has no line breaks`() async throws {
        let message = try #require(
            try await failure(status: 404, Self.body(34, "a\\nb" + String(repeating: "x", count: 1000))).statusMessage)
        #expect(message.count < 320)
        #expect(!message.contains("\n"))
    }

    @Test(arguments: [
        ("<!DOCTYPE html><html></html>", "the body is an HTML page"), ("", "the body is empty"),
        (" \n\t", "the body is empty"),
        ("  <html>", "the body is an HTML page"),
        ("upstream connect error", "the first byte is not the start of a JSON value"),
        ("null", "the body is null"), (" null\n", "the body is null"), ("\u{FEFF}", "the body is empty"),
        ("\u{FEFF}<html>", "the body is an HTML page"), ("\u{1F}", "the body cannot be decompressed"),
        (#"{"id": 550, "title": "x"#, "the end of the body is missing or damaged"),
        (#"[{"id": 550}"#, "the end of the body is missing or damaged"),
        ("{}\0", "the end of the body is missing or damaged"),
    ])
    func `responses that are not JSON are unexpected content`(body: String, reason: String) async throws {
        for status in [200, 204] {
            let error = try await failure(status: status, body)
            #expect(error.kind == .unexpectedContent(reason: reason))
            #expect(error.httpStatus == status)
        }
    }

    @Test(arguments: [
        (#"{"id": 550}"#, "title"), (#"{"id": "x", "title": "x"}"#, "id"), ("[]", "the top level"),
        (#"{"id": 550, "title": "x, }"#, "the top level"),
    ])
    func `a decoding error contains the coding path`(body: String, path: String) async throws {
        let error = try await failure(status: 200, body)
        guard case .decoding(let codingPath, _) = error.kind else {
            Issue.record("\(error)")
            return
        }
        #expect(codingPath == path)
        #expect(error.underlying is DecodingError)
    }

    @Test func `a decoding error quotes only a short part of the body`() async throws {
        let long = String(repeating: "z", count: 5000)
        for body in [
            #"{"id": "\#(long)"}"#, #"{"id": 550, "title": ["\#(long)"]}"#,
            #"{"id": 550, "title": \#(long)}"#,
        ] {
            let error = try await failure(status: 200, body)
            #expect("\(error)".count < 400)
            #expect(!String(reflecting: error).contains(String(repeating: "z", count: 60)))
        }
    }

    @Test func `a response with a success key is a failure only if the value is false`() async throws {
        struct Token: Decodable { let success: Bool }
        let reader = ResponseReader { Date(timeIntervalSince1970: 0) }
        let origin = RequestOrigin(method: .get, path: "/x", template: "/x")
        let token: Token = try reader.read(
            TMDbHTTPResponse(status: 200, body: Data(#"{"success": true}"#.utf8)), of: origin)
        #expect(token.success)
        #expect(throws: TMDbError.self) {
            let _: Token = try reader.read(
                TMDbHTTPResponse(status: 200, body: Data(#"{"success": false}"#.utf8)), of: origin)
        }
    }

    @Test(arguments: [
        (1, nil), (12, nil), (13, nil), (40, nil), (34, TMDbError.Kind.unexpectedStatus), (21, .notFound),
    ])
    func `an object with a failure's status code is a failure without a success key`(code: Int, kind: TMDbError.Kind?) {
        struct Status: Decodable {}
        let reader = ResponseReader { Date(timeIntervalSince1970: 0) }
        let body = Data(#"{"status_code": \#(code), "status_message": "why"}"#.utf8)
        var failure: TMDbError?
        do throws(TMDbError) {
            let _: Status = try reader.read(
                TMDbHTTPResponse(status: 200, body: body), of: RequestOrigin(method: .get, path: "/x", template: "/x"))
        } catch {
            failure = error
        }
        #expect(failure?.kind == kind)
    }

    @Test(arguments: ["", "{}", #"{"success": true, "status_code": 13}"#])
    func `an empty body is accepted for an empty response`(body: String) throws {
        let reader = ResponseReader { Date(timeIntervalSince1970: 0) }
        let origin = RequestOrigin(method: .delete, path: "/x", template: "/x")
        for status in [200, 201, 204] {
            let _: EmptyResponse = try reader.read(TMDbHTTPResponse(status: status, body: Data(body.utf8)), of: origin)
        }
    }

    @Test(arguments: [
        (TMDbHTTPError.Kind.timeout, TMDbError.Kind.timeout), (.cancelled, .cancelled), (.shutDown, .shutDown),
        (.bodyTooLarge, .bodyTooLarge), (.connection, .network(.connection)), (.tls, .network(.tls)),
        (.truncated, .network(.truncated)), (.other, .network(.other)),
    ])
    func `network failures are mapped to error kinds`(kind: TMDbHTTPError.Kind, expected: TMDbError.Kind) async throws {
        let http = RecordingHTTPClient { _ throws(TMDbHTTPError) in throw TMDbHTTPError(kind, "because") }
        let client = try TMDbClient.test(http)
        let failure = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: 550) }
        #expect(failure?.kind == expected)
        #expect((failure?.underlying as? TMDbHTTPError)?.kind == kind)
        #expect(failure?.debugDescription.hasSuffix("cause: because") == true)
        #expect(failure?.path == "/3/movie/550?language=en-US")
        #expect(http.requests.count == 1)
    }

    @Test func `a cancelled task sends no request`() async throws {
        let http = RecordingHTTPClient("{}")
        let client = try TMDbClient.test(http)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await error { () async throws(TMDbError) in try await client.movies.details(forMovie: 550) }
        }
        #expect(await task.value?.kind == .cancelled)
        #expect(http.requests.isEmpty)
    }

    @Test func `descriptions are one readable line`() async throws {
        let notFound = try await failure(status: 404, Self.body(34, "No such film."))
        #expect(
            notFound.description
                == "The resource does not exist at TMDb: No such film. "
                + "(HTTP 404, code 34, GET /3/movie/550?language=en-US)"
        )
        let invalid = try await failure(status: 422, Self.body(20, "A bad range."))
        #expect(
            invalid.description
                == "The request is not valid: A bad range. (HTTP 422, code 20, GET /3/movie/550?language=en-US)")
        #expect(TMDbError(.timeout).description == "TMDb did not respond in time")
        #expect(TMDbError(.rateLimited(retryAfter: .seconds(3))).retryAfter == .seconds(3))
        #expect(TMDbError(.timeout).retryAfter == nil)
    }
}

@Suite
struct RetryAfterTests {

    /// Sun, 06 Nov 1994 08:49:37 GMT
    private static let now = Date(timeIntervalSince1970: 784_111_777)

    @Test(arguments: [
        ("0", Duration.zero), ("7", .seconds(7)), (" 7 ", .seconds(7)), ("86400", .seconds(86_400)),
        ("86401", .seconds(86_400)),
        ("99999999999999999999999", .seconds(86_400)), ("Sun, 06 Nov 1994 08:49:47 GMT", .seconds(10)),
        ("Sun, 06 Nov 1994 08:49:37 GMT", .zero), ("Sat, 05 Nov 1994 08:49:37 GMT", .zero),
        ("Sun, 06 Nov 2094 08:49:37 GMT", .seconds(86_400)),
    ])
    func `a valid delay or date is read and is at most one day`(value: String, delay: Duration) {
        #expect(RetryAfter.delay(from: value, now: Self.now) == delay)
    }

    @Test(arguments: [
        "", "-1", "1.5", "+1", "soon", "1 s", "Sun, 06 Nov 1994 08:49:37", "Sun, 31 Feb 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 24:49:37 GMT",
        "Xyz, 06 Nov 1994 08:49:37 GMT", "Sun, 6 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994",
        "Sun, 06 Nov 1994 08:49:37 UTC", "٣",
    ])
    func `invalid values are ignored`(value: String) {
        #expect(RetryAfter.delay(from: value, now: Self.now) == nil)
    }

    @Test(arguments: ["Retry-After", "retry-after"])
    func `the error contains the delay, regardless of the header's case`(name: String) async throws {
        let http = RecordingHTTPClient(
            status: 429, headers: TMDbHTTPHeaders([.init(name: name, value: "Sun, 06 Nov 1994 08:49:40 GMT")]), "")
        let client = try TMDbClient.test(http)
        let failure = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: 550) }
        #expect(failure?.retryAfter == .seconds(3))
    }
}
