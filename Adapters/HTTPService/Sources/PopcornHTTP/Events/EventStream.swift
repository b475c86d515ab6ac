import CoreApplication
import CoreDomain
import Foundation
import Hummingbird
import HummingbirdCore
import NIOConcurrencyHelpers
import NIOCore
import ServiceLifecycle

/// Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) of a value: the current value,
/// then each change.
///
/// A slow client receives only the latest value. Comments keep the connection open.
struct EventStream: Sendable {

    /// The interval between comments, which prevent proxies from closing the connection.
    static let heartbeat = Duration.seconds(15)

    /// The time after which a stream ends. Clients that follow the specification connect again.
    static let maximumAge = Duration.seconds(3_600)

    /// A closure that passes on the JSON of each value, and the message of a failure.
    private let run: @Sendable (_ receive: @Sendable (String) -> Void) async -> Void

    /// Creates events from the updates of a value.
    init<Value: Encodable & Equatable & Sendable>(_ updates: ContentUpdates<Value>) {
        run = { receive in
            do {
                for try await value in updates {
                    let json = try JSONBody.data(value)
                    receive("event: value\ndata: \(String(decoding: json, as: UTF8.self))\n\n")
                }
            } catch {
                let problem = (error as? PopcornError).map(Problem.init) ?? error as? Problem
                let body = (problem ?? Problem(.storage, "The value cannot be read.")).body(requestID: nil)
                let json = (try? JSONBody.data(body)) ?? Data()
                receive("event: problem\ndata: \(String(decoding: json, as: UTF8.self))\n\n")
            }
        }
    }

    /// Returns the body of the response. It ends when the client closes the connection, and at the shutdown.
    ///
    /// - Parameters:
    ///   - mayContinue: A closure that returns whether the next event may be sent. Otherwise the stream ends.
    ///   - sleep: A closure that waits for an interval.
    func body(
        while mayContinue: @escaping @Sendable () -> Bool, sleep: @escaping @Sendable (Duration) async throws -> Void
    ) -> ResponseBody {
        ResponseBody { writer in
            let latest = LatestEvent()
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    await run { latest.replace(with: $0) }
                    latest.finish()
                }
                group.addTask {
                    while true {
                        try await sleep(Self.heartbeat)
                        latest.beat()
                    }
                }
                // The first comment is sent immediately, so that the client receives the header.
                try await writer.write(ByteBuffer(string: ": updates\n\n"))
                try await withGracefulShutdownHandler {
                    for await _ in latest.signals {
                        guard mayContinue() else { return }
                        try await writer.write(ByteBuffer(string: latest.take() ?? ": heartbeat\n\n"))
                    }
                } onGracefulShutdown: {
                    latest.finish()
                }
                if mayContinue(), let last = latest.take() { try await writer.write(ByteBuffer(string: last)) }
                group.cancelAll()
            }
            try await writer.finish(nil)
        }
    }
}

/// The latest event that was not yet written.
private final class LatestEvent: Sendable {

    /// An element for each event and each comment to write. Signals that are not consumed are merged.
    let signals: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let event = NIOLockedValueBox<String?>(nil)

    init() {
        (signals, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func replace(with text: String) {
        event.withLockedValue { $0 = text }
        continuation.yield()
    }

    /// Requests a comment if no event is waiting.
    func beat() {
        continuation.yield()
    }

    func finish() {
        continuation.finish()
    }

    /// Returns and removes the event; `nil` if there is none.
    func take() -> String? {
        event.withLockedValue { event in
            defer { event = nil }
            return event
        }
    }
}
