import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// A connection of HTTP/1.1 with a ``ConnectionGuard``. When the connection closes, the task of its request is cancelled.
struct GuardedChannel: ServerChildChannel {

    let responder: HTTP1Channel.Responder
    let configuration: HTTP1Channel.Configuration
    let limits: ServerLimits
    let connections: OpenConnections

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        HTTP1Channel(responder: responder, configuration: configuration).setup(channel: channel, logger: logger)
            .flatMapThrowing { value in
                let pipeline = channel.pipeline.syncOperations
                let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
                try pipeline.addHandler(ProtocolVersions(), position: .after(decoder))
                let connection = ConnectionGuard(limits: limits, logger: logger)
                let state = try pipeline.handler(type: HTTPConnectionStateHandler.self)
                try pipeline.addHandler(connection, position: .before(state))
                let watch = ByteWatch(stallTime: limits.stallTime) { connection.receivedBytes(at: $0) }
                try pipeline.addHandler(watch, position: .first)
                connections.add(channel)
                return value
            }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        let requests = RequestTask(responder: responder)
        value.channel.closeFuture.whenComplete { _ in requests.cancel() }
        let channel = HTTP1Channel(
            responder: { request, writer, channel in try await requests.respond(to: request, writer, channel) },
            configuration: configuration)
        await channel.handle(value: value, logger: logger)
    }
}
