import NIOConcurrencyHelpers
import NIOCore

/// The open connections of a server. Their number is limited by ``ServerLimits/connections``.
final class OpenConnections: Sendable {

    private let channels = NIOLockedValueBox<[ObjectIdentifier: any Channel]>([:])

    /// Adds a connection until it closes.
    func add(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        channels.withLockedValue { $0[id] = channel }
        channel.closeFuture.whenComplete { [weak self] _ in
            self?.channels.withLockedValue { _ = $0.removeValue(forKey: id) }
        }
    }

    /// Closes all connections.
    func closeAll() {
        for channel in channels.withLockedValue({ Array($0.values) }) { channel.close(promise: nil) }
    }
}
