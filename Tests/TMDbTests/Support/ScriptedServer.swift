import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// A server on loopback that answers what it reads with bytes, in turn and the last ones again and again, and then does
/// as told.
final class ScriptedServer: Sendable {

    /// What follows the answer.
    enum Ending: Sendable {
        /// The connection stays open for the next request.
        case keepOpen
        /// The connection is closed in order.
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

    /// Runs a server for as long as a test needs it.
    static func run<Result>(
        answering answer: [UInt8], then ending: Ending = .keepOpen, onRequest: @escaping @Sendable () -> Void = {},
        _ test: (ScriptedServer) async throws -> Result
    ) async throws -> Result {
        try await run(answeringInTurn: [answer], then: ending, onRequest: onRequest, test)
    }

    /// Runs a server for as long as a test needs it.
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

    /// The requests as they were sent.
    var requests: [String] { state.requests.withLockedValue(\.self) }

    /// How many connections were opened.
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
