import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import PopcornHTTP

/// Tests of connections that a server must close. The time limit reports a connection that stays open.
@Suite(.timeLimit(.minutes(1))) struct ProtocolVersionTests {

    private func send(_ text: String) async throws -> String {
        let part = ServerPart { router in
            router.get("/stream") { _, _ in
                Response(
                    status: .ok,
                    body: ResponseBody { writer in
                        try await writer.write(ByteBuffer(string: "one,"))
                        try await writer.write(ByteBuffer(string: "two"))
                        try await writer.finish(nil)
                    })
            }
            router.get("/text") { _, _ in "text" }
        }
        return try await PopcornServer(parts: [part]).application().test(.live) { client in
            try await exchange(port: client.port ?? 0, text)
        }
    }

    @Test(arguments: ["", "Host: a\r\n", "Connection: keep-alive\r\n"])
    func `a client of HTTP/1.0 gets a response without chunks, whose end is that of the connection`(
        fields: String
    ) async throws {
        let received = try await send("GET /stream HTTP/1.0\r\n\(fields)\r\n")

        #expect(received.hasPrefix("HTTP/1.0 200 OK\r\n"))
        #expect(received.hasSuffix("\r\n\r\none,two"))
        #expect(!received.lowercased().contains("transfer-encoding"))
    }

    @Test func `the last response of a connection says that it closes`() async throws {
        let first = "GET /text HTTP/1.1\r\nHost: a\r\n\r\n"
        let received = try await send(first + "GET /text HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")

        let responses = received.components(separatedBy: "HTTP/1.1 200 OK\r\n").dropFirst()
        #expect(responses.map { $0.lowercased().contains("\r\nconnection: close\r\n") } == [false, true])
    }

    @Test func `a response to HEAD has no body, also if it is a problem`() async throws {
        let received = try await send(
            "HEAD /nothing HTTP/1.1\r\nHost: a\r\n\r\nGET /text HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")

        let responses = received.components(separatedBy: "HTTP/1.1 ").dropFirst()
        #expect(responses.map { $0.prefix(3) } == ["404", "200"])
        #expect(responses.first?.hasSuffix("\r\n\r\n") == true)
    }

    @Test func `each request of a connection gets a response of its version`() async throws {
        let received = try await send("GET /text HTTP/1.1\r\nHost: a\r\n\r\nGET /stream HTTP/1.0\r\n\r\n")

        #expect(received.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(received.contains("textHTTP/1.0 200 OK\r\n"))
        #expect(received.hasSuffix("\r\n\r\none,two"))
    }

    @Test(arguments: ["", "Host: a\r\nHost: b\r\n"])
    func `a request of HTTP/1.1 without exactly one host is rejected`(fields: String) async throws {
        let received = try await send("GET /text HTTP/1.1\r\n\(fields)\r\n")

        #expect(received.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(received.contains("A request of HTTP/1.1 must have one Host header."))
        #expect(!received.contains("200 OK"))
    }
}
