import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Testing

@testable import TMDbStandIn

/// Faults of the daily exports. Large bodies are compared outside of `#expect`, which would describe their difference.
@Suite(.timeLimit(.minutes(10))) struct ExportFaultTests {
    private static let path = "/p/exports/movie_ids_05_15_2026.json.gz"
    private static let catalogue = GeneratedCatalogue(seed: 9, movieCount: 20_000, seriesCount: 0, personCount: 0)

    private func serving(_ body: (StandInServer) async throws -> Void) async throws {
        try await StandInServer.run(recordings: Recordings([]), catalogue: Self.catalogue, body)
    }

    private func get(_ headers: HTTPHeaders = [:], from server: StandInServer) async throws -> Client.Reply {
        try await server.client.get(Self.path, headers: headers)
    }

    /// Returns the head of a response that is interrupted, and the received part of the body.
    private func interruptedReply(
        _ headers: HTTPHeaders = [:], from server: StandInServer
    ) async throws -> (head: HTTPClientResponse, body: [UInt8]) {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(server.port)\(Self.path)")
        request.headers = headers
        let response = try await HTTPClient.shared.execute(request, timeout: .minutes(10))
        var received = ByteBuffer()
        await #expect(throws: (any Error).self) {
            for try await part in response.body { received.writeImmutableBuffer(part) }
        }
        return (response, Array(received.readableBytesView))
    }

    @Test func `a truncated export ends before its Content-Length`() async throws {
        let catalogue = GeneratedCatalogue(movieCount: 40)
        try await StandInServer.run(recordings: Recordings([]), catalogue: catalogue) { server in
            let whole = try await get(from: server)
            let count = whole.body.count
            server.inject(.truncated, matching: "/p/exports/movie_ids_*")

            let first = try await interruptedReply(from: server)
            #expect(first.head.status == .ok)
            #expect(first.head.headers.first(name: "Content-Length") == String(count))
            #expect(first.body == Array(whole.body.prefix(count / 2)))

            let rest = try await interruptedReply(["Range": "bytes=100-"], from: server)
            #expect(rest.head.status == .partialContent)
            #expect(rest.head.headers.first(name: "Content-Range") == "bytes 100-\(count - 1)/\(count)")
            #expect(rest.head.headers.first(name: "Content-Length") == String(count - 100))
            #expect(rest.body == Array(whole.body.dropFirst(100).prefix((count - 100) / 2)))

            let head = try await server.client.get(Self.path, method: .HEAD, headers: [:])
            #expect(head.headers.first(name: "Content-Length") == String(count))
        }
    }

    @Test func `a truncated export can be resumed`() async throws {
        try await serving { server in
            let whole = try await get(from: server)
            server.inject(.truncated, matching: "/p/exports/movie_ids_*", times: 3)
            let first = try await interruptedReply(from: server)
            let tag = try #require(first.head.headers.first(name: "ETag"))
            // A client can lose bytes that it has not read when the connection closes.
            var received = first.body
            for _ in 0..<2 {
                #expect(received.count < whole.body.count)
                let next = try await interruptedReply(
                    ["Range": "bytes=\(received.count)-", "If-Range": tag], from: server)
                #expect(next.head.status == .partialContent)
                received += next.body
            }
            let rest = try await get(["Range": "bytes=\(received.count)-", "If-Range": tag], from: server)
            #expect(rest.status == 206)
            let isWhole = received + rest.body == whole.body
            #expect(isWhole)
        }
    }

    @Test func `a malformed export is complete but ends early`() async throws {
        try await serving { server in
            let whole = try await get(from: server)
            server.inject(.malformed)
            let reply = try await get(from: server)
            #expect(reply.status == 200)
            #expect(reply.headers.first(name: "Content-Length") == String(whole.body.count / 2))
            let isHalf = reply.body == Array(whole.body.prefix(whole.body.count / 2))
            #expect(isHalf)
        }
    }

    @Test func `a wrong type does not change an export`() async throws {
        try await serving { server in
            let whole = try await get(from: server)
            server.inject(.wrongType(member: "id"))
            let reply = try await get(from: server)
            let isWhole = reply.body == whole.body
            #expect(isWhole)
        }
    }

    @Test func `one day can be missing`() async throws {
        try await serving { server in
            server.inject(try FaultRule(parsing: "403:empty@/p/exports/*_11_25_2026*"))
            for kind in ["movie_ids", "tv_series_ids", "person_ids"] {
                let missing = try await server.client.get("/p/exports/\(kind)_11_25_2026.json.gz", headers: [:])
                #expect(missing.status == 403)
                #expect(missing.body.isEmpty)
                let other = try await server.client.get("/p/exports/\(kind)_11_24_2026.json.gz", headers: [:])
                #expect(other.status == 200)
                #expect(server.requestCount(path: "/p/exports/\(kind)_11_25_2026.json.gz") == 1)
            }
        }
    }

    @Test func `other faults replace the export`() async throws {
        try await serving { server in
            server.inject(.html, times: 1)
            server.inject(.rateLimited(retryAfter: .seconds(2)), times: 1)
            server.inject(.oversized(bytes: 200_000), times: 1)
            let page = try await get(["Range": "bytes=5-"], from: server)
            #expect(page.status == 200)
            #expect(page.text.hasPrefix("<!DOCTYPE html>"))
            let limited = try await get(from: server)
            #expect(limited.status == 429)
            #expect(limited.headers.first(name: "Retry-After") == "2")
            let oversized = try await get(from: server)
            #expect(oversized.body.count == 200_000)
        }
    }

    @Test func `latency delays an export`() async throws {
        try await serving { server in
            let whole = try await get(from: server)
            server.inject(.latency(.milliseconds(80)))
            let start = ContinuousClock.now
            let reply = try await get(from: server)
            #expect(start.duration(to: .now) >= .milliseconds(80))
            let isWhole = reply.body == whole.body
            #expect(isWhole)
        }
    }

    @Test func `a reset closes the connection`() async throws {
        try await serving { server in
            server.inject(.reset)
            await #expect(throws: IOError.self) { try await get(from: server) }
        }
    }

    @Test(arguments: [Fault.StallPosition.beforeHeaders, .afterHeaders])
    func `a stalled export times out`(point: Fault.StallPosition) async throws {
        let impatient = HTTPClient(configuration: .init(timeout: .init(read: .milliseconds(100))))
        try await serving { server in
            server.inject(.stalled(at: point))
            await #expect(throws: HTTPClientError.readTimeout) {
                try await server.client.get(Self.path, headers: [:], through: impatient)
            }
        }
        try await impatient.shutdown()
    }

    @Test func `stopping the server does not wait for an export`() async throws {
        let catalogue = GeneratedCatalogue(movieCount: 90_000_000)
        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            try await StandInServer.run(recordings: Recordings([]), catalogue: catalogue) { server in
                let client = server.client
                group.addTask { _ = try? await client.get(Self.path, headers: [:]) }
                while server.requestCount < 1 { await Task.yield() }
            }
        }
        #expect(start.duration(to: .now) < .seconds(30))
    }
}
