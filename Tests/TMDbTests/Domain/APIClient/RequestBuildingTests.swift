import Foundation
import Testing

@testable import TMDb

@Suite
struct RequestBuildingTests {

    static func builder(
        _ credential: TMDbCredential = .apiKey("k3y"), baseURL: BaseURL = .standard
    ) -> RequestBuilder {
        RequestBuilder(baseURL: baseURL, credential: credential, defaultLanguage: "en-US")
    }

    /// An endpoint without parameters.
    private let languages = Endpoint<[Language]>("configuration-languages", path: ["configuration", "languages"])

    /// Returns the URL of the request that a call of the movie service makes.
    private func url<Response>(
        of call: (any MovieService) async throws -> Response
    ) async throws -> String {
        try await RequestMaker(builder: Self.builder()).request(of: call).url.absoluteString
    }

    private func url<Response>(of endpoint: Endpoint<Response>) throws -> String {
        try Self.builder().request(for: endpoint).url.absoluteString
    }

    @Test func `a URL has the path, the query items in order, then the API key`() async throws {
        let url = try await url {
            try await $0.details(
                forMovie: 550, appending: [.credits, .watchProviders], language: "pt-BR",
                includeImageLanguage: ["pt", "null"])
        }
        #expect(
            url
                == "https://api.themoviedb.org/3/movie/550?language=pt-BR&include_image_language=pt,null"
                + "&append_to_response=credits,watch%2Fproviders&api_key=k3y")
    }

    @Test func `the default language is sent unless a call specifies one or the operation has none`() async throws {
        let credits = try await url { try await $0.credits(forMovie: 1) }
        #expect(credits.contains("/3/movie/1/credits?language=en-US&"))
        let images = try await url { try await $0.images(forMovie: 1) }
        #expect(images.hasSuffix("/images?api_key=k3y"))
        let keywords = try await url { try await $0.keywords(forMovie: 1) }
        #expect(keywords.hasSuffix("/3/movie/1/keywords?api_key=k3y"))
    }

    @Test(arguments: [
        ("C++", "C%2B%2B"), ("a b&c=d", "a%20b%26c%3Dd"), ("é", "%C3%A9"), ("50%", "50%25"), ("a-._~Z9", "a-._~Z9"),
        ("a,b", "a,b"), ("\n", "%0A"), ("#?/", "%23%3F%2F"), ("👩‍🚀", "%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80"),
    ])
    func `query values are encoded, except unreserved characters and commas`(value: String, encoded: String) throws {
        let endpoint = Endpoint<EmptyResponse>("operation", path: ["search", "movie"], query: [.item("query", value)])
        let url = try url(of: endpoint)
        #expect(url == "https://api.themoviedb.org/3/search/movie?query=\(encoded)&api_key=k3y")
        #expect(URLComponents(string: url)?.queryItems?.first?.value == value)
    }

    @Test(arguments: [("tt0137523", "tt0137523"), ("a b", "a%20b"), ("é", "%C3%A9"), ("a+b", "a%2Bb"), ("...", "...")])
    func `path values are percent-encoded`(value: String, encoded: String) throws {
        let endpoint = Endpoint<EmptyResponse>("operation", path: ["find", .string(value, "external_id")])
        #expect(try url(of: endpoint) == "https://api.themoviedb.org/3/find/\(encoded)?api_key=k3y")
    }

    @Test(arguments: ["", ".", "..", "a/b", "/", "a%2Fb", "%", "a\\b", "a?b", "a#b", "a\nb", "a\0", "\u{7F}"])
    func `path values that could change the path are rejected, without showing secrets`(value: String) throws {
        let open = Endpoint<EmptyResponse>("operation", path: ["find", .string(value, "external_id")])
        let problem = try #require(throws: InvalidRequest.self) { try Self.builder().request(for: open) }
        #expect(problem.reason.hasPrefix("external_id "))
        #expect(!problem.reason.contains("\n"))
        let secret = Endpoint<EmptyResponse>(
            "operation", path: ["guest_session", .secret("s3cret\(value)/", "guest_session_id")])
        let secretProblem = try #require(throws: InvalidRequest.self) { try Self.builder().request(for: secret) }
        #expect(!secretProblem.reason.contains("s3cret"))
    }

    @Test(arguments: [0, -1, Int.min])
    func `identifiers start at 1, season numbers at 0`(id: Int) async throws {
        let problem = try await #require(throws: InvalidRequest.self) {
            try await url { try await $0.keywords(forMovie: id) }
        }
        #expect(problem.reason == "movie_id must be at least 1, not \(id)")
        let season = Endpoint<EmptyResponse>(
            "operation", path: ["tv", .id(1, "series_id"), "season", .number(0, "season_number")])
        #expect(try url(of: season).contains("/tv/1/season/0?"))
    }

    @Test(arguments: [0, -1, 501, Int.max])
    func `pages outside 1 to 500 are rejected`(page: Int) async throws {
        let problem = try await #require(throws: InvalidRequest.self) {
            try await url { try await $0.reviews(forMovie: 1, page: page) }
        }
        #expect(problem.reason == "page must be from 1 to 500, not \(page)")
        let last = try await url { try await $0.reviews(forMovie: 1, page: 500) }
        #expect(last.contains("language=en-US&page=500&"))
    }

    @Test(arguments: ["", "e", "engl", "en_GB;DROP", "en_", "en__GB", "en-", "-GB", "12", "en-GB ", "é"])
    func `an invalid language tag is rejected`(language: String) async throws {
        await #expect(throws: InvalidRequest.self) {
            try await url { try await $0.details(forMovie: 1, language: language) }
        }
    }

    @Test func `a locale identifier is sent as a language tag`() async throws {
        #expect(try await url { try await $0.details(forMovie: 1, language: "pt_BR") }.contains("?language=pt-BR&"))
        let http = RecordingHTTPClient(#"{"id": 1, "title": "x"}"#)
        _ = try await TMDbClient.test(http, defaultLanguage: "en_GB").movies.details(forMovie: 1)
        #expect(http.requests.last?.url.query()?.contains("language=en-GB") == true)
    }

    @Test(arguments: ["en", "en-GB", "pt-BR", "zh-Hant-TW", "cmn", "es-419"])
    func `valid language tags are sent unchanged`(language: String) async throws {
        let url = try await url { try await $0.details(forMovie: 1, language: language) }
        #expect(url.contains("?language=\(language)&"))
    }

    @Test(arguments: ["", "G", "GBR", "G1", "G="])
    func `an invalid country code is rejected`(country: String) async throws {
        await #expect(throws: InvalidRequest.self) {
            try await url { try await $0.alternativeTitles(forMovie: 1, country: country) }
        }
    }

    @Test(arguments: ["", "C", "CAN", "CA-", "CA-QUEB", "CA_QC", "CA-QC ", "C1-QC", "CA-Q=", "é-QC"])
    func `an invalid region with age ratings is rejected`(region: String) throws {
        let item = QueryItem("certification_country", region, .ratingRegion)
        #expect(throws: InvalidRequest.self) { try item.encoded() }
    }

    @Test func `the name of a query item is percent-encoded`() throws {
        #expect(try QueryItem("with_&page=9&x", "a&b", .any).encoded() == "with_%26page%3D9%26x=a%26b")
    }

    @Test func `append options without a resource are rejected`() async throws {
        await #expect(throws: InvalidRequest.self) {
            try await url {
                try await $0.details(forMovie: 1, appending: [.credits, MovieAppendOption(rawValue: 1 << 20)])
            }
        }
    }

    @Test func `more than 20 appended resources are rejected`() throws {
        struct Many: AppendOption {
            let rawValue: Int
            static let names = (1...21).map { "r\($0)" }
        }
        func request(_ bits: Int) throws -> TMDbHTTPRequest {
            try Self.builder().request(
                for: Endpoint<EmptyResponse>("operation", path: ["x"], query: [.appendToResponse(Many(rawValue: bits))])
            )
        }
        #expect(throws: Never.self) { try request(1 << 20 - 1) }
        let problem = try #require(throws: InvalidRequest.self) { try request(1 << 21 - 1) }
        #expect(problem.reason == "append_to_response must contain at most 20 resources")
    }

    @Test func `an API key is sent only in the query, an access token only in a header`() throws {
        let byKey = try Self.builder(.apiKey("k3y+/=")).request(for: languages)
        #expect(byKey.url.absoluteString.hasSuffix("/3/configuration/languages?api_key=k3y%2B%2F%3D"))
        #expect(byKey.headers["authorization"] == nil)
        let byToken = try Self.builder(.accessToken("t0ken")).request(for: languages)
        #expect(byToken.url.absoluteString == "https://api.themoviedb.org/3/configuration/languages")
        #expect(byToken.headers["AUTHORIZATION"] == "Bearer t0ken")
        #expect(byToken.headers["Accept"] == "application/json")
    }

    @Test func `bodies are JSON, and only requests with a body have a content type`() throws {
        let post = Endpoint<EmptyResponse>(
            "operation", method: .post, path: ["movie", .id(550, "movie_id"), "rating"], body: ["value": 8.5],
            cacheability: .never)
        let request = try Self.builder().request(for: post)
        #expect(request.method == .post)
        #expect(request.body == Data(#"{"value":8.5}"#.utf8))
        #expect(request.headers["Content-Type"] == "application/json;charset=utf-8")
        let get = try Self.builder().request(for: languages)
        #expect(get.body == nil)
        #expect(get.headers["Content-Type"] == nil)
    }

    @Test func `a body that cannot be encoded as JSON is rejected`() {
        #expect(throws: InvalidRequest.self) {
            try Self.builder().request(
                for: Endpoint<EmptyResponse>("operation", method: .post, path: ["x"], body: ["value": Double.infinity]))
        }
    }

    @Test func `idempotence and cacheability depend on the method and the endpoint`() throws {
        func request(
            _ method: TMDbHTTPMethod, _ cacheability: Cacheability = .cacheable, _ idempotence: Idempotence = .byMethod
        ) throws -> TMDbHTTPRequest {
            try Self.builder().request(
                for: Endpoint<EmptyResponse>(
                    "operation", method: method, path: ["x"], cacheability: cacheability, idempotence: idempotence))
        }
        #expect(try request(.get).isIdempotent)
        #expect(try request(.get).isCacheable)
        #expect(try !request(.get, .never, .never).isIdempotent)
        #expect(try !request(.get, .never).isCacheable)
        #expect(try !request(.post).isIdempotent)
        #expect(try !request(.post).isCacheable)
        #expect(try request(.put).isIdempotent)
        #expect(try request(.delete).isIdempotent)
        #expect(try !request(.delete).isCacheable)
    }

    @Test func `a version 4 path is appended to the base URL's path`() throws {
        let base = try BaseURL(#require(URL(string: "https://proxy.example.com/tmdb//")))
        let request = try Self.builder(.accessToken("t"), baseURL: base).request(
            for: Endpoint<EmptyResponse>("operation", version: .v4, path: ["list", .id(7, "list_id")]))
        #expect(request.url.absoluteString == "https://proxy.example.com/tmdb/4/list/7")
    }

    @Test func `templates contain no values, and redacted paths no secrets`() {
        let endpoint = Endpoint<EmptyResponse>(
            "operation",
            path: [
                "guest_session", .secret("gu3st", "guest_session_id"), "rated", .id(5, "movie_id"),
                .string("a\nb", "name"),
            ],
            query: [
                .item("session_id", "s3ssion"), .item("request_token", "r3quest"), .item("query", "C++"),
                .item("none", nil),
            ])
        #expect(endpoint.template == "/3/guest_session/{guest_session_id}/rated/{movie_id}/{name}")
        #expect(
            Self.builder().redactedPath(of: endpoint)
                == #"/3/guest_session/<redacted>/rated/5/a\u{a}b?session_id=<redacted>&request_token=<redacted>&query=C++"#
        )
    }
}

/// Movie and configuration endpoints.
@Suite
struct EndpointTests {

    private let maker = RequestMaker(
        builder: RequestBuilder(baseURL: .standard, credential: .accessToken("t"), defaultLanguage: "de-DE"))

    private func check<Response>(
        _ expected: String, _ call: (RequestMaker) async throws -> Response,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let request = try await maker.request(of: call)
        #expect(
            request.url.absoluteString == "https://api.themoviedb.org/3/\(expected)", sourceLocation: sourceLocation)
        #expect(request.method == .get, sourceLocation: sourceLocation)
        #expect(request.isCacheable, sourceLocation: sourceLocation)
    }

    @Test func `every movie endpoint has its path and query`() async throws {
        try await check("movie/550?language=de-DE") { try await $0.details(forMovie: 550) }
        try await check("movie/550?language=fr") { try await $0.details(forMovie: 550, appending: [], language: "fr") }
        try await check("movie/550/credits?language=fr") { try await $0.credits(forMovie: 550, language: "fr") }
        try await check("movie/550/images?language=fr&include_image_language=en,null") {
            try await $0.images(forMovie: 550, language: "fr", includeImageLanguage: ["en", "null"])
        }
        try await check("movie/550/images") { try await $0.images(forMovie: 550, includeImageLanguage: []) }
        try await check("movie/550/videos?language=de-DE&include_video_language=en") {
            try await $0.videos(forMovie: 550, includeVideoLanguage: ["en"])
        }
        try await check("movie/550/reviews?language=de-DE&page=2") { try await $0.reviews(forMovie: 550, page: 2) }
        try await check("movie/550/recommendations?language=de-DE") { try await $0.recommendations(forMovie: 550) }
        try await check("movie/550/similar?language=de-DE&page=1") { try await $0.similar(toMovie: 550, page: 1) }
        try await check("movie/550/release_dates") { try await $0.releaseDates(forMovie: 550) }
        try await check("movie/550/alternative_titles?country=GB") {
            try await $0.alternativeTitles(forMovie: 550, country: "GB")
        }
        try await check("movie/550/alternative_titles") { try await $0.alternativeTitles(forMovie: 550) }
        try await check("movie/550/translations") { try await $0.translations(forMovie: 550) }
        try await check("movie/550/keywords") { try await $0.keywords(forMovie: 550) }
        try await check("movie/550/watch/providers") { try await $0.watchProviders(forMovie: 550) }
        try await check("movie/550/external_ids") { try await $0.externalIDs(forMovie: 550) }
        try await check("movie/550/lists?language=de-DE") { try await $0.lists(forMovie: 550) }
        try await check("movie/550/changes") { try await $0.changes(forMovie: 550) }
    }

    @Test func `every configuration endpoint has its path and query`() async throws {
        try await check("configuration") { try await $0.apiConfiguration() }
        try await check("configuration/countries?language=de-DE") { try await $0.countries() }
        try await check("configuration/jobs") { try await $0.jobsByDepartment() }
        try await check("configuration/languages") { try await $0.languages() }
        try await check("configuration/primary_translations") { try await $0.primaryTranslations() }
        try await check("configuration/timezones") { try await $0.timezones() }
    }
}
