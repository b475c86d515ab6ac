import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import PopcornConcurrency
import Testing

@testable import PopcornHTTP

/// Tests of the limits on the requests of a server. An event stream that is not rejected does not end, which the time
/// limit reports.
@Suite(.timeLimit(.minutes(1))) struct LimitTests {

    @Test func `a request above the rate of its client is rejected, and a health check is not`() async throws {
        let now = ContinuousClock.now
        var configuration = PopcornServer.Configuration()
        configuration.clock = WallClock({ .distantPast }, uptime: { now })
        configuration.limits.clientRate = ClientRate(requestsPerSecond: 1, burst: 2)
        let parts: [ServerPart] = [.hello, ServerPart { $0.get("/health/live") { _, _ in "live" } }]
        try await PopcornServer(configuration: configuration, parts: parts).application().test(.live) { client in
            var statuses: [Int] = []
            var remaining: [String?] = []
            for _ in 0..<2 {
                let response = try await client.execute(uri: "/hello", method: .get)
                statuses.append(response.status.code)
                remaining.append(response.headers[.rateLimit])
            }
            #expect(statuses == [200, 200])
            #expect(remaining == ["\"client\";r=1;t=1", "\"client\";r=0;t=2"])

            let rejected = try await client.execute(uri: "/hello", method: .get)
            #expect(rejected.status == .tooManyRequests)
            #expect(rejected.headers[.retryAfter] == "1")
            #expect(rejected.headers[.rateLimitPolicy] == "\"client\";q=2;w=2")
            #expect(rejected.headers[.rateLimit] == "\"client\";r=0;t=2")
            #expect(String(buffer: rejected.body).contains("urn:popcorn:problem:too-many-requests"))
            for path in ["/health/live", "/health/live/", "//health/live"] {
                let health = try await client.execute(uri: path, method: .get)
                #expect(health.status == .ok)
                #expect(health.headers[.rateLimit] == nil)
            }
            for path in ["/healthy", "/metrics2", "/health"] {
                #expect(try await client.execute(uri: path, method: .get).status == .tooManyRequests)
            }
        }
    }

    @Test func `health checks have a rate of their own`() async throws {
        let now = ContinuousClock.now
        var configuration = PopcornServer.Configuration()
        configuration.clock = WallClock({ .distantPast }, uptime: { now })
        configuration.limits.clientRate = nil
        let parts: [ServerPart] = [.hello, ServerPart { $0.get("/health/live") { _, _ in "live" } }]
        try await PopcornServer(configuration: configuration, parts: parts).application().test(.live) { client in
            for _ in 0..<1_000 {
                let response = try await client.execute(uri: "/health/live", method: .get)
                #expect(response.status == .ok)
            }
            let rejected = try await client.execute(uri: "/health/live", method: .get)
            #expect(rejected.status == .tooManyRequests)
            #expect(rejected.headers[.retryAfter] == "1")
            let other = try await client.execute(uri: "/hello", method: .get)
            #expect(other.status == .ok)
            #expect(other.headers[.rateLimit] == nil)
        }
    }

    @Test func `requests to TMDb are those of the client of the request`() async throws {
        var configuration = PopcornServer.Configuration()
        configuration.access = AccessPolicy(recognises: { $0 == "t1" }) { _ in Access(rights: .all, owners: .all) }
        let part = ServerPart {
            $0.get("/client") { _, _ in
                "\(RequestClient.current.isKnown) \(RequestClient.current == .none)"
            }
        }
        try await PopcornServer(configuration: configuration, parts: [part]).application().test(.live) { client in
            func current(_ headers: HTTPFields) async throws -> String {
                String(buffer: try await client.execute(uri: "/client", method: .get, headers: headers).body)
            }
            let anonymous = try await current([:])
            #expect(anonymous == "false false")
            let unknown = try await current([.authorization: "Bearer t2"])
            #expect(unknown == "false false")
            let known = try await current([.authorization: "Bearer t1"])
            #expect(known == "true false")
        }
    }

    @Test func `a request above the number of concurrent requests is rejected immediately`() async throws {
        try await withRequestInProgress({ $0.requests = 1 }, rejected: "/hello") { started, finish in
            started()
            for await _ in finish {}
            return Response(status: .ok)
        }
    }

    @Test func `an event stream above the number of concurrent streams is rejected immediately`() async throws {
        try await withRequestInProgress({ $0.eventStreams = 1 }, rejected: "/wait") { started, finish in
            let body = ResponseBody { writer in
                started()
                for await _ in finish {}
                try await writer.finish(nil)
            }
            return Response(status: .ok, headers: [.contentType: "text/event-stream"], body: body)
        }
    }

    /// Sends a second request while a first is in progress, and expects that the second is rejected, and that requests
    /// are processed again after the first.
    ///
    /// - Parameters:
    ///   - limits: Changes the limits of the server.
    ///   - path: The path of the second request.
    ///   - handler: A closure that returns the response of the first request, to the path `/wait`. Calls `started` when
    ///     the request is in progress, and completes the response when `finish` ends.
    private func withRequestInProgress(
        _ limits: (inout ServerLimits) -> Void, rejected path: String,
        handler:
            @escaping @Sendable (
                _ started: @escaping @Sendable () -> Void, _ finish: AsyncStream<Void>
            ) async -> Response
    ) async throws {
        let (started, start) = AsyncStream<Void>.makeStream()
        let (finish, finished) = AsyncStream<Void>.makeStream()
        var configuration = PopcornServer.Configuration()
        limits(&configuration.limits)
        let waiting = ServerPart { router in
            router.get("/wait") { _, _ in await handler({ start.finish() }, finish) }
        }
        try await PopcornServer(configuration: configuration, parts: [.hello, waiting]).application().test(.live) {
            client in
            async let first = exchange(
                port: client.port ?? 0, "GET /wait HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            for await _ in started {}
            let rejected = try await client.execute(uri: path, method: .get)
            #expect(rejected.status == .serviceUnavailable)
            #expect(rejected.headers[.retryAfter] == "1")
            #expect(String(buffer: rejected.body).contains("urn:popcorn:problem:overloaded"))

            finished.finish()
            #expect(try await first.hasPrefix("HTTP/1.1 200 "))
            #expect(try await client.execute(uri: "/hello", method: .get).status == .ok)
        }
    }
}
