import Foundation
import Metrics
import MetricsTestKit
import Testing

@testable import TMDb

/// HTTP cache.
@Suite(.timeLimit(.minutes(10)))
struct CachingHTTPClientTests {

    private let date = ManualDate()
    private let store = InMemoryHTTPCacheStore()

    private func client(_ http: any TMDbHTTPClient, report: TransportRecorder = .silent) -> CachingHTTPClient {
        CachingHTTPClient(http, store: store, now: { [date] in date.now }, report: report)
    }

    @Test func `a fresh response is returned without a request, a stale one is fetched again`() async throws {
        let http = ScriptedHTTPClient(
            .answer(200, ["Cache-Control": "max-age=60", "Age": "10"], "[1]"), .answer(200, [:], "[2]"))
        let client = client(http)
        #expect(try await client.perform(.test()).body == Data("[1]".utf8))
        date.advance(by: 49.5)
        #expect(try await client.perform(.test()).body == Data("[1]".utf8))
        #expect(http.requests.count == 1)
        date.advance(by: 0.5)
        #expect(try await client.perform(.test()).body == Data("[2]".utf8))
        #expect(http.requests.count == 2)
    }

    @Test func `a stale response with an entity tag is revalidated and gets the new lifetime`() async throws {
        let metrics = TestMetrics()
        let http = ScriptedHTTPClient(
            .answer(200, ["Cache-Control": "max-age=60", "Age": "10", "ETag": "W/\"1\"", "X-Other": "a"], "[1]"),
            .answer(304, ["Cache-Control": "max-age=100", "ETag": "W/\"2\""], ""),
            .answer(304, [:], ""), .answer(200, ["Cache-Control": "max-age=60"], "[2]"))
        let client = client(http, report: TransportRecorder(logger: .silent, metrics: metrics))
        _ = try await client.perform(.test())
        date.advance(by: 60)
        let confirmed = try await client.perform(.test())
        #expect(confirmed.status == 200)
        #expect(confirmed.body == Data("[1]".utf8))
        date.advance(by: 99)
        #expect(try await client.perform(.test()).body == Data("[1]".utf8))
        date.advance(by: 1)
        #expect(try await client.perform(.test()).body == Data("[1]".utf8))
        date.advance(by: 100)
        #expect(try await client.perform(.test()).body == Data("[2]".utf8))
        #expect(http.requests.map { $0.headers["If-None-Match"] } == [nil, "W/\"1\"", "W/\"2\"", "W/\"2\""])
        for (result, count) in [("hit", 1), ("revalidated", 2), ("miss", 2)] as [(String, Int64)] {
            #expect(try metrics.expectCounter("tmdb_http_cache_total", [("result", result)]).totalValue == count)
        }
    }

    @Test func `a revalidating request revalidates a fresh response and stores the result`() async throws {
        let http = ScriptedHTTPClient(
            .answer(200, ["Cache-Control": "max-age=60", "ETag": "1"], "[1]"),
            .answer(304, ["Cache-Control": "max-age=60"], ""),
            .answer(200, ["Cache-Control": "max-age=60"], "[2]"))
        let client = client(http)
        var request = try TMDbHTTPRequest.test()
        _ = try await client.perform(request)
        request.cachePolicy = .revalidate
        #expect(try await client.perform(request).body == Data("[1]".utf8))
        #expect(try await client.perform(request).body == Data("[2]".utf8))
        #expect(http.requests.map { $0.headers["If-None-Match"] } == [nil, "1", "1"])
        #expect(try await client.perform(.test()).body == Data("[2]".utf8))
        #expect(http.requests.count == 3)
    }

    @Test func `a bypassing request does not read or change the cache`() async throws {
        let http = ScriptedHTTPClient(
            .answer(200, ["Cache-Control": "max-age=60"], "[1]"), .answer(200, ["Cache-Control": "max-age=60"], "[2]"))
        let client = client(http)
        var request = try TMDbHTTPRequest.test()
        _ = try await client.perform(request)
        request.cachePolicy = .bypass
        #expect(try await client.perform(request).body == Data("[2]".utf8))
        #expect(try await client.perform(.test()).body == Data("[1]".utf8))
        #expect(http.requests.count == 2)
    }

    @Test(arguments: [
        "3/list/7", "3/list/7/item_status?movie_id=1", "4/list/7", "3/account", "3/account/1/lists",
        "4/account/a/lists", "3/movie/550/account_states", "3/guest_session/a/rated/movies",
        "3/authentication/token/new", "proxy/3/list/7", "3/movie/550/rating",
    ])
    func `responses on paths that can be user-specific are never cached`(path: String) async throws {
        let http = ScriptedHTTPClient(.answer(200, ["Cache-Control": "max-age=60"], "[1]"))
        let client = client(http)
        let request = try TMDbHTTPRequest.test("/\(path)")
        #expect(HTTPCacheKey(request) == nil)
        for _ in 0..<2 { _ = try await client.perform(request) }
        #expect(http.requests.count == 2)
    }

    @Test func `a write removes only the cached responses of its title, in every language`() async throws {
        let http = ScriptedHTTPClient(.answer(200, ["Cache-Control": "max-age=60"], "[1]"))
        let client = client(http)
        func send(_ path: String, _ method: TMDbHTTPMethod = .get) async throws -> Bool {
            let count = http.requests.count
            _ = try await client.perform(.test("/3/\(path)", method: method))
            return http.requests.count > count
        }
        let read = ["movie/550", "movie/550?language=de", "movie/551", "tv/550"]
        for path in read { #expect(try await send(path)) }
        date.advance(by: 1)
        _ = try await send("movie/550/rating?session_id=s", .post)
        date.advance(by: 1)
        #expect(try await [send(read[0]), send(read[1]), send(read[2]), send(read[3])] == [true, true, false, false])
        #expect(try await [send(read[0]), send(read[1])] == [false, false])
    }

    @Test func `a failed write removes no cached response`() async throws {
        let http = ScriptedHTTPClient(
            .answer(200, ["Cache-Control": "max-age=60"], "[1]"), .answer(401, [:], ""),
            .answer(200, ["Cache-Control": "max-age=60"], "[2]"))
        let client = client(http)
        _ = try await client.perform(.test())
        _ = try await client.perform(.test("/3/movie/550/rating", method: .delete))
        #expect(try await client.perform(.test()).body == Data("[1]".utf8))
    }

    @Test func `a no-cache response is revalidated by every request`() async throws {
        let http = ScriptedHTTPClient(
            .answer(200, ["Cache-Control": "no-cache, max-age=60", "ETag": "\"1\""], "[1]"), .answer(304, [:], ""))
        let client = client(http)
        for _ in 0..<3 { #expect(try await client.perform(.test()).body == Data("[1]".utf8)) }
        #expect(http.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\"", "\"1\""])
    }

    @Test(arguments: [
        ScriptedHTTPClient.Step.answer(200, ["Cache-Control": "no-store, max-age=60", "ETag": "1"]),
        .answer(200, ["Cache-Control": "private, max-age=60"]), .answer(200, ["Cache-Control": "max-age=0"]),
        .answer(200), .answer(200, ["Cache-Control": "max-age=60", "Vary": "Accept-Encoding, authorization"]),
        .answer(200, ["Cache-Control": "max-age=60", "Vary": "*"]),
        .answer(200, ["Cache-Control": "max-age=60"], "<html>"), .answer(200, ["Cache-Control": "max-age=60"], ""),
        .answer(200, ["Cache-Control": "max-age=60"], #"{"success":false,"status_code":21}"#),
        .answer(200, ["Cache-Control": "max-age=60"], "null"), .answer(200, ["Cache-Control": "max-age=60"], "{"),
        .answer(200, ["Cache-Control": "max-age=60"], "\u{1F}"),
        .answer(404, ["Cache-Control": "max-age=60"]), .answer(500, ["Cache-Control": "max-age=60"]),
        .answer(302, ["Cache-Control": "max-age=60"]),
    ])
    func `responses that are not cacheable are not stored`(step: ScriptedHTTPClient.Step) async throws {
        let http = ScriptedHTTPClient(step)
        let client = client(http)
        let first = try await client.perform(.test())
        #expect(try await client.perform(.test()) == first)
        #expect(http.requests.map { $0.headers["If-None-Match"] } == [nil, nil])
        #expect(store.count == 0)
    }

    @Test func `a stored response that cannot be decoded is removed, so that the next request succeeds`() async throws {
        let fresh: TMDbHTTPHeaders = ["Cache-Control": "max-age=60", "ETag": "1"]
        let http = ScriptedHTTPClient(
            .answer(200, fresh, #"{"id": {}}"#), .answer(200, fresh, #"{"id": 1, "keywords": []}"#))
        let caching = client(http)
        let client = try TMDbClient(credential: .apiKey("k"), httpClient: caching, transport: .direct)
        let failure = await error { () async throws(TMDbError) in try await client.movies.keywords(forMovie: 1) }
        guard case .decoding = failure?.kind else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(store.count == 0)
        for _ in 0..<2 { #expect(try await client.movies.keywords(forMovie: 1).id == 1) }
        #expect(http.requests.map { $0.headers["If-None-Match"] } == [nil, nil])
    }

    @Test func `private, unsafe and conditional requests bypass the cache`() async throws {
        let http = ScriptedHTTPClient(.answer(200, ["Cache-Control": "max-age=60"]))
        let client = client(http)
        let requests: [TMDbHTTPRequest] = try [
            .test(isCacheable: false), .test(method: .post), .test(method: .delete),
            .test("/3/movie/550/account_states?session_id=s"), .test("/3/movie/550?a=1&guest_session_id=s"),
            .test(headers: ["if-none-match": "\"1\""]),
        ]
        for request in requests + requests { _ = try await client.perform(request) }
        #expect(http.requests == requests + requests)
        #expect(store.count == 0)
    }

    @Test func `the key is the URL without the API key, so credentials share cached responses`() async throws {
        let http = ScriptedHTTPClient(.answer(200, ["Cache-Control": "max-age=60"]))
        let client = client(http)
        for request: TMDbHTTPRequest in try [
            .test("/3/movie/550?api_key=one"), .test("/3/movie/550?api_key=two"),
            .test(headers: ["Authorization": "Bearer a"]),
        ] {
            _ = try await client.perform(request)
        }
        #expect(http.requests.count == 1)
        _ = try await client.perform(.test("/3/movie/550?language=de&api_key=one"))
        _ = try await client.perform(.test("/3/movie/550?language=en&api_key=one"))
        #expect(http.requests.count == 3)
        #expect(HTTPCacheKey(try .test("/3/a?b=1&api_key=k&c=2"))?.url == "https://tmdb.invalid/3/a?b=1&c=2")
    }

    @Test(arguments: [500, 503, 429])
    func `a failed revalidation is returned, and the cached response is kept`(status: Int) async throws {
        let http = ScriptedHTTPClient(
            .answer(200, ["Cache-Control": "max-age=1", "ETag": "\"1\""], "[1]"), .answer(status),
            .failure(.connection), .answer(304, [:], ""))
        let client = client(http)
        _ = try await client.perform(.test())
        date.advance(by: 1)
        #expect(try await client.perform(.test()).status == status)
        #expect(await client.outcome(of: try .test()).failureKind == .connection)
        #expect(try await client.perform(.test()).body == Data("[1]".utf8))
    }

    @Test func `a response that is gone or no longer cacheable is removed`() async throws {
        for step in [
            ScriptedHTTPClient.Step.answer(404), .answer(410), .answer(200),
            .answer(304, ["Cache-Control": "no-store"]),
        ] {
            let http = ScriptedHTTPClient(.answer(200, ["Cache-Control": "max-age=1", "ETag": "\"1\""]), step)
            let client = client(http)
            _ = try await client.perform(.test())
            #expect(store.count == 1)
            date.advance(by: 1)
            _ = try await client.perform(.test())
            #expect(store.count == 0)
        }
    }

    @Test(
        arguments: [
            (["Expires": "Sun, 06 Nov 1994 08:50:37 GMT"], 60.0),
            (["Expires": "Sun, 06 Nov 1994 08:50:37 GMT", "Date": "Sun, 06 Nov 1994 08:50:07 GMT"], 30),
            (["Expires": "Sun, 06 Nov 1994 08:50:37 GMT", "Cache-Control": "max-age=5"], 5),
            (["Expires": "0"], 0), (["Cache-Control": "max-age=999999999"], 180 * 86_400),
        ] as [(TMDbHTTPHeaders, Double)])
    func `Expires, relative to Date, is used if Cache-Control has no lifetime`(
        headers: TMDbHTTPHeaders, seconds: Double
    ) {
        let entry = HTTPCacheEntry(
            response: TMDbHTTPResponse(status: 200, headers: headers), receivedAt: date.now, initialAge: 0)
        #expect(entry.lifetime == seconds)
    }

    @Test func `the response time counts as age, and a clock that is set back makes a response stale`() throws {
        let received = date.now
        let entry = try #require(
            HTTPCacheEntry(
                storing: TMDbHTTPResponse(
                    status: 200, headers: ["Cache-Control": "max-age=60", "Age": "5"], body: Data("{}".utf8)),
                requestedAt: received.addingTimeInterval(-2), receivedAt: received))
        #expect(entry.initialAge == 7)
        #expect(entry.isFresh(at: received.addingTimeInterval(52.9)))
        #expect(!entry.isFresh(at: received.addingTimeInterval(53)))
        #expect(!entry.isFresh(at: received.addingTimeInterval(-1)))
    }

    @Test func `headers that can be specific to a caller are not stored`() throws {
        let entry = try #require(
            HTTPCacheEntry(
                storing: TMDbHTTPResponse(
                    status: 200, headers: ["cache-control": "max-age=60", "Set-Cookie": "a=b", "X-Id": "1"],
                    body: Data("{}".utf8)),
                requestedAt: date.now, receivedAt: date.now))
        #expect(entry.response.headers == ["cache-control": "max-age=60"])
    }

    @Test func `the shutdown is forwarded`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        try await client(http).shutdown()
        #expect(http.shutdownCount == 1)
    }
}
