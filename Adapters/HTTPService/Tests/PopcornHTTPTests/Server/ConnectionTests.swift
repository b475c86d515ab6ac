import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOPosix
import PopcornConcurrency
import Testing

@testable import PopcornHTTP

/// A request whose task is not cancelled keeps its server from stopping, which the time limit reports.
@Suite(.timeLimit(.minutes(1))) struct ConnectionTests {

    @Test func `a head that is not complete in time is rejected`() async throws {
        let received = try await receive("GET /hello HTTP/1.1\r\nHost: a\r\n") { $0.headTime = .milliseconds(20) }

        #expect(received.hasPrefix("HTTP/1.1 408 "))
        #expect(received.contains("urn:popcorn:problem:request-timeout"))
    }

    @Test func `a body that is not complete in time is rejected`() async throws {
        let received = try await receive("POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc") {
            $0.bodyTime = .milliseconds(20)
        }

        #expect(received.hasPrefix("HTTP/1.1 408 "))
    }

    @Test func `a request that is not answered in time gets a response, and its task is cancelled`() async throws {
        let received = try await receive("GET /never HTTP/1.1\r\nHost: a\r\n\r\n") {
            $0.responseTime = .milliseconds(20)
        }

        #expect(received.hasPrefix("HTTP/1.1 504 "))
    }

    @Test func `a later request of a connection that is not answered in time is cancelled, too`() async throws {
        let received = try await receive(
            "GET /hello HTTP/1.1\r\nHost: a\r\n\r\nGET /never HTTP/1.1\r\nHost: a\r\n\r\n"
        ) { $0.responseTime = .milliseconds(20) }

        #expect(received.hasPrefix("HTTP/1.1 200 "))
        #expect(received.contains("HTTP/1.1 504 "))
    }

    @Test func `an idle connection is closed`() async throws {
        let received = try await receive("") { $0.idleTime = .milliseconds(20) }

        #expect(received == "")
    }

    @Test func `a body that is too large is rejected`() async throws {
        let declared = try await receive("POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\n\r\n") {
            $0.bodyBytes = 10
        }
        let chunked = try await receive(
            "POST /body HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n01234567890\r\n"
        ) { $0.bodyBytes = 10 }

        let chunks = try await receive(
            "POST /body HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n012345\r\n6\r\n012345\r\n"
        ) { $0.bodyBytes = 10 }

        for received in [declared, chunked, chunks] { #expect(received.hasPrefix("HTTP/1.1 413 ")) }
    }

    @Test func `a target that is too long is rejected`() async throws {
        let received = try await receive(
            "GET /\(String(repeating: "a", count: 20)) HTTP/1.1\r\nHost: a\r\n\r\n"
        ) { $0.targetBytes = 20 }

        #expect(received.hasPrefix("HTTP/1.1 414 "))
        #expect(received.hasSuffix("}"))
    }

    @Test func `a rejected request with HEAD gets no body`() async throws {
        let received = try await receive(
            "HEAD /\(String(repeating: "a", count: 20)) HTTP/1.1\r\nHost: a\r\n\r\n"
        ) { $0.targetBytes = 20 }

        #expect(received.hasPrefix("HTTP/1.1 414 "))
        #expect(received.hasSuffix("\r\n\r\n"))
    }

    @Test func `a client that waits for the permission to send a body receives it`() async throws {
        let head = "POST /body HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\n"
        let received = try await receive(head + "Content-Length: 9\r\n\r\n") { $0.bodyTime = .milliseconds(20) }
        let rejected = try await receive(head + "Content-Length: 11\r\n\r\n") { $0.bodyBytes = 10 }

        #expect(received.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 408 "))
        #expect(rejected.hasPrefix("HTTP/1.1 413 "))
    }

    @Test func `header fields that are too large are rejected`() async throws {
        let field = "A: \(String(repeating: "a", count: 200))\r\n"
        let large = try await receive("GET /hello HTTP/1.1\r\nHost: a\r\n\(field)\r\n") { $0.headerBytes = 100 }
        let many = try await receive("GET /hello HTTP/1.1\r\nHost: a\r\nA: a\r\nB: b\r\n\r\n") {
            $0.headerFields = 2
        }

        #expect(large.hasPrefix("HTTP/1.1 431 "))
        #expect(large.contains("urn:popcorn:problem:invalid-request"))
        #expect(many.hasPrefix("HTTP/1.1 431 "))
    }

    @Test func `bytes that are not HTTP are rejected`() async throws {
        let received = try await receive("\u{16}\u{03}\u{01} hello\r\n\r\n") { _ in }

        #expect(received.hasPrefix("HTTP/1.1 400 "))
        #expect(received.contains("urn:popcorn:problem:invalid-request"))
    }

    @Test func `pipelined requests are answered in order`() async throws {
        let request = "GET /hello HTTP/1.1\r\nHost: a\r\n"
        let received = try await receive(
            request + "\r\nGET /nothing HTTP/1.1\r\nHost: a\r\n\r\n" + request + "Connection: close\r\n\r\n"
        ) { _ in }

        let statuses = received.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
        #expect(statuses == ["200", "404", "200"])
    }

    @Test(arguments: [false, true])
    func `an address has a quarter of the connections at most, if clients are limited`(isLimited: Bool) async throws {
        var configuration = PopcornServer.Configuration()
        let metrics = PrometheusRegistry()
        configuration.metrics = metrics
        configuration.limits.connections = 8
        if !isLimited { configuration.limits.clientRate = nil }
        let server = PopcornServer(configuration: configuration, parts: [.hello])
        try await server.application().test(.live) { client in
            let port = client.port ?? 0
            let group = MultiThreadedEventLoopGroup.singleton
            // The client of the test has a connection too.
            #expect(try await client.execute(uri: "/hello", method: .get).status == .ok)
            let second = try await ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port).get()
            let third = try await ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port).get()
            if isLimited {
                // The server may accept either of them first.
                let isClosed = CancellablePromise<Void>()
                for channel in [second, third] { channel.closeFuture.whenComplete { _ in isClosed.fulfil(()) } }
                _ = await isClosed.value()
            }
            #expect(try await client.execute(uri: "/hello", method: .get).status == .ok)
            #expect([second, third].count { $0.isActive } == (isLimited ? 1 : 2))
            #expect(metrics.text().contains("\npopcorn_http_connections_refused_total \(isLimited ? 1 : 0)\n"))
            if isLimited { #expect(metrics.text().contains("\npopcorn_http_connections 2\n")) }
            for channel in [second, third] where channel.isActive { try await channel.close() }
        }
    }

    @Test func `a large response is complete`() async throws {
        let received = try await receive("GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n") { _ in }

        #expect(received.utf8.count > 3_000_000)
    }

    private func receive(_ text: String, _ change: (inout ServerLimits) -> Void) async throws -> String {
        var configuration = PopcornServer.Configuration()
        change(&configuration.limits)
        let server = PopcornServer(configuration: configuration, parts: [.hello, .slow])
        return try await server.application().test(.live) { client in
            try await exchange(port: client.port ?? 0, text)
        }
    }
}

extension ServerPart {
    /// Routes that wait.
    fileprivate static let slow = ServerPart { router in
        router.post("/body") { request, _ in
            _ = try await request.body.collect(upTo: .max)
            return "done"
        }
        router.get("/never") { _, _ -> String in
            for await _ in AsyncStream<Void>.makeStream().stream {}
            return "never"
        }
        router.get("/large") { _, _ in ByteBuffer(repeating: 97, count: 3_000_000) }
    }
}
