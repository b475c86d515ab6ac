import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOPosix
import PopcornConcurrency
import Testing

@testable import PopcornHTTP

/// Tests of clients that leave before they have a response. A request that is not cancelled fails by the time limit.
@Suite(.timeLimit(.minutes(1))) struct LeavingClientTests {

    private let hasStarted = CancellablePromise<Void>()
    private let mayEnd = CancellablePromise<Void>()
    private let isCancelled = CancellablePromise<Bool>()

    /// Runs a test with a connection that has sent a request, whose handler waits for ``mayEnd``.
    private func withConnection(
        _ body:
            @escaping @Sendable (any Channel, inout NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator)
            async throws -> Void
    ) async throws {
        let part = ServerPart { [hasStarted, mayEnd, isCancelled] router in
            router.get("/wait") { _, _ in
                hasStarted.fulfil(())
                isCancelled.fulfil(await mayEnd.value() == nil)
                return "done"
            }
        }
        let server = PopcornServer(parts: [part])
        try await server.application().test(.live) { [hasStarted] client in
            let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .channelOption(.allowRemoteHalfClosure, value: true)
                .connect(host: "127.0.0.1", port: client.port ?? 0) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                            wrappingChannelSynchronously: channel,
                            configuration: .init(isOutboundHalfClosureEnabled: false))
                    }
                }
            try await connection.executeThenClose { inbound, outbound in
                try await outbound.write(ByteBuffer(string: "GET /wait HTTP/1.1\r\nHost: a\r\n\r\n"))
                _ = await hasStarted.value()
                var iterator = inbound.makeAsyncIterator()
                try await body(connection.channel, &iterator)
            }
        }
    }

    @Test func `the request of a client that closes the connection is cancelled`() async throws {
        try await withConnection { [isCancelled] channel, _ in
            try await channel.close()
            #expect(await isCancelled.value() == true)
        }
    }

    @Test func `a client that only ends its requests gets the response`() async throws {
        try await withConnection { [mayEnd, isCancelled] channel, inbound in
            try await channel.close(mode: .output)
            var received = ByteBuffer()
            while !String(buffer: received).hasPrefix("HTTP/1.1 100 Continue\r\n\r\n") {
                guard let buffer = try await inbound.next() else { break }
                received.writeImmutableBuffer(buffer)
            }
            mayEnd.fulfil(())
            while !String(buffer: received).hasSuffix("done") {
                guard let buffer = try await inbound.next() else { break }
                received.writeImmutableBuffer(buffer)
            }
            #expect(await isCancelled.value() == false)
            #expect(String(buffer: received).contains("\r\n\r\nHTTP/1.1 200 OK\r\n"))
        }
    }
}
