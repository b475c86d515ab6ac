import CoreMetrics
import Foundation
import InMemoryLogging
import Logging
import MetricsTestKit
import Testing

@testable import TMDb

/// Checks that errors, logs and metrics of a request contain everything except secrets.
@Suite
struct RedactionTests {

    static let secrets = ["s3cretkey", "s3crettoken", "s3cretsession", "s3cretguest", "s3cretrequest", "s3cretaccount"]

    static let endpoint = Endpoint<Movie>(
        "operation",
        path: ["account", .secret("s3cretaccount", "account_id"), "guest", .secret("s3cretguest", "guest_session_id")],
        query: [
            .item("session_id", "s3cretsession"), .item("guest_session_id", "s3cretguest"),
            .item("request_token", "s3cretrequest"), .item("query", "visible"),
        ],
        body: ["password": "s3cretsession"])

    private func expectNoSecret(_ text: String) {
        for secret in Self.secrets { #expect(!text.contains(secret)) }
    }

    private func dumped(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }

    @Test(arguments: [TMDbCredential.apiKey("s3cretkey"), .accessToken("s3crettoken")])
    func `descriptions of credentials, clients and requests contain no secret`(credential: TMDbCredential) throws {
        let client = try TMDbClient(credential: credential, httpClient: RecordingHTTPClient())
        let builder = RequestBuilder(baseURL: .standard, credential: credential, defaultLanguage: "en")
        let request = try builder.request(for: Self.endpoint)
        for value in [credential, client, builder, request, [request], Optional(credential) as Any] as [Any] {
            expectNoSecret("\(value)")
            expectNoSecret(String(reflecting: value))
            expectNoSecret(dumped(value))
        }
    }

    @Test(arguments: [
        (200, #"{"id": 1, "title": "x"}"#), (200, "<html>"), (200, #"{"id": 1}"#),
        (401, #"{"success": false, "status_code": 7}"#),
        (401, #"{"success": false, "status_message": "CREDENTIAL s3cretguest s3cretaccount, s3cretrequest"}"#),
        (422, #"{"errors": ["s3cretsession is no session"]}"#),
        (200, #"{"id": 1, "title": "x", "release_date": "CREDENTIAL"}"#),
        (200, #"{"id": 1, "title": "x", "genres": {"CREDENTIAL": 1}}"#),
        (429, ""), (500, ""), (0, ""),
    ])
    func `errors, log entries and metrics of every outcome contain no secret`(status: Int, body: String) async throws {
        for credential in [TMDbCredential.apiKey("s3cretkey"), .accessToken("s3crettoken")] {
            var handler = InMemoryLogHandler()
            handler.logLevel = .trace
            let metrics = TestMetrics()
            let http = RecordingHTTPClient { _ throws(TMDbHTTPError) in
                if status == 0 { throw TMDbHTTPError(.connection, "refused") }
                // A response can quote the request.
                let body = body.replacing("CREDENTIAL", with: credential.secret)
                return TMDbHTTPResponse(status: status, body: Data(body.utf8))
            }
            let client = APIClient(
                builder: RequestBuilder(baseURL: .standard, credential: credential, defaultLanguage: "en"),
                httpClient: http, reader: ResponseReader { Date(timeIntervalSince1970: 0) },
                report: RequestRecorder(
                    logger: Logger(label: "test") { [handler] _ in handler }, metrics: metrics))

            let failure = await error { () async throws(TMDbError) in try await client.send(Self.endpoint) }

            #expect(http.requests.count == 1)
            let omissions = handler.entries.filter { $0.metadata["tmdb.reasons"] != nil }
            #expect(handler.entries.count - omissions.count == 2)
            expectNoSecret("\(handler.entries)")
            #expect("\(handler.entries)".contains("query=visible"))
            expectNoSecret("\(metrics.timers.map(\.dimensions)) \(metrics.counters.map(\.dimensions))")
            if let failure {
                expectNoSecret("\(failure)")
                expectNoSecret(String(reflecting: failure))
                expectNoSecret(dumped(failure))
                #expect(failure.path?.hasPrefix("/3/account/<redacted>/guest/<redacted>?session_id=<redacted>") == true)
            }
        }
    }

    /// A secret as long as TMDb's access tokens, which excerpts truncate.
    private static let longSecret = (0..<200).map { String($0, radix: 36) }.joined()

    @Test(arguments: [
        #"{"id": 1, "title": "x", "release_date": "SECRET"}"#,
        #"{"id": 1, "title": "x", "release_date": "thirty characters stand here: SECRET"}"#,
        #"{"id": 1, "title": "x", "budget": "SECRET"}"#, #"{"id": "SECRET"}"#,
        #"{"id": "thirty characters stand here: SECRET"}"#,
    ])
    func `a secret that an excerpt truncates is redacted`(body: String) async throws {
        var handler = InMemoryLogHandler()
        handler.logLevel = .trace
        let client = try TMDbClient.test(
            RecordingHTTPClient(body.replacing("SECRET", with: Self.longSecret)),
            credential: .accessToken(Self.longSecret), logger: Logger(label: "test") { [handler] _ in handler })
        let failure = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: 1) }
        let told = failure as Any
        for text in ["\(told)", String(reflecting: told), dumped(told), "\(handler.entries)"] {
            #expect(!text.contains(Self.longSecret.prefix(6)), "\(text)")
        }
    }

    @Test func `the coding path of an omitted value contains no secret, even truncated`() async throws {
        var handler = InMemoryLogHandler()
        handler.logLevel = .trace
        let client = try TMDbClient.test(
            RecordingHTTPClient(#"{"id": 1, "results": {"\#(Self.longSecret)": 7}}"#),
            credential: .accessToken(Self.longSecret), logger: Logger(label: "test") { [handler] _ in handler })
        _ = try await client.movies.watchProviders(forMovie: 1)
        #expect(!"\(handler.entries)".contains(Self.longSecret.prefix(6)))
        let entry = try #require(
            handler.entries.first { $0.message == "Values of TMDb's response could not be decoded and were omitted" })
        #expect(
            entry.metadata["tmdb.reasons"] == [.string("results.\(Redaction.mark)…: The value is not an object")])
    }

    @Test func `a string that only shares a prefix with a secret is not redacted`() {
        var origin = RequestOrigin(method: .get, path: "/", template: "/", secrets: ["s3cretkey", "tok3n"])
        #expect(
            origin.redact("s3crets, s3cretkey, s3cretkeys, s3crs3cretkey, s3cre… and s3c…")
                == "s3crets, <redacted>, <redacted>s, s3cr<redacted>, <redacted>… and s3c…")
        #expect(origin.redact("tok3ntok3n token") == "<redacted><redacted> token")
        #expect(origin.redact("") == "")
        origin.secrets = []
        #expect(origin.redact("s3cretkey") == "s3cretkey")
    }

    @Test func `metrics contain the endpoint, not the movie`() async throws {
        let metrics = TestMetrics()
        let found = RecordingHTTPClient(#"{"id": 550, "keywords": []}"#)
        _ = try await TMDbClient.test(found, metrics: metrics).movies.keywords(forMovie: 550)
        let missing = RecordingHTTPClient(status: 404, "")
        let client = try TMDbClient.test(missing, metrics: metrics)
        _ = await error { () async throws(TMDbError) in try await client.movies.keywords(forMovie: 551) }
        _ = await error { () async throws(TMDbError) in try await client.movies.keywords(forMovie: 0) }

        for (status, error) in [
            ("200", "none"), ("404", "unexpected_status"), ("invalid_request", "invalid_request"),
        ] {
            let dimensions = [
                ("method", "GET"), ("endpoint", "/3/movie/{movie_id}/keywords"), ("status", status), ("error", error),
            ]
            #expect(try metrics.expectCounter("tmdb_requests_total", dimensions).totalValue == 1)
            #expect(try metrics.expectTimer("tmdb_request_duration", dimensions).values.count == 1)
        }
    }

    @Test func `omitted rows are counted and logged at any depth of a response`() async throws {
        let metrics = TestMetrics()
        var handler = InMemoryLogHandler()
        handler.logLevel = .debug
        let logger = Logger(label: "test") { [handler] _ in handler }
        let body = #"""
            {"id": 1, "name": "x", "genres": [{"name": "Crime"}, {"id": 2, "name": "Drama"}, 7],
             "season/1": {"name": "s"}, "season/2": {"id": 2, "name": "s", "season_number": 2, "episodes": [{}]}}
            """#
        let client = try TMDbClient.test(RecordingHTTPClient(body), logger: logger, metrics: metrics)
        let response = try await client.tvSeries.details(forTVSeries: 1, appending: [], seasons: [1, 2])
        #expect(response.tvSeries.genres?.map(\.name) == ["Drama"])
        #expect(response.appendedSeasons.keys.sorted() == [2])
        let counter = try metrics.expectCounter("tmdb_unreadable_values_total", [("endpoint", "/3/tv/{series_id}")])
        #expect(counter.totalValue == 4)
        let entry = try #require(
            handler.entries.first { $0.message == "Values of TMDb's response could not be decoded and were omitted" })
        #expect(entry.metadata["tmdb.unreadable"] == "4")
        #expect(
            entry.metadata["tmdb.reasons"] == [
                "genres[0].id: The value is missing", "genres[2]: The value is not an object",
                "season/1.id: The value is missing",
            ])

        let whole = TestMetrics()
        _ = try await TMDbClient.test(RecordingHTTPClient(#"{"id": 1, "keywords": []}"#), metrics: whole).movies
            .keywords(forMovie: 1)
        #expect(throws: (any Error).self) {
            try whole.expectCounter("tmdb_unreadable_values_total", [("endpoint", "/3/movie/{movie_id}/keywords")])
        }
    }

    @Test func `omitted rows of a top-level list are counted`() async throws {
        let metrics = TestMetrics()
        let http = RecordingHTTPClient(#"[{"iso_3166_1": "GB", "english_name": "United Kingdom"}, {}]"#)
        let countries = try await TMDbClient.test(http, metrics: metrics).configurations.countries()
        #expect(countries.map(\.countryCode) == ["GB"])
        let endpoint = ("endpoint", "/3/configuration/countries")
        #expect(try metrics.expectCounter("tmdb_unreadable_values_total", [endpoint]).totalValue == 1)
    }

    @Test func `the log contains the first omitted rows and the reasons, without secrets`() async throws {
        var handler = InMemoryLogHandler()
        handler.logLevel = .debug
        let logger = Logger(label: "test") { [handler] _ in handler }
        let rows = [#"{"media_type": "game"}"#, #"{"media_type": "s3cretkey"}"#] + Array(repeating: "7", count: 8)
        let http = RecordingHTTPClient(#"{"page": 1, "results": [\#(rows.joined(separator: ","))]}"#)
        let client = try TMDbClient.test(http, credential: .apiKey("s3cretkey"), logger: logger)
        _ = try await client.search.all(query: "x")
        let entry = try #require(
            handler.entries.first { $0.message == "Values of TMDb's response could not be decoded and were omitted" })
        #expect(entry.metadata["tmdb.unreadable"] == "10")
        #expect(
            entry.metadata["tmdb.reasons"] == [
                #"results[0]: The media type "game" is not expected here"#,
                #"results[1]: The media type "\#(Redaction.mark)" is not expected here"#,
                "results[2]: The value is not an object",
            ])
    }

    @Test func `log entries have structured metadata, at debug and trace level only`() async throws {
        var handler = InMemoryLogHandler()
        handler.logLevel = .trace
        let logger = Logger(label: "test") { [handler] _ in handler }
        let http = RecordingHTTPClient(
            status: 404, #"{"success": false, "status_code": 34, "status_message": "None."}"#)
        let client = try TMDbClient.test(http, logger: logger)
        _ = await error { () async throws(TMDbError) in try await client.movies.keywords(forMovie: 550) }
        let entry = try #require(handler.entries.first)
        #expect(handler.entries.map(\.level) == [.debug, .trace])
        #expect(entry.metadata["tmdb.method"] == "GET")
        #expect(entry.metadata["tmdb.path"] == "/3/movie/550/keywords")
        #expect(entry.metadata["tmdb.status"] == "404")
        #expect(entry.metadata["tmdb.error"] == "not_found")
        #expect(entry.metadata["tmdb.code"] == "34")
        #expect(entry.metadata["tmdb.duration_ms"] != nil)
    }
}
