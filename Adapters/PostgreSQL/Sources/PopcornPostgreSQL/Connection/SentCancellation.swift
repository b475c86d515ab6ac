#if PostgreSQL
import CPopcornPostgreSQL
import Dispatch

/// A request to the server to cancel the running command of a connection.
///
/// It is sent over a connection of its own, on a queue that all connections share, because sending blocks.
/// <https://www.postgresql.org/docs/current/libpq-cancel.html>
struct SentCancellation {

    private static let queue = DispatchQueue(label: "popcorn.postgresql.cancellation")

    /// The maximum time that a connection waits for its request to be sent.
    private static let timeout = DispatchTimeInterval.seconds(2)

    private let group = DispatchGroup()

    init(_ connection: OpaquePointer) {
        guard let handle = PQgetCancel(connection) else { return }
        let request = Request(handle: handle)
        Self.queue.async(group: group) { request.send() }
    }

    /// Waits until the request was sent.
    ///
    /// - Returns: `false` after a timeout. The request may then cancel a later command of the connection.
    func wasSent() -> Bool {
        group.wait(timeout: .now() + Self.timeout) == .success
    }

    /// `@unchecked Sendable`: only the closure on the queue uses the handle.
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
