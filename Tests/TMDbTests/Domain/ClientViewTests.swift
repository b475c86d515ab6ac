import Foundation
import Testing

@testable import TMDb

/// Views of a client.
@Suite(.timeLimit(.minutes(10)))
struct ClientViewTests {

    private static let user = "us3rt0ken"

    private let http = RecordingHTTPClient(#"{"id":1,"keywords":[]}"#)

    @Test("user-specific requests use the user's token, other requests the client's credential")
    func asUser() async throws {
        let user = try TMDbClient.test(http, credential: .accessToken("0wn")).asUser(Self.user)
        _ = try await user.movies.keywords(forMovie: 1)
        _ = try await user.listsV4.delete(list: 7)
        _ = try? await user.listsV4.details(forList: 7)
        #expect(
            http.requests.map { $0.headers["Authorization"] } == ["Bearer 0wn", "Bearer us3rt0ken", "Bearer us3rt0ken"])
    }

    @Test("a user's token replaces the client's API key in user-specific requests")
    func keyAndToken() async throws {
        let user = try TMDbClient.test(http).asUser(Self.user)
        _ = try await user.movies.keywords(forMovie: 1)
        _ = try? await user.listsV4.delete(list: 7)
        #expect(http.requests.map(\.url.query) == ["api_key=k3y", nil])
        #expect(http.requests.map { $0.headers["Authorization"] } == [nil, "Bearer us3rt0ken"])
    }

    @Test("views for different users share cached responses that are not user-specific")
    func sharing() async throws {
        let http = ScriptedHTTPClient(.answer(200, ["Cache-Control": "max-age=60"], #"{"id":1,"keywords":[]}"#))
        let client = try TMDbClient(
            credential: .accessToken("0wn"), httpClient: http,
            transport: TMDbTransport(cache: InMemoryHTTPCacheStore()))
        _ = try await client.asUser("first").movies.keywords(forMovie: 1)
        _ = try await client.asUser("second").movies.keywords(forMovie: 1)
        #expect(http.requests.map { $0.headers["Authorization"] } == ["Bearer 0wn"])
    }

    @Test("a malformed token is rejected, and errors contain no token")
    func secrets() async throws {
        let refusal = await error { () async throws(TMDbError) in try TMDbClient.test(http).asUser("us3r t0ken") }
        #expect(
            refusal?.kind
                == .invalidRequest(
                    reason: "The access token must contain only visible ASCII characters"
                ))
        let quoting = RecordingHTTPClient(status: 401, #"{"status_code":3,"status_message":"Bad us3rt0ken"}"#)
        let user = try TMDbClient.test(quoting).asUser(Self.user)
        let failure = await error { () async throws(TMDbError) in try await user.listsV4.details(forList: 7) }
        #expect(failure?.statusMessage == "Bad <redacted>")
    }

    @Test("a view's language overrides the client's language but not a call's")
    func language() async throws {
        let view = try TMDbClient.test(http).with(language: "de")
        _ = try? await view.movies.credits(forMovie: 1)
        _ = try? await view.movies.credits(forMovie: 1, language: "fr")
        _ = try? await view.with(cache: .bypass).movies.credits(forMovie: 1)
        #expect(
            http.requests.map(\.url.query) == [
                "language=de&api_key=k3y", "language=fr&api_key=k3y", "language=de&api_key=k3y",
            ])
        let failure = await error { () async throws(TMDbError) in
            try await view.with(language: "de;").movies.credits(forMovie: 1)
        }
        #expect(
            failure?.kind == .invalidRequest(reason: #"language must be a language tag such as en or pt-BR, not "de;""#)
        )
    }

    @Test("a view's requests have the view's cache policy")
    func cachePolicy() async throws {
        let client = try TMDbClient.test(http)
        _ = try await client.movies.keywords(forMovie: 1)
        _ = try await client.with(cache: .revalidate).movies.keywords(forMovie: 1)
        _ = try await client.with(cache: .bypass).with(language: "de").movies.keywords(forMovie: 1)
        #expect(http.requests.map(\.cachePolicy) == [.use, .revalidate, .bypass])
    }

    @Test("a call fails with a timeout at its deadline")
    func deadline() async throws {
        let clock = ManualClock()
        let http = ScriptedHTTPClient(.stall)
        var client = try #require(try TMDbClient.test(http).with(deadline: .seconds(2)).client as? APIClient)
        client.time = TimeSource(clock)
        async let failure = error { [client] () async throws(TMDbError) in try await client.keywords(forMovie: 1) }
        #expect(await clock.sleeps(1) == [.seconds(2)])
        clock.advance(by: .seconds(2))
        let timeout = await failure
        #expect(timeout?.kind == .timeout)
        #expect(timeout?.path == "/3/movie/1/keywords")
    }

    @Test("a call that ends before its deadline is unaffected")
    func inTime() async throws {
        let view = try TMDbClient.test(http).with(deadline: .seconds(60))
        #expect(try await view.movies.keywords(forMovie: 1).id == 1)
        let missing = RecordingHTTPClient(status: 404, #"{"status_code":34,"status_message":"none"}"#)
        let failure = await error { () async throws(TMDbError) in
            try await TMDbClient.test(missing).with(deadline: .seconds(60)).movies.keywords(forMovie: 1)
        }
        #expect(failure?.kind == .notFound)
    }

    @Test("a call with a deadline ends immediately if its task is cancelled")
    func cancellation() async throws {
        let clock = ManualClock()
        var client = try #require(
            try TMDbClient.test(ScriptedHTTPClient(.stall)).with(deadline: .seconds(2)).client as? APIClient)
        client.time = TimeSource(clock)
        let task = Task { [client] in
            await error { () async throws(TMDbError) in try await client.keywords(forMovie: 1) }
        }
        _ = await clock.sleeps(1)
        task.cancel()
        #expect(await task.value?.kind == .cancelled)
    }

    @Test("shutting down a view has no effect, and shutting down the client shuts down its views")
    func shutdown() async throws {
        let client = try TMDbClient(accessToken: "t")
        let view = client.with(language: "de")
        try await view.shutdown()
        try await client.shutdown()
        let failure = await error { () async throws(TMDbError) in try await view.movies.keywords(forMovie: 1) }
        #expect(failure?.kind == .shutDown)
    }

    @Test("views share the image configuration of their client")
    func images() throws {
        let client = try TMDbClient.test(http)
        #expect(client.with(language: "de").images === client.images)
        #expect(try client.asUser("t").images === client.images)
    }
}
