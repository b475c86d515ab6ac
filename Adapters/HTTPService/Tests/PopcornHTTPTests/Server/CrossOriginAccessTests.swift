import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import PopcornHTTP

@Suite struct CrossOriginAccessTests {

    private func send(
        _ origins: CrossOriginAccess.Origins?, _ method: HTTPRequest.Method,
        _ headers: HTTPFields,
        path: String = "/text"
    ) async throws -> TestResponse {
        var configuration = PopcornServer.Configuration()
        configuration.origins = origins
        let part = ServerPart { router in
            router.get("/text") { _, _ in "text" }
            router.delete("/text") { _, _ in "deleted" }
        }
        return try await PopcornServer(configuration: configuration, parts: [part]).application().test(.live) {
            client in
            try await client.execute(uri: path, method: method, headers: headers)
        }
    }

    private let films: HTTPFields = [.origin: "https://films.example"]
    private let some = CrossOriginAccess.Origins.some(["https://films.example"])

    @Test func `a page of an allowed origin may read responses and problems`() async throws {
        for (path, status) in [("/text", HTTPResponse.Status.ok), ("/nothing", .notFound)] {
            let response = try await send(some, .get, films, path: path)
            #expect(response.status == status)
            #expect(response.headers[.accessControlAllowOrigin] == "https://films.example")
            #expect(response.headers[.accessControlExposeHeaders]?.contains("RateLimit") == true)
            #expect(response.headers[.accessControlAllowCredentials] == nil)
            #expect(response.headers[values: .vary].contains("Origin"))
        }
    }

    @Test func `a preflight request is answered, also for a change`() async throws {
        var headers = films
        headers[.accessControlRequestMethod] = "DELETE"
        headers[.accessControlRequestHeaders] = "authorization"
        let response = try await send(some, .options, headers)
        #expect(response.status == .noContent)
        #expect(response.headers[.accessControlAllowOrigin] == "https://films.example")
        #expect(response.headers[.accessControlAllowMethods]?.contains("DELETE") == true)
        #expect(response.headers[.accessControlAllowHeaders]?.contains("Authorization") == true)
        #expect(response.headers[.accessControlMaxAge] == "7200")
    }

    @Test(arguments: ["/mcp", "/mcp/"])
    func `a page may send the header fields of the Model Context Protocol`(path: String) async throws {
        var headers = films
        headers[.accessControlRequestMethod] = "POST"
        let response = try await send(some, .options, headers, path: path)
        #expect(response.headers[.accessControlAllowHeaders]?.contains("Mcp-Session-Id") == true)
    }

    @Test func `a page of another origin may not read responses`() async throws {
        let other: HTTPFields = [.origin: "https://other.example", .accessControlRequestMethod: "DELETE"]
        for method in [HTTPRequest.Method.get, .options] {
            let response = try await send(some, method, other)
            #expect(response.headers[.accessControlAllowOrigin] == nil)
            #expect(response.headers[values: .vary].contains("Origin"))
        }
        #expect(try await send(nil, .get, films).headers[.accessControlAllowOrigin] == nil)
    }

    @Test func `all origins get the same response`() async throws {
        // A browser returns a cached response to an image to a later script of another origin.
        for headers in [films, [:]] {
            let response = try await send(.all, .get, headers)
            #expect(response.headers[.accessControlAllowOrigin] == "*")
            #expect(response.headers[.accessControlExposeHeaders]?.contains("ETag") == true)
            #expect(!response.headers[values: .vary].contains("Origin"))
        }
    }
}
