import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import PopcornConcurrency
import TMDb
import Testing

@testable import PopcornHTTP

/// Tests of tokens in requests to TMDb's API.
@Suite struct TMDbAPIAccessTests {

    @Test(arguments: [
        "?api_key=pop_a", "?language=de&api_key=pop%5Fa", "?api_key=x&api_key=pop_a", "?api%5Fkey=pop_a",
        "?api_key=pop_a&api_key=", "?api_key=pop_a&api_key",
    ])
    func `the parameter api_key is a token`(query: String) async throws {
        try await withTMDbAPI(access: .tokensOnly) { client in
            let response = try await client.get("/3/movie/550\(query)")
            #expect(response.status == .ok)
            #expect(response.headers[.cacheControl] == "private, max-age=3600")
        }
    }

    @Test func `a bearer token is a token, also beside the key of another service`() async throws {
        try await withTMDbAPI(access: .tokensOnly) { client in
            let response = try await client.get("/3/movie/550?api_key=x", [.authorization: "Bearer pop_a"])
            #expect(response.status == .ok)
            #expect(response.headers[.cacheControl] == "private, max-age=3600")
        }
    }

    @Test(arguments: ["", "?api_key=", "?api_key=x", "?api_key=pop_a&api_key=x", "?API_KEY=pop_a", "?a=api_key=pop_a"])
    func `without a valid token, a service that requires one responds as TMDb`(query: String) async throws {
        let cache = ResponseCacheDouble()
        try await withTMDbAPI(cache, access: .tokensOnly) { client in
            for path in ["/3/movie/550", "/3/authentication", "/3/nothing", "/3/account"] {
                let response = try await client.get(path + query)
                #expect(response.status == .unauthorized)
                #expect(response.text == .tmdbUnauthorised)
                #expect(response.headers[.wwwAuthenticate] == "Bearer realm=\"popcorn\"")
            }
        }
        #expect(cache.targets == [])
    }

    @Test func `a token without the right to read is refused`() async throws {
        try await withTMDbAPI(access: .tokensOnly) { client in
            let response = try await client.get("/3/movie/550?api_key=pop_o")
            #expect(response.status == .forbidden)
            #expect(response.text.contains(#""status_code":3,"#))
        }
    }

    @Test(arguments: ["", "?api_key=x", "?api_key=pop_o"])
    func `with public reading, a key that is no token counts as none`(query: String) async throws {
        for access in [AccessPolicy.tokensAndPublicRead, .publicRead, .open] {
            try await withTMDbAPI(access: access) { client in
                for headers: HTTPFields in [[:], [.authorization: "Bearer x"]] {
                    let response = try await client.get("/3/movie/550\(query)", headers)
                    #expect(response.status == .ok)
                }
            }
        }
        try await withTMDbAPI(access: .tokensAndPublicRead) { client in
            #expect(try await client.get("/3/movie/550?api_key=x").headers[.cacheControl] == "public, max-age=3600")
            let own = try await client.get("/3/movie/550?api_key=pop_a")
            #expect(own.headers[.cacheControl] == "private, max-age=3600")
        }
    }

    @Test func `the service itself validates a key`() async throws {
        let cache = ResponseCacheDouble()
        try await withTMDbAPI(cache, access: .tokensOnly) { client in
            let response = try await client.get("/3/authentication?api_key=pop_a")
            #expect(response.status == .ok)
            #expect(response.text == #"{"success":true,"status_code":1,"status_message":"Success."}"#)
            #expect(response.headers[.contentType] == "application/json;charset=utf-8")
            #expect(response.headers[.cacheControl] == "no-store")
        }
        #expect(cache.targets == [])
    }

    @Test func `api_key is no token on other paths, and without TMDb's API on none`() async throws {
        let client = ServerPart { router in
            router.get("/client") { _, _ in "\(RequestClient.current.isKnown)" }
            router.get("/3/client") { _, _ in "\(RequestClient.current.isKnown)" }
        }
        for isServed in [true, false] {
            var configuration = PopcornServer.Configuration()
            configuration.access = .tokensAndPublicRead
            configuration.hasTMDbAPI = isServed
            try await PopcornServer(configuration: configuration, parts: [client]).application().test(.live) { client in
                #expect(try await client.get("/client?api_key=pop_a").text == "false")
                #expect(try await client.get("/3/client?api_key=pop_a").text == "\(isServed)")
                #expect(try await client.get("/3/client?api_key=x").text == "false")
                let missing = try await client.get("/3/movie/550?api_key=pop_a")
                #expect(missing.status == .notFound)
                let type = isServed ? "application/json;charset=utf-8" : "application/problem+json"
                #expect(missing.headers[.contentType] == type)
            }
        }
    }

    @Test func `the log and the metrics have the template, and the digest of a token`() async throws {
        let (handler, metrics) = (InMemoryLogHandler(), PrometheusRegistry())
        let cache = ResponseCacheDouble { request throws(PopcornError) in
            guard request.target.hasPrefix("3/movie") else { throw PopcornError(.unavailable, "m") }
            return Sourced(.body("{}"), origin: .cache, cachedAt: .cached)
        }
        let paths = [
            "/3/movie/550", "/3/search/movie", "/3/authentication", "/3/nothing", "/3/account", "//3/movie/551",
        ]
        try await withTMDbAPI(cache, access: .tokensAndPublicRead) {
            $0.metrics = metrics
            var logger = Logger(label: "test") { _ in handler }
            logger.logLevel = .trace
            $0.logger = logger
        } _: { client in
            for path in paths {
                for key in ["pop_a", "pop_secret"] {
                    let response = try await client.get("\(path)?query=batman&api_key=\(key)")
                    let text = "\(response.headers) \(response.text)"
                    #expect(!text.contains("pop_") && !text.contains("batman"))
                }
            }
            _ = try await client.execute(uri: "/3/movie/550/rating?api_key=pop_a", method: .post)
        }

        let entries = handler.entries.filter { $0.message == "Request" }
        let routes = Set(entries.map { "\($0.metadata["route"] ?? "")" })
        #expect(routes == ["/3/movie/{movie_id}", "/3/search/movie", "/3/authentication", "/3/**"])
        #expect(entries.count == 13)
        #expect(entries.first?.metadata["client"] == "token")
        #expect(entries.first?.metadata["token"] == "\(TokenHash("pop_a").id)")
        #expect(entries.dropFirst().first?.metadata["client"] == "anonymous")
        let text = handler.entries.map { "\($0.message) \($0.metadata)" }.joined() + metrics.text()
        #expect(!text.contains("pop_") && !text.contains("batman"))
        #expect(metrics.text().contains(#"route="/3/movie/{movie_id}""#))
    }

    @Test func `an appended part counts as a request, and one too many gets TMDb's 429`() async throws {
        let now = ContinuousClock.now
        try await withTMDbAPI(access: .tokensAndPublicRead) {
            $0.clock = WallClock({ .distantPast }, uptime: { now })
            $0.limits.clientRate = ClientRate(requestsPerSecond: 1, burst: 5)
        } _: { client in
            let first = try await client.get("/3/movie/550?append_to_response=credits%2Cimages,videos&ids=1,2,3")
            #expect(first.status == .ok)
            #expect(first.headers[.rateLimit] == "\"client\";r=1;t=4")
            #expect(try await client.get("/3/movie/550").status == .ok)
            let rejected = try await client.get("/3/movie/550")
            #expect(rejected.status == .tooManyRequests)
            #expect(rejected.headers[.retryAfter] == "1")
            #expect(rejected.headers[.rateLimit] == "\"client\";r=0;t=5")
            #expect(
                rejected.text == """
                    {"success":false,"status_code":25,"status_message":"Your request count is over the allowed limit."}
                    """)
            // A token has a rate of its own.
            #expect(try await client.get("/3/movie/550?api_key=pop_a").headers[.rateLimit] == "\"client\";r=4;t=1")
        }
    }

    @Test func `web pages of other origins may use it as the JSON API`() async throws {
        try await withTMDbAPI {
            $0.origins = .some(["https://films.example"])
        } _: { client in
            let films: HTTPFields = [.origin: "https://films.example"]
            for path in ["/3/movie/550", "/3/nothing"] {
                let response = try await client.get(path, films)
                #expect(response.headers[.accessControlAllowOrigin] == "https://films.example")
                #expect(response.headers[values: .vary].contains("Origin"))
            }
            let other = try await client.get("/3/movie/550", [.origin: "https://other.example"])
            #expect(other.headers[.accessControlAllowOrigin] == nil)
            var preflight = films
            preflight[.accessControlRequestMethod] = "GET"
            let response = try await client.execute(uri: "/3/movie/550", method: .options, headers: preflight)
            #expect(response.headers[.accessControlAllowOrigin] == "https://films.example")
        }
    }

    @Test func `a host that is not served gets TMDb's form`() async throws {
        try await withTMDbAPI {
            $0.hostNames = []
        } _: { client in
            let received = try await exchange(
                port: client.port ?? 0,
                "GET /3/movie/550 HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n")
            #expect(received.hasPrefix("HTTP/1.1 421 "))
            #expect(received.contains(#"{"success":false,"status_code":2,"#))
        }
    }
}
