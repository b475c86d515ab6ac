import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import PopcornCompression
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

@testable import PopcornHTTP

@Suite struct TMDbAPIRoutesTests {

    @Test func `a response has TMDb's body, its media type and the times of the cache`() async throws {
        let cache = ResponseCacheDouble("{\"id\": 550,\n\"overview\":\"\\u00fc\"}")
        try await withTMDbAPI(cache) { client in
            let response = try await client.get("/3/movie/550?language=de&append_to_response=images,credits&api_key=k")

            #expect(response.status == .ok)
            #expect(response.text == "{\"id\": 550,\n\"overview\":\"\\u00fc\"}")
            #expect(response.headers[.contentType] == "application/json;charset=utf-8")
            #expect(response.headers[.cacheControl] == "public, max-age=3600")
            #expect(response.headers[.age] == "60")
            #expect(response.headers[.eTag] == .tag)
            #expect(response.headers[.vary] == "Accept-Encoding, Authorization")
            #expect(response.headers[.contentEncoding] == nil)
            #expect(response.headers[.xContentTypeOptions] == "nosniff")
            #expect(response.headers[.referrerPolicy] == "no-referrer")
        }
        #expect(cache.targets == ["3/movie/550?append_to_response=credits,images&language=de"])
    }

    @Test func `a stale response has an age above its lifetime`() async throws {
        let cache = ResponseCacheDouble { _ throws(PopcornError) in
            Sourced(
                .body("{}"), origin: .stale, cachedAt: .cached - 7_200, failure: PopcornError(.unavailable, "m"),
                freshUntil: .cached)
        }
        try await withTMDbAPI(cache) { client in
            let response = try await client.get("/3/movie/550")
            #expect(response.status == .ok)
            #expect(response.headers[.cacheControl] == "public, max-age=7200")
            #expect(response.headers[.age] == "7260")
        }
    }

    @Test func `a client that accepts gzip receives the stored bytes, also of a short body`() async throws {
        try await withTMDbAPI { client in
            let response = try await client.get("/3/movie/550", [.acceptEncoding: "gzip, deflate"])
            #expect(response.headers[.contentEncoding] == "gzip")
            #expect(response.headers[.eTag] == .gzipTag)
            #expect(response.bytes == ResponseContent.body(#"{"id":550}"#).gzip)
            #expect(response.headers[.contentLength] == String(response.bytes.count))

            let refused = try await client.get("/3/movie/550", [.acceptEncoding: "gzip;q=0"])
            #expect(refused.text == #"{"id":550}"#)
        }
    }

    @Test func `a client that has the body receives no body`() async throws {
        try await withTMDbAPI { client in
            for (headers, tag) in [
                ([.ifNoneMatch: "W/\(String.tag)"] as HTTPFields, String.tag),
                ([.ifNoneMatch: "\"a\", \(String.gzipTag)", .acceptEncoding: "gzip"], .gzipTag),
            ] {
                let response = try await client.get("/3/movie/550", headers)
                #expect(response.status == .notModified)
                #expect(response.headers[.eTag] == tag)
                #expect(response.headers[.cacheControl] == "public, max-age=3600")
                #expect(response.headers[.contentEncoding] == nil)
                #expect(response.body.readableBytes == 0)
            }
            let other = try await client.get("/3/movie/550", [.ifNoneMatch: .gzipTag])
            #expect(other.status == .ok)
        }
    }

    @Test func `HEAD has the headers of GET`() async throws {
        try await withTMDbAPI { client in
            let response = try await client.execute(uri: "/3/movie/550", method: .head)
            #expect(response.status == .ok)
            #expect(response.headers[.contentLength] == "10")
            #expect(response.headers[.eTag] == .tag)
            #expect(response.body.readableBytes == 0)
            let missing = try await client.execute(uri: "/3/nothing", method: .head)
            #expect(missing.status == .notFound)
            #expect(missing.body.readableBytes == 0)
        }
    }

    @Test(arguments: ["/3/movie/550/", "//3/movie/550", "/3//movie/550//", "/3/movie/550-fight-club?"])
    func `slashes that are repeated or at the end are ignored, as a name after an identifier`(
        path: String
    ) async throws {
        let cache = ResponseCacheDouble()
        try await withTMDbAPI(cache) { client in
            let received = try await exchange(
                port: client.port ?? 0, "GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(received.hasPrefix("HTTP/1.1 200 "))
        }
        #expect(cache.targets == ["3/movie/550"])
    }

    @Test(arguments: [
        "/3", "/4", "/3/", "/3/nothing", "/3/movie/550/nothing", "/3/movie/550%2Fcredits", "/3/movie/..%2f550",
        "/3/movie/%2e%2e/person/287", "/3/movie/../person/287", "/3/movie/550%00", "/3/movie/%ff", "/4/movie/550",
        "/3/movie/550%3Fa=b", "/3/a/b/c/d/e/f/g/h/i/j",
    ])
    func `a path that TMDb does not have gets its 404, without a read`(path: String) async throws {
        let cache = ResponseCacheDouble()
        try await withTMDbAPI(cache) { client in
            let received = try await exchange(
                port: client.port ?? 0, "GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(received.hasPrefix("HTTP/1.1 404 "))
            #expect(received.hasSuffix(String.tmdbNotFound) || received.contains("\"status_code\":6,"))
        }
        #expect(cache.targets == [])
    }

    @Test(arguments: [
        "/3/account", "/3/account/1/watchlist/movies", "/3/movie/550/account_states", "/3/guest_session/a/rated/movies",
        "/3/authentication/token/new", "/3/authentication/session/new", "/4/account/a/lists", "/4/list/1/clear",
        "/3/movie/550?append_to_response=credits,account_states",
    ])
    func `what belongs to an account is refused, and the message says where to go`(path: String) async throws {
        let cache = ResponseCacheDouble()
        try await withTMDbAPI(cache) { client in
            let response = try await client.get(path)
            #expect(response.status == .forbidden)
            #expect(response.text.hasPrefix(#"{"success":false,"status_code":3,"status_message":""#))
            #expect(response.text.contains("https://api.themoviedb.org"))
        }
        #expect(cache.targets == [])
    }

    @Test(arguments: ["POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY", "PROPFIND", "PURGE"])
    func `a request that does not read is refused in TMDb's form`(method: String) async throws {
        let method = try #require(HTTPRequest.Method(method))
        let cache = ResponseCacheDouble()
        try await withTMDbAPI(cache) { client in
            for path in ["/3/movie/550/rating", "/3", "/4/list/1/items", "/3/authentication/session"] {
                let response = try await client.execute(uri: path, method: method)
                #expect(response.status == .methodNotAllowed)
                #expect(response.headers[.allow] == "GET, HEAD, OPTIONS")
                #expect(response.text.contains(#""success":false,"status_code":42,"#))
                #expect(response.text.contains("https://api.themoviedb.org"))
            }
        }
        #expect(cache.targets == [])
    }

    @Test func `OPTIONS names the methods`() async throws {
        try await withTMDbAPI { client in
            let response = try await client.execute(uri: "/3/movie/550", method: .options)
            #expect(response.status == .noContent)
            #expect(response.headers[.allow] == "GET, HEAD, OPTIONS")
        }
    }

    @Test func `errors of reads have TMDb's form, with the delay of a retry`() async throws {
        try await withTMDbAPI(ResponseCacheDouble(PopcornError(.notFound, "TMDb has no /3/movie/1"))) { client in
            let response = try await client.get("/3/movie/1")
            #expect(response.status == .notFound)
            #expect(response.text == .tmdbNotFound)
        }
        let overloaded = PopcornError(.overloaded(retryAfter: .seconds(3)), "m")
        try await withTMDbAPI(ResponseCacheDouble(overloaded)) { client in
            let response = try await client.get("/3/movie/1")
            #expect(response.status == .serviceUnavailable)
            #expect(response.headers[.retryAfter] == "3")
            #expect(response.text.contains(#""status_code":9,"#))
        }
    }

    @Test func `a damaged body is an error of the storage`() async throws {
        let cache = ResponseCacheDouble { _ throws(PopcornError) in
            Sourced(
                ResponseContent(gzip: Data("damaged".utf8), tag: [0], byteCount: 7), origin: .cache, cachedAt: .cached)
        }
        try await withTMDbAPI(cache) { client in
            let response = try await client.get("/3/movie/550")
            #expect(response.status == .serviceUnavailable)
            #expect(response.text.contains(#""status_code":9,"#))
            #expect(cache.policies == [.cacheFirst, .refresh])
        }
    }

    @Test func `a damaged body is fetched again`() async throws {
        let cache = ResponseCacheDouble { _, policy throws(PopcornError) in
            let content: ResponseContent =
                policy == .refresh ? .body("{}") : ResponseContent(gzip: Data("damaged".utf8), tag: [0], byteCount: 7)
            return Sourced(content, origin: policy == .refresh ? .network : .cache, cachedAt: .cached)
        }
        try await withTMDbAPI(cache) { client in
            let repaired = try await client.get("/3/movie/550")
            #expect(repaired.text == "{}")
            let cached = try await client.get("/3/movie/550", [.cacheControl: "only-if-cached"])
            #expect(cached.status == .serviceUnavailable)
            #expect(cache.policies == [.cacheFirst, .refresh, .cacheOnly])
        }
    }

    @Test func `an error of the server has TMDb's form also for a browser`() async throws {
        let configure = { (configuration: inout PopcornServer.Configuration) in
            configuration.problemPage = { _, _, _ in Response(status: .notFound) }
        }
        try await withTMDbAPI(parts: [.hello], configure: configure) { client in
            let response = try await client.get("/3/nothing", [.accept: "text/html"])
            #expect(response.text == .tmdbNotFound)
            // The paths of the service keep their form.
            for path in ["/nothing", "/33/movie/550", "/v1/3/movie/550", "/30"] {
                let other = try await client.get(path)
                #expect(other.status == .notFound)
                #expect(other.headers[.contentType] == "application/problem+json")
            }
        }
    }

    @Test func `only-if-cached does not contact TMDb`() async throws {
        let cache = ResponseCacheDouble()
        try await withTMDbAPI(cache) { client in
            _ = try await client.get("/3/movie/550", [.cacheControl: "only-if-cached"])
            _ = try await client.get("/3/movie/550", [.cacheControl: "no-cache"])
        }
        #expect(cache.policies == [.cacheOnly, .cacheFirst])
    }

    @Test func `the configuration names the images of the service, and everything else is preserved`() async throws {
        let cache = ResponseCacheDouble(#"{"images":{"base_url":"http://a/","secure_base_url":"https://a/","x":[1]}}"#)
        let expected =
            #"{"images":{"base_url":"http://b/images/","secure_base_url":"http://b/images/","x":[1]}}"#
        try await withTMDbAPI(cache, imageBaseURL: URL(string: "http://b/images")) { client in
            let plain = try await client.get("/3/configuration?api_key=k")
            #expect(plain.text == expected)
            #expect(plain.headers[.contentType] == "application/json;charset=utf-8")
            #expect(plain.headers[.eTag] != .tag)
            let tag = try #require(plain.headers[.eTag])
            #expect(try await client.get("/3/configuration", [.ifNoneMatch: tag]).status == .notModified)
            let compressed = try await client.get("/3/configuration", [.acceptEncoding: "gzip"])
            #expect(compressed.headers[.contentEncoding] == "gzip")
            let text = try Gzip.decompressed(compressed.bytes, limit: 1_000)
            #expect(String(decoding: text, as: UTF8.self) == expected)

            #expect(try await client.get("/3/configuration/languages").text.contains("http://a/"))
        }
        try await withTMDbAPI(cache) { client in
            let response = try await client.get("/3/configuration")
            #expect(response.text.contains("\"http://a/\""))
        }
    }

    @Test func `a router of another service answers in TMDb's form without the middleware`() async throws {
        let routes = TMDbAPIRoutes(configuration: .init(access: .tokensOnly)) { _, _ throws(PopcornError) in
            throw PopcornError(.notFound, "m")
        }
        let router = Router()
        routes.addRoutes(to: router)
        try await Application(router: router).test(.router) { client in
            let unauthorised = try await client.get("/3/movie/1")
            #expect(unauthorised.text == .tmdbUnauthorised)
            let missing = try await client.get("/3/movie/1?api_key=pop_a")
            #expect(missing.text == .tmdbNotFound)
        }
    }

    @Test func `the service returns the bytes of TMDb`() async throws {
        try await StandInServer.run { server in
            let httpClient = PooledHTTPClient()
            let popcorn = try await PopcornServices(
                .init(tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary))
            let router = Router()
            TMDbAPIRoutes(popcorn).addRoutes(to: router)
            let result = await Task {
                try await Application(router: router).test(.router) { client in
                    for target in ["/3/movie/550?language=de", "/3/movie/550?append_to_response=credits,images"] {
                        let url = try #require(URL(string: target, relativeTo: server.baseURL))
                        let expected = try await httpClient.perform(
                            TMDbHTTPRequest(url: url.absoluteURL, headers: ["Authorization": "Bearer any"]))
                        let response = try await client.get("\(target)&api_key=k")
                        #expect(response.status == .ok)
                        #expect(response.bytes == expected.body)
                        #expect(try await client.get("\(target)&api_key=other").bytes == expected.body)
                    }
                }
            }.result
            await popcorn.shutdown()
            try? await httpClient.shutdown()
            try result.get()
        }
    }
}
