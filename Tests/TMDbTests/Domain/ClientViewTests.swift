import Foundation
import Testing

@testable import TMDb

/// Views of a client.
@Suite(.timeLimit(.minutes(10)))
struct ClientViewTests {

    private static let user = "us3rt0ken"

    private let http = RecordingHTTPClient(#"{"id":1,"keywords":[]}"#)

    @Test func `user-specific requests use the user's token, other requests the client's credential`() async throws {
        let user = try TMDbClient.test(http, credential: .accessToken("0wn")).asUser(Self.user)
        _ = try await user.movies.keywords(forMovie: 1)
        _ = try await user.listsV4.delete(list: 7)
        _ = try? await user.listsV4.details(forList: 7)
        #expect(
            http.requests.map { $0.headers["Authorization"] } == ["Bearer 0wn", "Bearer us3rt0ken", "Bearer us3rt0ken"])
    }

    @Test func `a user's token replaces the client's API key in user-specific requests`() async throws {
        let user = try TMDbClient.test(http).asUser(Self.user)
        _ = try await user.movies.keywords(forMovie: 1)
        _ = try? await user.listsV4.delete(list: 7)
        #expect(http.requests.map(\.url.query) == ["api_key=k3y", nil])
        #expect(http.requests.map { $0.headers["Authorization"] } == [nil, "Bearer us3rt0ken"])
    }

    @Test func `views for different users share cached responses that are not user-specific`() async throws {
        let http = ScriptedHTTPClient(.answer(200, ["Cache-Control": "max-age=60"], #"{"id":1,"keywords":[]}"#))
        let client = try TMDbClient(
            credential: .accessToken("0wn"), httpClient: http,
            transport: TMDbTransport(cache: InMemoryHTTPCacheStore()))
        _ = try await client.asUser("first").movies.keywords(forMovie: 1)
        _ = try await client.asUser("second").movies.keywords(forMovie: 1)
        #expect(http.requests.map { $0.headers["Authorization"] } == ["Bearer 0wn"])
    }

    @Test func `a malformed token is rejected, and errors contain no token`() async throws {
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

    @Test func `a view's language overrides the client's language but not a call's`() async throws {
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

    @Test func `a view's requests have the view's cache policy`() async throws {
        let client = try TMDbClient.test(http)
        _ = try await client.movies.keywords(forMovie: 1)
        _ = try await client.with(cache: .revalidate).movies.keywords(forMovie: 1)
        _ = try await client.with(cache: .bypass).with(language: "de").movies.keywords(forMovie: 1)
        #expect(http.requests.map(\.cachePolicy) == [.use, .revalidate, .bypass])
    }

    @Test func `a call fails with a timeout at its deadline`() async throws {
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

    @Test func `a call that ends before its deadline is unaffected`() async throws {
        let view = try TMDbClient.test(http).with(deadline: .seconds(60))
        #expect(try await view.movies.keywords(forMovie: 1).id == 1)
        let missing = RecordingHTTPClient(status: 404, #"{"status_code":34,"status_message":"none"}"#)
        let failure = await error { () async throws(TMDbError) in
            try await TMDbClient.test(missing).with(deadline: .seconds(60)).movies.keywords(forMovie: 1)
        }
        #expect(failure?.kind == .notFound)
    }

    @Test func `a call with a deadline ends immediately if its task is cancelled`() async throws {
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

    @Test func `shutting down a view has no effect, and shutting down the client shuts down its views`() async throws {
        let client = try TMDbClient(accessToken: "t")
        let view = client.with(language: "de")
        try await view.shutdown()
        try await client.shutdown()
        let failure = await error { () async throws(TMDbError) in try await view.movies.keywords(forMovie: 1) }
        #expect(failure?.kind == .shutDown)
    }

    @Test func `views share the image configuration of their client`() throws {
        let client = try TMDbClient.test(http)
        #expect(client.with(language: "de").images === client.images)
        #expect(try client.asUser("t").images === client.images)
    }
}
