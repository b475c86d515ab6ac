import Foundation
import NIOPosix
import ServiceLifecycle
import Testing

@testable import TMDb

@Suite(.timeLimit(.minutes(10)))
struct TMDbTransportTests {

    private func client(_ http: any TMDbHTTPClient, _ transport: TMDbTransport) throws -> TMDbClient {
        try TMDbClient(credential: .apiKey("k"), httpClient: http, transport: transport)
    }

    @Test func `retries, coalescing and the rate limit are enabled by default, the cache is not`() {
        let transport = TMDbTransport()
        #expect(transport.retry == RetryPolicy())
        #expect(transport.coalescesRequests)
        #expect(transport.rateLimit == RateLimit())
        #expect(transport.cache == nil)
        #expect(TMDbTransport.direct.rateLimit == nil)
    }

    @Test func `the cache is first, then coalescing, then retries, then the rate limit, then decompression`() {
        let http = ScriptedHTTPClient(.answer(200))
        let transport = TMDbTransport(rateLimit: RateLimit(), cache: InMemoryHTTPCacheStore())
        var client: Any = transport.client(over: http, now: { Date() }, report: .silent)
        var names: [String] = []
        while let next = Mirror(reflecting: client).children.first(where: { $0.label == "httpClient" })?.value {
            names.append("\(type(of: client))")
            client = next
        }
        #expect(
            names == [
                "CachingHTTPClient", "CoalescingHTTPClient", "RetryingHTTPClient", "RateLimitedHTTPClient",
                "DecompressingHTTPClient",
            ])
        #expect(client as? ScriptedHTTPClient === http)
        #expect(TMDbTransport.direct.client(over: http, now: { Date() }, report: .silent) is DecompressingHTTPClient)
    }

    @Test func `the response of a retry is cached`() async throws {
        let http = ScriptedHTTPClient(
            .answer(503), .answer(200, ["Cache-Control": "max-age=60"], #"{"id":1,"keywords":[]}"#))
        let client = try client(
            http, TMDbTransport(retry: .atOnce, rateLimit: RateLimit(), cache: InMemoryHTTPCacheStore()))
        for _ in 0..<5 { #expect(try await client.movies.keywords(forMovie: 1).id == 1) }
        #expect(http.requests.count == 2)
    }

    @Test func `a persistent failure throws the error of the last response`() async throws {
        let http = ScriptedHTTPClient(
            .answer(503, [:], #"{"status_code":9,"status_message":"offline","success":false}"#))
        let client = try client(http, TMDbTransport(retry: .atOnce))
        let error = await error { () async throws(TMDbError) in try await client.movies.keywords(forMovie: 1) }
        #expect(error?.kind == .serverFailure)
        #expect(error?.statusCode?.rawValue == 9)
        #expect(http.requests.count == 3)
    }

    private static let generousLimit = RateLimit(
        requestsPerSecond: 100_000, burst: 5000, maximumWaitingRequests: 5000)

    @Test func `thousands of concurrent identical calls send one request`() async throws {
        let http = GatedHTTPClient()
        let transport = TMDbTransport(rateLimit: Self.generousLimit)
        let sharing = try #require(
            transport.client(over: http, now: { Date() }, report: .silent) as? CoalescingHTTPClient)
        let client = try client(sharing, .direct)
        try await withThrowingTaskGroup(of: Int?.self) { group in
            for _ in 0..<2000 { group.addTask { try await client.movies.keywords(forMovie: 7).id } }
            await http.arrivals(1)
            let request = try #require(http.requests.first)
            while sharing.requestsInFlight.waiterCount(of: request) != 1999 { await Task.yield() }
            http.answer(0, body: #"{"id":7,"keywords":[]}"#)
            for try await id in group { #expect(id == 7) }
        }
        #expect(http.requests.count == 1)
    }

    @Test func `thousands of concurrent different calls send one request each`() async throws {
        let http = ScriptedHTTPClient(.answer(200, [:], #"{"id":7,"keywords":[]}"#))
        let client = try client(http, TMDbTransport(rateLimit: Self.generousLimit))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in 1...3000 { group.addTask { _ = try await client.movies.keywords(forMovie: id) } }
            try await group.waitForAll()
        }
        #expect(http.requests.count == 3000)
    }

    @Test func `as a service, the client runs until the graceful shutdown and is then shut down`() async throws {
        let client = try TMDbClient(apiKey: "k")
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        struct Signal: Service {
            let start: AsyncStream<Void>.Continuation
            func run() async throws {
                start.yield()
                try? await gracefulShutdown()
            }
        }
        let group = ServiceGroup(services: [client, Signal(start: start)], logger: .silent)
        let task = Task { try await group.run() }
        for await _ in started { break }
        await group.triggerGracefulShutdown()
        try await task.value
        let failure = await error { () async throws(TMDbError) in try await client.movies.keywords(forMovie: 1) }
        #expect(failure?.kind == .shutDown)
    }
}
