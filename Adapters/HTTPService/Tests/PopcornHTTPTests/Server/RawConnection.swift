import NIOCore
import NIOPosix

/// Sends bytes to a port of this machine, and returns everything that is received until the connection closes.
func exchange(port: Int, _ text: String) async throws -> String {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(host: "127.0.0.1", port: port) { channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            }
        }
    return try await channel.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: text))
        var received = ByteBuffer()
        do {
            for try await buffer in inbound { received.writeImmutableBuffer(buffer) }
        } catch is IOError {}
        return String(buffer: received)
    }
}
