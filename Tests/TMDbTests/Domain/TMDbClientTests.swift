import Foundation
import Testing

@testable import TMDb

@Suite
struct TMDbClientTests {

    @Test(arguments: [
        "http://api.themoviedb.org", "http://127.0.0.1.example.com", "http://128.0.0.1", "http://127.0.0.256",
        "http://127.1", "http://0127.0.0.1", "http://localhost.example.com", "http://[::2]", "ftp://127.0.0.1",
        "api.themoviedb.org",
        "/3", "https://", "https://user@api.themoviedb.org", "https://u:p@api.themoviedb.org",
        "https://api.themoviedb.org?a=b", "https://api.themoviedb.org/#a", "file:///tmp",
    ])
    func `insecure and invalid base URLs are rejected`(text: String) throws {
        let url = try #require(URL(string: text))
        let error = try #require(throws: TMDbError.self) {
            try TMDbClient(credential: .apiKey("k"), baseURL: url, httpClient: RecordingHTTPClient())
        }
        guard case .invalidRequest(let reason) = error.kind else {
            Issue.record("\(error)")
            return
        }
        #expect(reason.hasPrefix("The base URL "))
    }

    @Test(arguments: [
        "https://api.themoviedb.org", "http://127.0.0.1:8080", "http://127.9.8.7", "http://localhost:1",
        "http://LOCALHOST",
        "http://[::1]:8080", "HTTPS://example.com/tmdb", "https://example.com:8443/",
    ])
    func `requests start with the base URL`(text: String) async throws {
        let http = RecordingHTTPClient("[]")
        let baseURL = try #require(URL(string: text))
        let client = try TMDbClient.test(http, baseURL: baseURL)
        _ = try await client.configurations.primaryTranslations()
        let prefix = text.hasSuffix("/") ? String(text.dropLast()) : text
        #expect(
            http.requests.map(\.url.absoluteString) == ["\(prefix)/3/configuration/primary_translations?api_key=k3y"])
    }

    @Test(
        arguments: [
            ("https://api.themoviedb.org/3", "https://api.themoviedb.org"),
            ("https://example.com/3/", "https://example.com"),
            ("https://example.com/4", "https://example.com"), ("https://example.com/3//", "https://example.com"),
            ("https://example.com//3", "https://example.com"), ("http://127.0.0.1:8080/3", "http://127.0.0.1:8080"),
            ("https://example.com/tmdb/3/", "https://example.com/tmdb"),
            ("https://example.com/3/3", "https://example.com/3"), ("https://example.com/tmdb3", nil),
            ("https://example.com/5", nil), ("https://example.com/3/tmdb", nil), ("https://example.com/%33", nil),
            ("https://3", nil), ("https://3/", "https://3"),
        ] as [(String, String?)])
    func `a version of the API at the end of the base URL is removed once`(text: String, expected: String?) throws {
        let url = try #require(URL(string: text))
        #expect(try BaseURL(url).prefix == expected ?? text)
    }

    @Test func `a base URL of images or exports keeps a version at its end`() throws {
        #expect(
            try BaseURL(#require(URL(string: "https://example.com/3/")), as: "image base URL").prefix
                == "https://example.com/3")
    }

    @Test func `a refresh of the image configuration revalidates the transport's cache`() async throws {
        func answer(_ host: String) -> ScriptedHTTPClient.Step {
            .answer(
                200, ["Cache-Control": "max-age=3600"],
                #"{"images":{"base_url":"http://\#(host)/","secure_base_url":"https://\#(host)/","backdrop_sizes":[],"#
                    + #""logo_sizes":[],"poster_sizes":[],"profile_sizes":[],"still_sizes":[]},"change_keys":[]}"#)
        }
        let http = ScriptedHTTPClient(answer("a"), answer("b"))
        let client = try TMDbClient(
            credential: .apiKey("k"), httpClient: http, transport: TMDbTransport(cache: InMemoryHTTPCacheStore()))
        #expect(try await client.images.configuration().secureBaseURL == URL(string: "https://a/"))
        #expect(try await client.images.refresh().secureBaseURL == URL(string: "https://b/"))
        #expect(try await client.images.configuration().secureBaseURL == URL(string: "https://b/"))
        #expect(http.requests.map(\.cachePolicy) == [.use, .revalidate])
    }

    @Test func `a custom image base URL is used if it is valid`() async throws {
        let http = RecordingHTTPClient(
            #"{"images":{"base_url":"http://a/","secure_base_url":"https://a/","backdrop_sizes":[],"logo_sizes":[],"#
                + #""poster_sizes":["w92"],"profile_sizes":[],"still_sizes":[]},"change_keys":[]}"#)
        func client(_ imageBaseURL: String) throws -> TMDbClient {
            try TMDbClient(
                credential: .apiKey("k"), httpClient: http, imageBaseURL: URL(string: imageBaseURL))
        }
        let path = URL(string: "/p.jpg")
        #expect(
            try await client("https://images.example/").images.posterURL(for: path, size: .width(92))
                == URL(string: "https://images.example/w92/p.jpg"))
        let refusal = TMDbError(
            .invalidRequest(reason: "The image base URL must use https; http is only allowed for loopback addresses"))
        #expect(throws: refusal) { try client("http://images.example") }
    }

    @Test(arguments: [
        "", " ", "s3cret ", " s3cret", "s3cret\n", "s3c ret", "s3cret\r\nX-Header: 1", "s3cret\0", "s3crét",
    ])
    func `empty and malformed credentials are rejected without being shown`(secret: String) throws {
        for credential in [TMDbCredential.apiKey(secret), .accessToken(secret)] {
            let error = try #require(throws: TMDbError.self) {
                try TMDbClient(credential: credential, httpClient: RecordingHTTPClient())
            }
            guard case .invalidRequest = error.kind else {
                Issue.record("\(error)")
                return
            }
            #expect(!"\(error)".contains("s3c"))
        }
    }

    @Test func `an invalid default language is rejected`() {
        #expect(throws: TMDbError.self) {
            try TMDbClient(credential: .apiKey("k"), defaultLanguage: "en_GB;DROP", httpClient: RecordingHTTPClient())
        }
    }

    @Test func `the convenience initialisers check the credential`() async throws {
        #expect(throws: TMDbError.self) { try TMDbClient(apiKey: "") }
        #expect(throws: TMDbError.self) { try TMDbClient(accessToken: "a b") }
        try await TMDbClient(apiKey: "k").shutdown()
        try await TMDbClient(accessToken: "t").shutdown()
    }

    @Test func `a client shuts down its HTTP client only if it created it`() async throws {
        let http = RecordingHTTPClient("[]")
        try await TMDbClient.test(http).shutdown()
        #expect(http.shutdownCount == 0)

        let client = try TMDbClient(apiKey: "k")
        try await client.shutdown()
        let failure = await error { () async throws(TMDbError) in try await client.movies.keywords(forMovie: 1) }
        #expect(failure?.kind == .shutDown)
        let second = await error { () async throws(TMDbError) in try await client.shutdown() }
        #expect(second?.kind == .shutDown)
    }

    @Test func `one client handles a thousand concurrent calls`() async throws {
        let http = RecordingHTTPClient { request throws(TMDbHTTPError) in
            let id = request.url.pathComponents.dropLast().last ?? ""
            return TMDbHTTPResponse(status: 200, body: Data(#"{"id": \#(id), "keywords": []}"#.utf8))
        }
        let client = try TMDbClient.test(http)
        let ids = try await withThrowingTaskGroup(of: Int?.self) { group in
            for id in 1...1000 {
                group.addTask { try await client.movies.keywords(forMovie: id).id }
            }
            return try await group.reduce(into: Set<Int?>()) { $0.insert($1) }
        }
        #expect(ids.count == 1000)
        #expect(http.requests.count == 1000)
    }
}
