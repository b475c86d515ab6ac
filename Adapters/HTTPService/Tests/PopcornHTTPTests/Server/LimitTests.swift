import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import PopcornHTTP

/// Tests of the limits on the requests of a server.
@Suite struct LimitTests {

    @Test func `a request above the rate of its client is rejected, and a health check is not`() async throws {
        let now = ContinuousClock.now
        var configuration = PopcornServer.Configuration()
        configuration.clock = WallClock({ .distantPast }, uptime: { now })
        configuration.limits.clientRate = ClientRate(requestsPerSecond: 1, burst: 2)
        let parts: [ServerPart] = [.hello, ServerPart { $0.get("/health/live") { _, _ in "live" } }]
        try await PopcornServer(configuration: configuration, parts: parts).application().test(.live) { client in
            var statuses: [Int] = []
            for _ in 0..<2 { statuses.append(try await client.execute(uri: "/hello", method: .get).status.code) }
            #expect(statuses == [200, 200])

            let rejected = try await client.execute(uri: "/hello", method: .get)
            #expect(rejected.status == .tooManyRequests)
            #expect(rejected.headers[.retryAfter] == "1")
            #expect(String(buffer: rejected.body).contains("urn:popcorn:problem:too-many-requests"))
            #expect(try await client.execute(uri: "/health/live", method: .get).status == .ok)
        }
    }

    @Test func `a request above the number of requests at once is rejected at once`() async throws {
        let (started, start) = AsyncStream<Void>.makeStream()
        let (finish, finished) = AsyncStream<Void>.makeStream()
        var configuration = PopcornServer.Configuration()
        configuration.limits.requests = 1
        let waiting = ServerPart { router in
            router.get("/wait") { _, _ in
                start.finish()
                for await _ in finish {}
                return "done"
            }
        }
        let server = PopcornServer(configuration: configuration, parts: [.hello, waiting])
        try await server.application().test(.live) { client in
            async let first = exchange(
                port: client.port ?? 0, "GET /wait HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            for await _ in started {}
            let rejected = try await client.execute(uri: "/hello", method: .get)
            #expect(rejected.status == .serviceUnavailable)
            #expect(rejected.headers[.retryAfter] == "1")
            #expect(String(buffer: rejected.body).contains("urn:popcorn:problem:overloaded"))

            finished.finish()
            #expect(try await first.hasPrefix("HTTP/1.1 200 "))
            #expect(try await client.execute(uri: "/hello", method: .get).status == .ok)
        }
    }
}
