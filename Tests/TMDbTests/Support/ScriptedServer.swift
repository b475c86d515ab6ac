import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// A loopback server that responds with the given bytes, in order, and repeats the last ones. After each response, it
/// keeps, closes or resets the connection.
final class ScriptedServer: Sendable {

    /// The state of the connection after a response.
    enum Ending: Sendable {
        /// The connection stays open for the next request.
        case keepOpen
        /// The connection is closed normally.
        case close
        /// The connection is reset.
        case reset
    }

    private let channel: any Channel
    private let state: State

    fileprivate final class State: Sendable {
        let requests = NIOLockedValueBox<[String]>([])
        let connections = NIOLockedValueBox(0)
        let onRequest: @Sendable () -> Void

        init(onRequest: @escaping @Sendable () -> Void) {
            self.onRequest = onRequest
        }
    }

    /// Runs a test with a server that always responds with the same bytes.
    static func run<Result>(
        answering answer: [UInt8], then ending: Ending = .keepOpen, onRequest: @escaping @Sendable () -> Void = {},
        _ test: (ScriptedServer) async throws -> Result
    ) async throws -> Result {
        try await run(answeringInTurn: [answer], then: ending, onRequest: onRequest, test)
    }

    /// Runs a test with a server that responds with the given bytes, in order.
    static func run<Result>(
        answeringInTurn answers: [[UInt8]], then ending: Ending = .keepOpen,
        onRequest: @escaping @Sendable () -> Void = {},
        _ test: (ScriptedServer) async throws -> Result
    ) async throws -> Result {
        let state = State(onRequest: onRequest)
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        ScriptHandler(answers: answers, ending: ending, state: state))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let server = ScriptedServer(channel: channel, state: state)
        do {
            let result = try await test(server)
            try await channel.close()
            return result
        } catch {
            try? await channel.close()
            throw error
        }
    }

    private init(channel: any Channel, state: State) {
        self.channel = channel
        self.state = state
    }

    var port: Int { channel.localAddress?.port ?? 0 }

    /// The requests, as received.
    var requests: [String] { state.requests.withLockedValue(\.self) }

    /// The number of opened connections.
    var connectionCount: Int { state.connections.withLockedValue(\.self) }
}

private final class ScriptHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var answers: [[UInt8]]
    private let ending: ScriptedServer.Ending
    private let state: ScriptedServer.State

    init(answers: [[UInt8]], ending: ScriptedServer.Ending, state: ScriptedServer.State) {
        self.answers = answers
        self.ending = ending
        self.state = state
    }

    func channelActive(context: ChannelHandlerContext) {
        state.connections.withLockedValue { $0 += 1 }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
        let request = String(buffer: unwrapInboundIn(data))
        state.requests.withLockedValue { $0.append(request) }
        state.onRequest()
        let written = context.channel.writeAndFlush(ByteBuffer(bytes: answer))
        let channel = context.channel
        switch ending {
        case .keepOpen: break
        case .close: written.whenComplete { _ in channel.close(promise: nil) }
        case .reset:
            written.whenComplete { _ in
                // A linger time of zero turns the close into a reset.
                let option = (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
                option?.whenComplete { _ in channel.close(promise: nil) }
            }
        }
    }
}
