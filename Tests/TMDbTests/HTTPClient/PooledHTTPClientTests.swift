import Foundation
import PopcornCompression
import Testing

@testable import TMDb

/// The HTTP client over real sockets.
@Suite
struct PooledHTTPClientTests {

    private static let small = PooledHTTPClient.Configuration(
        requestTimeout: .seconds(5), connectTimeout: .seconds(2), readTimeout: .seconds(5), maximumBodySize: 1000)

    /// Sends one request to a server that responds with the given bytes.
    private func exchange(
        _ answer: [UInt8], then ending: ScriptedServer.Ending = .keepOpen,
        configuration: PooledHTTPClient.Configuration = small, request: TMDbHTTPRequest? = nil
    ) async throws -> (result: Result<TMDbHTTPResponse, TMDbHTTPError>, server: (requests: [String], connections: Int))
    {
        try await ScriptedServer.run(answering: answer, then: ending) { server in
            let client = PooledHTTPClient(configuration: configuration)
            let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/3/movie/550?query=C%2B%2B"))
            var outgoing = request ?? TMDbHTTPRequest(url: url)
            outgoing.url = url
            let result = await client.result(of: outgoing)
            try await client.shutdown()
            return (result, (server.requests, server.connectionCount))
        }
    }

    private func kind(
        _ answer: String, then ending: ScriptedServer.Ending = .close,
        configuration: PooledHTTPClient.Configuration = small
    ) async throws -> TMDbHTTPError.Kind? {
        try await exchange(Array(answer.utf8), then: ending, configuration: configuration).result.kind
    }

    @Test func `a response has its status, headers and body`() async throws {
        let answer = "HTTP/1.1 404 Not Found\r\nContent-Length: 7\r\nX-One: 1\r\nx-one: 2\r\n\r\n{\"a\":1}"
        let response = try await exchange(Array(answer.utf8)).result.get()
        #expect(response.status == 404)
        #expect(response.body == Data(#"{"a":1}"#.utf8))
        #expect(response.headers["X-ONE"] == "1")
        #expect(response.headers.fields.count == 3)
    }

    @Test func `chunked bodies and bodies that end with the connection are read`() async throws {
        let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
        #expect(try await exchange(Array(chunked.utf8)).result.get().body == Data("abcde".utf8))
        let untilClose = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nabcde"
        #expect(try await exchange(Array(untilClose.utf8), then: .close).result.get().body == Data("abcde".utf8))
    }

    @Test func `the server receives the request as specified`() async throws {
        let request = TMDbHTTPRequest(
            method: .post, url: URL(filePath: "/"),
            headers: ["Authorization": "Bearer t", "Accept": "application/json"],
            body: Data("{}".utf8))
        let answer = Array("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n".utf8)
        let (result, server) = try await exchange(answer, request: request)
        #expect(try result.get().status == 201)
        let sent = try #require(server.requests.first)
        #expect(sent.hasPrefix("POST /3/movie/550?query=C%2B%2B HTTP/1.1\r\n"))
        #expect(sent.contains("Authorization: Bearer t\r\n"))
        #expect(sent.contains("Accept-Encoding: gzip\r\n"))
        #expect(server.connections == 1)
    }

    @Test func `redirects are returned, not followed`() async throws {
        let answer = "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"
        let (result, server) = try await exchange(Array(answer.utf8))
        #expect(try result.get().status == 302)
        #expect(server.requests.count == 1)
    }

    @Test(
        arguments: [
            "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nabc",
        ], [ScriptedServer.Ending.close, .reset])
    func `a body that ends early is an error`(answer: String, ending: ScriptedServer.Ending) async throws {
        let kind = try await kind(answer, then: ending)
        #expect(kind == .truncated || (ending == .reset && kind == .connection))
    }

    @Test(arguments: [ScriptedServer.Ending.close, .reset])
    func `a missing response is a connection error`(ending: ScriptedServer.Ending) async throws {
        #expect(try await kind("", then: ending) == .connection)
    }

    @Test func `a response that is not HTTP is an error`() async throws {
        #expect(try await kind("SSH-2.0-OpenSSH_9.2\r\n\r\n") == .other)
    }

    @Test func `a body over the limit is rejected, with or without a declared length`() async throws {
        let announced = "HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n"
        #expect(try await kind(announced, then: .keepOpen) == .bodyTooLarge)
        let chunk = String(repeating: "a", count: 500)
        let unannounced =
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + String(repeating: "1f4\r\n\(chunk)\r\n", count: 3)
        #expect(try await kind(unannounced, then: .keepOpen) == .bodyTooLarge)
        let fits = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n\(chunk)\(chunk)"
        #expect(try await exchange(Array(fits.utf8)).result.get().body.count == 1000)
    }

    @Test(arguments: [(Int.max, nil), (-1, TMDbHTTPError.Kind.bodyTooLarge)])
    func `an extreme body limit is clamped`(limit: Int, failure: TMDbHTTPError.Kind?) async throws {
        var configuration = Self.small
        configuration.maximumBodySize = limit
        let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        #expect(try await kind(answer, then: .keepOpen, configuration: configuration) == failure)
    }

    @Test func `a cancelled task sends no request`() async throws {
        try await ScriptedServer.run(answering: []) { server in
            let client = PooledHTTPClient(configuration: Self.small)
            let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await client.result(of: TMDbHTTPRequest(url: url))
            }
            #expect(await task.value.kind == .cancelled)
            #expect(server.connectionCount == 0)
            try await client.shutdown()
        }
    }

    @Test(arguments: ["gzip", "GZIP", "x-gzip", "identity", "deflate", nil])
    func `a compressed body is decompressed within the limit, whatever its headers`(encoding: String?) async throws {
        func body(of content: Data) async throws -> Result<Data, TMDbHTTPError> {
            let header = encoding.map { "Content-Encoding: \($0)\r\n" } ?? ""
            let head = "HTTP/1.1 200 OK\r\n\(header)Content-Length: \(content.count)\r\n\r\n"
            return try await exchange(Array(head.utf8) + content).result.map(\.body)
        }
        let object = Data(#"{"a":1}"#.utf8)
        let compressed = try #require(Gzip.compressed(object))
        #expect(try await body(of: compressed).get() == object)
        #expect(try await body(of: object).get() == object)
        let zeros = try #require(Gzip.compressed(Data(count: 200_000)))
        #expect(try await body(of: zeros).kind == .bodyTooLarge)
        // A damaged body is not changed.
        #expect(try await body(of: compressed.dropLast(12)).get() == compressed.dropLast(12))
    }

    @Test func `a server that stalls before or during the response causes a timeout`() async throws {
        var configuration = Self.small
        configuration.requestTimeout = .milliseconds(200)
        #expect(try await kind("", then: .keepOpen, configuration: configuration) == .timeout)
        let half = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"
        #expect(try await kind(half, then: .keepOpen, configuration: configuration) == .timeout)
        configuration.requestTimeout = .seconds(30)
        configuration.readTimeout = .milliseconds(200)
        #expect(try await kind(half, then: .keepOpen, configuration: configuration) == .timeout)
    }

    @Test func `the maximum timeout does not delay a response`() async throws {
        let endless = Duration.seconds(Int64.max)
        let configuration = PooledHTTPClient.Configuration(
            requestTimeout: endless, connectTimeout: endless, readTimeout: endless)
        let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}".utf8)
        #expect(try await exchange(answer, configuration: configuration).result.get().status == 200)
    }

    @Test func `a refused connection and an unknown host fail immediately`() async throws {
        let port = try await ScriptedServer.run(answering: []) { $0.port }
        let client = PooledHTTPClient(configuration: .init(requestTimeout: .seconds(60), connectTimeout: .seconds(60)))
        for address in ["http://127.0.0.1:\(port)/", "http://tmdb.invalid/"] {
            let result = await client.result(of: TMDbHTTPRequest(url: try #require(URL(string: address))))
            #expect(result.kind == .connection)
        }
        try await client.shutdown()
    }

    @Test func `a server without TLS causes a TLS error, not a connection error`() async throws {
        try await ScriptedServer.run(answering: Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), then: .close) {
            server in
            let client = PooledHTTPClient(configuration: Self.small)
            let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
            #expect(await client.result(of: TMDbHTTPRequest(url: url)).kind == .tls)
            try await client.shutdown()
        }
    }

    @Test func `cancelling the task throws a cancellation error, not a network error`() async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        try await ScriptedServer.run(answering: [], onRequest: { arrived.yield() }) { server in
            let client = PooledHTTPClient(configuration: Self.small)
            let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
            let task = Task { await client.result(of: TMDbHTTPRequest(url: url)) }
            for await _ in arrivals { break }
            task.cancel()
            #expect(await task.value.kind == .cancelled)
            try await client.shutdown()
        }
    }

    @Test func `requests share connections, up to the limit`() async throws {
        let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}".utf8)
        try await ScriptedServer.run(answering: answer) { server in
            var configuration = Self.small
            configuration.connectionsPerHost = 3
            // The test does not measure time, and a loaded machine is slow.
            configuration.requestTimeout = .seconds(300)
            configuration.readTimeout = .seconds(300)
            configuration.connectTimeout = .seconds(300)
            let client = PooledHTTPClient(configuration: configuration)
            let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
            let statuses = await withTaskGroup(of: Int?.self) { group in
                for _ in 0..<200 {
                    group.addTask { try? await client.result(of: TMDbHTTPRequest(url: url)).get().status }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses == Array(repeating: 200, count: 200))
            #expect((1...3).contains(server.connectionCount))
            try await client.shutdown()
        }
    }

    @Test func `no request is sent after the shutdown`() async throws {
        let client = PooledHTTPClient()
        try await client.shutdown()
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        #expect(await client.result(of: TMDbHTTPRequest(url: url)).kind == .shutDown)
        let again = await #expect(throws: TMDbHTTPError.self) { try await client.shutdown() }
        #expect(again?.kind == .shutDown)
    }

    @Test func `a shutdown ends requests in flight with a shutdown error, not a cancellation error`() async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        try await ScriptedServer.run(answering: [], onRequest: { arrived.yield() }) { server in
            let client = PooledHTTPClient(configuration: Self.small)
            let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
            async let result = client.result(of: TMDbHTTPRequest(url: url))
            for await _ in arrivals { break }
            try await client.shutdown()
            #expect(await result.kind == .shutDown)
        }
    }
}

extension TMDbHTTPClient {
    fileprivate func result(of request: TMDbHTTPRequest) async -> Result<TMDbHTTPResponse, TMDbHTTPError> {
        do throws(TMDbHTTPError) {
            return .success(try await perform(request))
        } catch {
            return .failure(error)
        }
    }
}

extension Result where Failure == TMDbHTTPError {
    fileprivate var kind: TMDbHTTPError.Kind? {
        if case .failure(let error) = self { error.kind } else { nil }
    }
}
