import NIOConcurrencyHelpers
import NIOCore

/// The open connections of a server. Their number is limited by ``ServerLimits/connections``, and that of an address by a
/// quarter of it, unless the rate of clients is not limited or the addresses are those of proxies.
final class OpenConnections: Sendable {

    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        /// The numbers of connections of the addresses that have any.
        var counts: [ClientKey: Int] = [:]

        mutating func add(_ count: Int, of client: ClientKey) {
            let count = counts[client, default: 0] + count
            counts[client] = count > 0 ? count : nil
        }
    }

    private let clientMaximum: Int
    private let state = NIOLockedValueBox(State())

    /// Creates the connections of a server.
    init(limits: ServerLimits) {
        let isLimited = limits.clientRate != nil && limits.trustedProxies == 0
        clientMaximum = isLimited ? limits.connections.quarter : .max
    }

    /// Adds a connection until it closes. Closes it if its address has too many.
    func add(_ channel: any Channel) {
        let (id, client) = (ObjectIdentifier(channel), ClientKey(channel.remoteAddress))
        let isAdded = state.withLockedValue { state in
            guard client == .local || state.counts[client, default: 0] < clientMaximum else { return false }
            state.channels[id] = channel
            state.add(1, of: client)
            return true
        }
        guard isAdded else { return channel.close(promise: nil) }
        channel.closeFuture.whenComplete { [weak self] _ in
            self?.state.withLockedValue { state in
                state.channels[id] = nil
                state.add(-1, of: client)
            }
        }
    }

    /// Closes all connections.
    func closeAll() {
        for channel in state.withLockedValue({ Array($0.channels.values) }) { channel.close(promise: nil) }
    }
}
