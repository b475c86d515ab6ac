import CoreApplication
import Hummingbird
import HummingbirdCore
import Logging
import PopcornConcurrency
import ServiceLifecycle
import Testing

@testable import PopcornHTTP

/// A request whose task is not cancelled keeps its server from stopping, which the time limit reports.
@Suite(.timeLimit(.minutes(1))) struct ShutdownTests {

    @Test func `a request in progress is finished before the server stops`() async throws {
        let (started, start) = AsyncStream<Void>.makeStream()
        let (finish, finished) = AsyncStream<Void>.makeStream()
        let received = try await shutDown(while: started, graceTime: nil, then: { finished.finish() }) {
            start.finish()
            for await _ in finish {}
            return Response(status: .ok)
        }

        #expect(received.hasPrefix("HTTP/1.1 200 "))
    }

    @Test func `a request that is in progress after the grace time is cancelled`() async throws {
        let (started, start) = AsyncStream<Void>.makeStream()
        let received = try await shutDown(while: started, graceTime: .zero, then: {}) {
            start.finish()
            for await _ in AsyncStream<Void>.makeStream().stream {}
            return Response(status: .ok)
        }

        #expect(!received.hasPrefix("HTTP/1.1 200 "))
    }

    @Test func `an event stream ends before the server stops`() async throws {
        let (started, start) = AsyncStream<Void>.makeStream()
        let notifier = ChangeNotifier()
        let received = try await shutDown(while: started, graceTime: nil, then: {}) {
            let updates = ContentUpdates { _ in
                notifier.registerTopic("a topic that does not change")
                return 1
            }
            let body = EventStream(updates).body(while: { true }) { _ in
                start.finish()
                for await _ in AsyncStream<Void>.makeStream().stream {}
                throw CancellationError()
            }
            return Response(status: .ok, body: body)
        }

        #expect(received.hasPrefix("HTTP/1.1 200 "))
        #expect(received.contains(": updates\n\n"))
        #expect(received.hasSuffix("0\r\n\r\n"))
    }

    /// Shuts a server down while a request is in progress, and returns what its client receives.
    ///
    /// - Parameter graceTime: The grace time; `nil` if it does not end.
    private func shutDown(
        while started: AsyncStream<Void>, graceTime: Duration?, then: @escaping @Sendable () -> Void,
        handler: @escaping @Sendable () async -> Response
    ) async throws -> String {
        var configuration = PopcornServer.Configuration()
        configuration.sleep = { _ in
            if graceTime == nil { for await _ in AsyncStream<Void>.makeStream().stream {} }
        }
        let (ports, port) = AsyncStream<Int>.makeStream()
        let part = ServerPart { router in
            router.get("/wait") { _, _ in
                await handler()
            }
        }
        let server = PopcornServer(configuration: configuration, parts: [part]) { port.yield($0) }
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let group = ServiceGroup(services: [server], logger: logger)
        async let run: Void = group.run()
        let bound = try #require(await ports.first { _ in true })
        async let received = exchange(port: bound, "GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
        for await _ in started {}
        await group.triggerGracefulShutdown()
        then()
        let text = try await received
        try await run
        return text
    }
}
