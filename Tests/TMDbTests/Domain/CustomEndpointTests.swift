import Dispatch
import Foundation
import Glibc
import Logging
import PopcornConcurrency
import Testing

@testable import TMDb

/// Endpoints that an application defines.
@Suite
struct CustomEndpointTests {

    private struct Names: Decodable, Equatable, Sendable {
        let names: [String]
    }

    /// A response that contains the scheduling policy of the thread that decoded it.
    private struct DecodingThread: Decodable, Sendable {
        let policy = sched_getscheduler(0)

        init(from decoder: any Decoder) {}
    }

    /// A response whose decoding waits.
    private struct SlowResponse: Decodable, Sendable {
        static let began = DispatchSemaphore(value: 0)
        static let canEnd = DispatchSemaphore(value: 0)

        init(from decoder: any Decoder) {
            Self.began.signal()
            Self.canEnd.wait()
        }
    }

    private let http = RecordingHTTPClient(#"{"names":["a","b"]}"#)

    @Test func `path, query and body are sent as specified`() async throws {
        let client = try TMDbClient.test(http)
        let names: Names = try await client.send(
            Endpoint(
                "title-names", method: .put, version: .v4,
                path: ["title", .string("Fight Club", "name"), .id(550, "movie_id"), .number(0, "season_number")],
                query: [
                    .language(nil), .onlyLanguage(nil), .page(2), .item("sort by", nil), .item("words", "a&b"),
                    .flag("all", true), .number("count", 3), .number("score", 7.5),
                    .day("day", Date(timeIntervalSince1970: 0)), .region("GB"), .secret("pin", "1 2"),
                ], body: ["items": [1, 2]]))
        #expect(names == Names(names: ["a", "b"]))
        let sent = try #require(http.requests.first)
        #expect(sent.method == .put)
        #expect(
            sent.url.absoluteString
                == "https://api.themoviedb.org/4/title/Fight%20Club/550/0?language=en-US&page=2&words=a%26b&all=true"
                + "&count=3&score=7.5&day=1970-01-01&region=GB&pin=1%202&api_key=k3y")
        #expect(sent.body == Data(#"{"items":[1,2]}"#.utf8))
        #expect(sent.isIdempotent)
        #expect(!sent.isCacheable)
    }

    @Test func `responses to requests with secrets are not cacheable, and errors contain no secret`() async throws {
        let failing = RecordingHTTPClient(status: 404, #"{"status_code":34,"status_message":"No s3cret, no p1nn"}"#)
        let client = try TMDbClient.test(failing)
        let failure = await error { () async throws(TMDbError) in
            let names: Names = try await client.send(
                Endpoint("names", path: ["names", .secret("s3cret", "user")], query: [.secret("pin", "p1nn")]))
            return names
        }
        #expect(failure?.path == "/3/names/<redacted>?pin=<redacted>")
        #expect(failure?.statusMessage == "No <redacted>, no <redacted>")
        #expect(failing.requests.map(\.isCacheable) == [false])
    }

    @Test(arguments: [
        (Endpoint<EmptyResponse>("a", path: ["a"]), true),
        (Endpoint<EmptyResponse>("a", path: ["a"], cacheability: .never), false),
        (Endpoint<EmptyResponse>("a", method: .post, path: ["a"]), false),
        (Endpoint<EmptyResponse>("a", path: ["a", .secret("b", "b")]), false),
        (Endpoint<EmptyResponse>("a", path: ["a", .secret(1, "b")]), false),
        (Endpoint<EmptyResponse>("a", path: ["a"], query: [.secret("b", "c")]), false),
        (Endpoint<EmptyResponse>("a", path: ["a"], query: [.session(.user("b"))]), false),
        (Endpoint<EmptyResponse>("a", path: ["a"], query: [.session(nil as SessionCredential?)]), true),
    ])
    func `a GET response is cacheable unless the endpoint disables caching or contains a secret`(
        endpoint: Endpoint<EmptyResponse>, isCacheable: Bool
    ) {
        #expect(endpoint.isCacheable == isCacheable)
    }

    @Test func `invalid values are rejected without a request`() async throws {
        let client = try TMDbClient.test(http)
        for (path, query, reason) in [
            ([.id(0, "movie_id")], [], "movie_id must be at least 1, not 0"),
            ([.string("a/b", "name")], [], #"name "a/b" contains a character that is not allowed in a path segment"#),
            (["a"], [.page(501)], "page must be from 1 to 500, not 501"),
        ] as [([PathSegment], [QueryItem], String)] {
            let failure = await error { () async throws(TMDbError) in
                let names: Names = try await client.send(Endpoint("names", path: path, query: query))
                return names
            }
            #expect(failure?.kind == .invalidRequest(reason: reason))
        }
        #expect(http.requests.isEmpty)
    }

    @Test func `a background response is decoded on a thread that does not delay others`() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient("[]"))
        let interactive: DecodingThread = try await client.send(Endpoint("a", path: ["a"]))
        let background = try await RequestPriority.$current.withValue(.background) {
            try await client.send(Endpoint<DecodingThread>("a", path: ["a"]))
        }
        let configured: DecodingThread = try await client.with(priority: .background).send(Endpoint("a", path: ["a"]))
        // SCHED_OTHER and SCHED_IDLE.
        #expect([interactive, background, configured].map(\.policy) == [0, 5, 5])
    }

    @Test(.timeLimit(.minutes(5)))
    func `a background response that a reader waits for is decoded immediately`() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient("[]"))
        let slow = Task {
            try await client.with(priority: .background).send(Endpoint<SlowResponse>("a", path: ["a"]))
        }
        while SlowResponse.began.wait(timeout: .now()) == .timedOut { await Task.yield() }
        let priority = RequestPriority.background.promotable()
        let raised = Task {
            try await RequestPriority.$current.withValue(priority) {
                try await client.send(Endpoint<DecodingThread>("a", path: ["a"]))
            }
        }
        while APIClient.background.waitingCount == 0 { await Task.yield() }
        priority.promote()
        #expect(try await raised.value.policy == 0)
        SlowResponse.canEnd.signal()
        _ = try await slow.value
    }

    @Test(arguments: [RequestPriority.interactive, .background])
    func `a decoding error contains the coding path`(priority: RequestPriority) async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(#"{"names":1}"#))
        let failure = await RequestPriority.$current.withValue(priority) {
            await error { () async throws(TMDbError) in
                let names: Names = try await client.send(Endpoint("names", path: ["names"]))
                return names
            }
        }
        guard case .decoding("names", _) = failure?.kind else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }
}
