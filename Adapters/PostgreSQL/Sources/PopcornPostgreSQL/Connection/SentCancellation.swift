#if PostgreSQL
import CPopcornPostgreSQL
import Dispatch
import NIOConcurrencyHelpers

/// A request to the server to cancel the running command of a connection.
///
/// It is sent over a connection of its own, on a queue that all connections share, because sending blocks.
/// <https://www.postgresql.org/docs/current/libpq-cancel.html>
struct SentCancellation {

    private static let queue = DispatchQueue(label: "popcorn.postgresql.cancellation")

    /// The maximum time that a connection waits for its request to be sent.
    private static let timeout = DispatchTimeInterval.seconds(2)

    /// The maximum number of requests that wait to be sent. Further requests are not sent, so their connections are
    /// closed.
    private static let limit = 64

    private static let waitingCount = NIOLockedValueBox(0)

    private let group = DispatchGroup()
    private let isAccepted: Bool

    init(_ connection: OpaquePointer) {
        let isAccepted = Self.waitingCount.withLockedValue { count in
            guard count < Self.limit else { return false }
            count += 1
            return true
        }
        self.isAccepted = isAccepted
        guard isAccepted else { return }
        let request = PQgetCancel(connection).map(Request.init(handle:))
        Self.queue.async(group: group) {
            request?.send()
            Self.waitingCount.withLockedValue { $0 -= 1 }
        }
    }

    /// Waits until the request was sent.
    ///
    /// - Returns: `false` if it was not sent, or after a timeout. The request may then cancel a later command of the
    ///   connection.
    func wasSent() -> Bool {
        isAccepted && group.wait(timeout: .now() + Self.timeout) == .success
    }

    /// `@unchecked Sendable`: only the closure on the queue uses the handle, which is freed with the last reference.
    private final class Request: @unchecked Sendable {
        private let handle: OpaquePointer

        init(handle: OpaquePointer) {
            self.handle = handle
        }

        deinit { PQfreeCancel(handle) }

        func send() {
            var message = [CChar](repeating: 0, count: 256)
            _ = PQcancel(handle, &message, Int32(message.count))
        }
    }
}
#endif
