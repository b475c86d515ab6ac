import Foundation
import Testing

@testable import TMDb

@Suite struct PublicResponseTests {

    private func body(
        _ target: String = "/3/movie/550", from httpClient: RecordingHTTPClient
    ) async throws -> PublicResponse {
        try await PublicRequest(target: target).send(with: .test(httpClient))
    }

    private func failure(status: Int = 200, _ body: String, target: String = "/3/movie/550") async throws -> TMDbError {
        let client = try TMDbClient.test(RecordingHTTPClient(status: status, body))
        let request = try PublicRequest(target: target)
        return try #require(await error { () async throws(TMDbError) in try await request.send(with: client) })
    }

    @Test(arguments: [
        "{\"id\" :550,\n \"title\":\"Fight Club\"  }\n", #"{"b":1e400,"a":0.10,"b":-0,"c":"é\u00e9\/"}"#, "[]",
        #"[{"iso_3166_1":"AD"}]"#, "{}", " {} ",
    ])
    func `a body is returned as TMDb sent it`(json: String) async throws {
        #expect(try await body(from: RecordingHTTPClient(json)).data == Data(json.utf8))
    }

    @Test func `the names of members that are not null are known`() async throws {
        let json = #"{"id":1,"credits":{"cast":[]},"watch/providers":{},"videos":null,"a\/b":[],"season/1":0}"#
        #expect(
            try await body(from: RecordingHTTPClient(json)).memberNames
                == ["id", "credits", "watch/providers", "a/b", "season/1"])
        #expect(try await body(from: RecordingHTTPClient(#"[{"id":1}]"#)).memberNames == [])
    }

    @Test(arguments: [
        (#"{"cast":[]}"#, true), ("{ \n\"a\":null}", true), ("{}", false), ("{ \n }", false), ("[]", false),
        (#"[{"cast":[]}]"#, false), ("\"\"", false), ("false", false), ("null", false), ("7", false),
        (#"{"success":false,"status_code":34}"#, false),
    ])
    func `an appended resource is an object with members`(part: String, isResource: Bool) throws {
        for start in ["", "\u{FEFF}"] {
            let body = try #require(PublicResponse(Data("\(start){\"id\":1,\"credits\":\(part)}".utf8)))
            #expect(body.resourceNames == (isResource ? ["credits"] : []))
        }
    }

    @Test(arguments: [
        (#"[{"a":1}]"#, true), (" [ 1 ]", true), ("[]", false), (" [ \n]", false), (#"{"a":[1]}"#, false),
    ])
    func `a list is an array with elements`(json: String, isList: Bool) throws {
        #expect(try #require(PublicResponse(Data(json.utf8))).isList == isList)
    }

    @Test func `a byte order mark is no part of the body`() async throws {
        let body = try await body(from: RecordingHTTPClient("\u{FEFF}{\"id\":1}"))
        #expect(body.data == Data(#"{"id":1}"#.utf8))
        #expect(body.memberNames == ["id"])
    }

    @Test(arguments: [
        #"{"success":false,"status_code":11,"status_message":"Internal error"}"#, #"{"success":false}"#,
        #"{"status_code":34,"status_message":"Not found"}"#, "null",
    ])
    func `an error in place of a resource is not a member`(part: String) throws {
        let json = Data(#"  {"id":1,"credits":\#(part),"videos":{"results":[]},"keywords":{}}"#.utf8)
        #expect(PublicResponse(json)?.memberNames == ["id", "videos", "keywords"])
        #expect(PublicResponse(json[1...])?.memberNames == ["id", "videos", "keywords"])
        #expect(PublicResponse(json)?.data == json)
    }

    @Test(arguments: [
        ("/3/movie/550?language=en-US", "/3/movie/550?api_key=k3y"), ("/3/movie/550", "/3/movie/550?api_key=k3y"),
        (
            "/3/movie/550?language=de&append_to_response=images,credits",
            "/3/movie/550?append_to_response=credits,images&language=de&api_key=k3y"
        ),
        ("/3/tv/1396?append_to_response=season/1", "/3/tv/1396?append_to_response=season%2F1&api_key=k3y"),
        ("/3/search/movie?query=C%2B%2B+x", "/3/search/movie?query=C%2B%2B%20x&api_key=k3y"),
        ("/3/movie/popular?api_key=theirs&session_id=theirs", "/3/movie/popular?api_key=k3y"),
        ("/4/list/5?page=2", "/4/list/5?page=2&api_key=k3y"), ("/3/find/Q%2042", "/3/find/Q%2042?api_key=k3y"),
    ])
    func `TMDb receives the target and the credential, and no default language`(target: String, sent: String)
        async throws
    {
        let httpClient = RecordingHTTPClient("{}")
        let client = try TMDbClient.test(httpClient, defaultLanguage: "fr")
        let request = try PublicRequest(target: target)
        _ = try await request.send(with: client)
        let url = try #require(httpClient.requests.first?.url.absoluteString)
        #expect(url == "https://api.themoviedb.org\(sent)")
        #expect(url.contains("/\(request.target)\(request.target.contains("?") ? "&" : "?")"))
    }

    @Test func `a user's token is not sent`() async throws {
        let httpClient = RecordingHTTPClient("{}")
        let user = try TMDbClient.test(httpClient, credential: .accessToken("s3rvice")).asUser("us3r")
        for target in ["/4/list/5", "/3/list/5", "/3/movie/550"] {
            _ = try await PublicRequest(target: target).send(with: user)
        }
        #expect(httpClient.requests.map { $0.headers["Authorization"] } == Array(repeating: "Bearer s3rvice", count: 3))
        #expect(httpClient.requests.allSatisfy { $0.isCacheable && $0.isIdempotent && $0.method == .get })
    }

    @Test(arguments: [
        (404, 34, TMDbError.Kind.notFound), (404, 6, .notFound), (401, 7, .unauthorised), (503, 9, .serverFailure),
        (400, 22, .invalidRequest(reason: "Why.")), (422, 20, .invalidRequest(reason: "Why.")),
        (405, 42, .unexpectedStatus), (200, 11, .unexpectedStatus),
    ])
    func `a failure has TMDb's status, code and message`(status: Int, code: Int, kind: TMDbError.Kind) async throws {
        let error = try await failure(
            status: status, #"{"success":false,"status_code":\#(code),"status_message":"Why."}"#)
        #expect(error.kind == kind)
        #expect(error.httpStatus == status)
        #expect(error.statusCode?.rawValue == code)
        #expect(error.statusMessage == "Why.")
        #expect(error.path == "/3/movie/550")
    }

    @Test(arguments: ["", " ", "null", "<html>", "{\"id\":5", "{\"id\":", "[", "{}x", "{}]"])
    func `a body that is not JSON or whose end is missing is unexpected content`(json: String) async throws {
        guard case .unexpectedContent = try await failure(json).kind else {
            Issue.record("\(try await failure(json))")
            return
        }
    }

    @Test(arguments: ["{\"id\":}", "{\"a\":1 \"b\":2}", "{}{}", "{\"a\":[}", "[1,]", "5", "\"text\"", "true"])
    func `a body that is not a complete object or array is not returned`(json: String) async throws {
        #expect(
            try await failure(json).kind
                == .decoding(codingPath: "", reason: "the body is not a complete JSON object or array"))
    }

    @Test func `the text of a search is not in an error`() async throws {
        let error = try await failure(status: 500, "{}", target: "/3/search/movie?query=private&page=2")
        #expect(error.path == "/3/search/movie?page=2&query=<redacted>")
    }

    @Test func `the operation and its template are those of the description`() async throws {
        let httpClient = RecordingHTTPClient(status: 404, "{}")
        let client = try TMDbClient.test(httpClient)
        let request = try PublicRequest(target: "/3/tv/1396/season/2/episode/3/images?language=de")
        #expect(
            request.operation.template == "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images")
        let error = await error { () async throws(TMDbError) in try await request.send(with: client) }
        #expect(error?.path == "/3/tv/1396/season/2/episode/3/images?language=de")
    }

    @Test func `a double's response is created from JSON`() throws {
        let body = try JSONDecoder().decode(PublicResponse.self, from: Data(#"{"id":550,"credits":null}"#.utf8))
        #expect(body.memberNames == ["id"])
        #expect(try JSONDecoder().decode(JSONValue.self, from: body.data) == ["id": 550, "credits": nil])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(PublicResponse.self, from: Data("5".utf8)) }
    }
}
