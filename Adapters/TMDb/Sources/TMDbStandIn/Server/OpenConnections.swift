import NIOConcurrencyHelpers
import NIOCore

/// The open connections of one run. Stopping the server closes all of them, so that stalled responses cannot delay it.
final class OpenConnections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var isStopped = false
    }

    private let state = NIOLockedValueBox(State())

    /// Creates a handler that registers its connection while the connection is open.
    func makeHandler() -> any RemovableChannelHandler { Registration(connections: self) }

    var count: Int { state.withLockedValue { $0.channels.count } }

    func closeAll() {
        let channels = state.withLockedValue { state in
            state.isStopped = true
            return Array(state.channels.values)
        }
        for channel in channels { channel.close(promise: nil) }
    }

    private func register(_ channel: any Channel) {
        let isStopped = state.withLockedValue { state in
            if !state.isStopped { state.channels[ObjectIdentifier(channel)] = channel }
            return state.isStopped
        }
        if isStopped { channel.close(promise: nil) }
    }

    private func unregister(_ channel: any Channel) {
        state.withLockedValue { state in _ = state.channels.removeValue(forKey: ObjectIdentifier(channel)) }
    }

    private final class Registration: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = NIOAny

        let connections: OpenConnections

        init(connections: OpenConnections) { self.connections = connections }

        func handlerAdded(context: ChannelHandlerContext) {
            // Otherwise, a disconnecting client would only half-close the connection, and a stalled response would keep
            // it open.
            try? context.channel.syncOptions?.setOption(.allowRemoteHalfClosure, value: false)
            connections.register(context.channel)
        }

        func handlerRemoved(context: ChannelHandlerContext) { connections.unregister(context.channel) }
    }
}
