import Foundation
import Logging
import NIOHTTP1
import ServiceLifecycle
import TMDb
import Testing

@testable import TMDbStandIn

@Suite(.timeLimit(.minutes(10))) struct LifecycleTests {
    private struct Failure: Error, Equatable {}

    @Test func `two servers listen on different ports`() async throws {
        try await StandInServer.serving([]) { first in
            try await StandInServer.serving([]) { second in
                #expect(first.port != 0)
                #expect(first.port != second.port)
                #expect(first.baseURL.absoluteString == "http://127.0.0.1:\(first.port)")
            }
        }
    }

    @Test func `the result of the closure is returned, and the server stops`() async throws {
        let port = try await StandInServer.serving([]) { server in
            let reply = try await server.client.get("/")
            #expect(reply.status == 404)
            return server.port
        }
        // The port can be bound again only if the server has stopped.
        try await StandInServer.serving([], configuration: .init(port: port)) { server in
            #expect(server.port == port)
        }
    }

    @Test func `the error of the closure is thrown`() async throws {
        await #expect(throws: Failure()) {
            try await StandInServer.serving([]) { _ in throw Failure() }
        }
    }

    @Test func `a port in use is an error`() async throws {
        try await StandInServer.serving([]) { server in
            let port = server.port
            let error = await #expect(throws: StandInServerError.self) {
                try await StandInServer.serving([], configuration: .init(port: port)) { _ in }
            }
            #expect(
                error?.description == "The stand-in cannot listen on 127.0.0.1:\(port): Address already in use")
        }
    }

    @Test func `the last response of a connection says that it closes`() async throws {
        try await StandInServer.serving([]) { server in
            let kept = try await server.client.get("/3/movie/1")
            let last = try await server.client.get(
                "/3/movie/1", headers: ["Authorization": "Bearer token", "Connection": "close"])
            #expect(kept.headers["Connection"] == [])
            #expect(last.headers["Connection"] == ["close"])
        }
    }

    @Test func `a running server cannot be started again`() async throws {
        try await StandInServer.serving([]) { server in
            let error = await #expect(throws: StandInServerError.self) { try await server.run() }
            guard case .alreadyRunning = error else { return #expect(Bool(false), "\(error as Any)") }
        }
    }

    @Test(arguments: [Fault.StallPosition.beforeHeaders, .afterHeaders])
    func `stalled connections do not delay the shutdown`(point: Fault.StallPosition) async throws {
        let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
            try await StandInServer.serving(SampleRecordings.movie) { server in
                server.inject(.stalled(at: point))
                let client = server.client
                for _ in 0..<5 {
                    group.addTask {
                        do { _ = try await client.get("/3/movie/1") } catch { return true }
                        return false
                    }
                }
                while server.requestCount < 5 { await Task.yield() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes == Array(repeating: true, count: 5))
    }

    @Test func `a delayed response does not delay the shutdown`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            try await StandInServer.serving(SampleRecordings.movie) { server in
                server.inject(.latency(.seconds(600)))
                let client = server.client
                group.addTask { _ = try? await client.get("/3/movie/1") }
                while server.requestCount < 1 { await Task.yield() }
            }
        }
    }

    @Test func `a stalled connection is closed if the client disconnects`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            server.inject(.stalled())
            let client = server.client
            let request = Task { try await client.get("/3/movie/1") }
            while server.requestCount < 1 { await Task.yield() }
            #expect(server.openConnectionCount == 1)
            request.cancel()
            await #expect(throws: (any Error).self) { try await request.value }
            while server.openConnectionCount > 0 { await Task.yield() }
        }
    }

    @Test func `a released client closes its connections`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            do {
                let client = try TMDbClient(credential: .accessToken("any"), baseURL: server.baseURL)
                _ = try? await client.movies.details(forMovie: 1)
                #expect(server.openConnectionCount == 1)
            }
            while server.openConnectionCount > 0 { await Task.yield() }
        }
    }

    @Test func `cancellation stops the server`() async throws {
        let (ready, readiness) = AsyncStream<Void>.makeStream()
        let task = Task {
            try await StandInServer.serving([]) { _ in
                readiness.yield()
                let (endless, continuation) = AsyncStream<Void>.makeStream()
                for await _ in endless {}
                continuation.finish()
                try Task.checkCancellation()
            }
        }
        for await _ in ready { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test(arguments: [Fault.stalled(at: .beforeHeaders), .stalled(at: .afterHeaders), .latency(.seconds(600))])
    func `a service group shuts the server down gracefully`(fault: Fault) async throws {
        let (ready, readiness) = AsyncStream<Int>.makeStream()
        let configuration = StandInServer.Configuration(faults: [FaultRule(fault, matching: "/3/movie/1")])
        let server = StandInServer(
            recordings: Recordings(SampleRecordings.movie), configuration: configuration
        ) { server in readiness.yield(server.port) }
        #expect(server.port == 0)
        let group = ServiceGroup(services: [server], logger: configuration.logger)
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            var ports = ready.makeAsyncIterator()
            #expect(await ports.next() == server.port)
            #expect(try await server.client.get("/3/movie/1/credits").status == 200)
            let client = server.client
            tasks.addTask { _ = try? await client.get("/3/movie/1") }
            while server.requestCount < 2 { await Task.yield() }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
        }
        #expect(server.openConnectionCount == 0)
    }
}
