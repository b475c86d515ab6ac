import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import PopcornHTTP

@Suite struct PopcornServerTests {

    @Test func `parts are mounted, and HEAD is answered without a body`() async throws {
        try await PopcornServer(parts: [.hello]).application().test(.live) { client in
            let get = try await client.execute(uri: "/hello", method: .get)
            let head = try await client.execute(uri: "/hello", method: .head)

            #expect(String(buffer: get.body) == "hello")
            #expect(head.status == .ok)
            #expect(head.headers[.contentLength] == "5")
            #expect(head.body.readableBytes == 0)
        }
    }

    @Test func `an unknown path is a problem`() async throws {
        try await PopcornServer(parts: [.hello]).application().test(.live) { client in
            let response = try await client.execute(uri: "/nothing", method: .get)

            #expect(response.status == .notFound)
            #expect(response.headers[.contentType] == "application/problem+json")
            #expect(String(buffer: response.body).contains("urn:popcorn:problem:not-found"))
        }
    }

    @Test(arguments: [
        ("/3/movie/550", "The path does not exist. TMDb's own paths need `popcorn serve --tmdb-api`."),
        ("/4/list/1", "The path does not exist. TMDb's own paths need `popcorn serve --tmdb-api`."),
        ("/mcp", "The path does not exist. The Model Context Protocol, at /mcp, needs `popcorn serve --mcp`."),
        (
            "/images/w342/a.jpg",
            "The path does not exist. Images, at /images/{size}/{file}, need `popcorn serve --images`."
        ),
        ("/v1/tv/1396", "The path does not exist. /openapi.json lists all paths."),
        ("/nothing", "The path does not exist."),
        ("/", "The path does not exist."),
    ])
    func `an unknown path that an option adds is a problem with the option`(path: String, detail: String) async throws {
        try await PopcornServer(parts: [.hello]).application().test(.live) { client in
            let response = try await client.execute(uri: path, method: .get)

            let body = try JSONSerialization.jsonObject(with: Data(response.body.readableBytesView)) as? [String: Any]
            #expect(body?["detail"] as? String == detail)
        }
    }

    @Test func `an unknown path is a page for a client that prefers HTML`() async throws {
        var configuration = PopcornServer.Configuration()
        configuration.problemPage = { problem, _, _ in
            Response(status: problem.status, body: ResponseBody(byteBuffer: ByteBuffer(string: "<p>")))
        }
        let server = PopcornServer(configuration: configuration, parts: [.hello])
        try await server.application().test(.live) { client in
            let response = try await client.execute(
                uri: "/nothing", method: .get, headers: [.accept: "text/html,*/*;q=0.8"])

            #expect(response.status == .notFound)
            #expect(String(buffer: response.body) == "<p>")
        }
    }

    @Test func `another method of a known path is not allowed`() async throws {
        try await PopcornServer(parts: [.hello]).application().test(.live) { client in
            let query = try await client.execute(uri: "/hello", method: try #require(.init("QUERY")))
            #expect(query.status == .methodNotAllowed)

            let delete = try await client.execute(uri: "/hello", method: .delete)
            let options = try await client.execute(uri: "/hello", method: .options)

            #expect(delete.status == .methodNotAllowed)
            #expect(delete.headers[.allow] == "GET, HEAD, OPTIONS")
            #expect(options.status == .noContent)
            #expect(options.headers[.allow] == "GET, HEAD, OPTIONS")
        }
    }

    @Test(arguments: ["localhost", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:1", "films.example:8080"])
    func `a request for an allowed host is answered`(host: String) async throws {
        #expect(try await status(host: host) == .ok)
    }

    @Test(arguments: ["rebound.example", "localhost.example", "127.0.0.1.example:8080", "films.example.org"])
    func `a request for another host is rejected`(host: String) async throws {
        #expect(try await status(host: host) == .misdirectedRequest)
    }

    private func status(host: String) async throws -> HTTPResponse.Status {
        var configuration = PopcornServer.Configuration()
        configuration.hostNames = ["films.example"]
        let server = PopcornServer(configuration: configuration, parts: [.hello])
        return try await server.application().test(.live) { client in
            let received = try await exchange(
                port: client.port ?? 0, "GET /hello HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
            return HTTPResponse.Status(code: Int(received.dropFirst(9).prefix(3)) ?? 0)
        }
    }

    @Test func `an unexpected error is a problem without its description`() async throws {
        try await PopcornServer(parts: [.hello]).application().test(.live) { client in
            let response = try await client.execute(uri: "/defect", method: .get)

            #expect(response.status == .internalServerError)
            #expect(response.headers[.xContentTypeOptions] == "nosniff")
            let body = String(buffer: response.body)
            #expect(body.contains("urn:popcorn:problem:internal-error"))
            #expect(!body.contains("Defect"))
        }
    }

    @Test func `an error of the server framework is a problem`() async throws {
        try await PopcornServer(parts: [.hello]).application().test(.live) { client in
            let response = try await client.execute(uri: "/teapot", method: .get)

            #expect(response.status == .badRequest)
            #expect(String(buffer: response.body).contains("Short and stout"))
        }
    }
}

private struct Defect: Error {}

extension ServerPart {
    /// Routes for tests of the server.
    static let hello = ServerPart { router in
        router.get("/hello") { _, _ in "hello" }
        router.get("/defect") { _, _ -> String in throw Defect() }
        router.get("/teapot") { _, _ -> String in throw HTTPError(.badRequest, message: "Short and stout") }
    }
}
