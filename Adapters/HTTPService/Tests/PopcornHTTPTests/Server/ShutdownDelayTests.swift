import Hummingbird
import HummingbirdTesting
import Logging
import PopcornConcurrency
import PopcornServices
import PopcornTesting
import ServiceLifecycle
import Testing

@testable import PopcornHTTP

/// A service that waits for its shutdown is reported by the time limit.
@Suite(.timeLimit(.minutes(1))) struct ShutdownDelayTests {

    private struct Waiting: Service {
        let hasEnded: CancellablePromise<Void>

        func run() async throws {
            try await gracefulShutdown()
            hasEnded.fulfil(())
        }
    }

    @Test func `the service is not ready during the delay, and the other services end after it`() async throws {
        let (isDelaying, mayEnd) = (CancellablePromise<Duration>(), CancellablePromise<Void>())
        let hasEnded = CancellablePromise<Void>()
        let delay = ShutdownDelay(.seconds(5)) {
            isDelaying.fulfil($0)
            _ = await mayEnd.value()
            #expect(!hasEnded.isFulfilled)
        }
        let router = Router()
        OperationRoutes(policy: .open, metrics: nil, shutdown: delay) { .mock() }.addRoutes(to: router)
        let group = ServiceGroup(
            services: [Waiting(hasEnded: hasEnded), delay],
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        async let run: Void = group.run()
        try await Application(router: router).test(.router) { client in
            let before = try await client.execute(uri: "/health/ready", method: .get)
            #expect(before.status == .ok)
            await group.triggerGracefulShutdown()
            #expect(await isDelaying.value() == .seconds(5))
            let during = try await client.execute(uri: "/health/ready", method: .get)
            #expect(during.status == .serviceUnavailable)
            #expect(String(buffer: during.body).contains(#""status":"shutting-down""#))
            let live = try await client.execute(uri: "/health/live", method: .get)
            #expect(live.status == .ok)
        }
        mayEnd.fulfil(())
        try await run
    }
}
