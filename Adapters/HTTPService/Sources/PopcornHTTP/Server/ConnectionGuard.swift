import HTTPTypes
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// A channel handler that closes connections whose clients exceed a time or a size: clients that send a request slowly,
/// send too much, or do not use the connection. It also rejects data that is not HTTP.
///
/// A client that closes the connection, and a client that only ends its requests and still reads the response, send the
/// same message. The response `100 Continue`, which clients ignore, distinguishes them: if the client has closed the
/// connection, its system resets the connection, and the request in progress is cancelled.
///
/// A client that waits for permission to send a body (`Expect: 100-continue`) receives it, unless its request is
/// rejected.
///
/// In the pipeline, it follows the HTTP decoder. ``ByteWatch`` notifies it when bytes arrive.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {

    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// The states of a connection, which have different time limits.
    private enum Phase {
        case idle, head, body, response, responding, closing
    }

    /// The statuses of rejected requests.
    static let statuses: [HTTPResponse.Status] = [
        .badRequest, .requestTimeout, .contentTooLarge, .uriTooLong, .requestHeaderFieldsTooLarge, .gatewayTimeout,
    ]

    private let limits: ServerLimits
    private let logger: Logger
    private var phase = Phase.idle
    private var deadline: NIODeadline?
    private var timer: (at: NIODeadline, task: Scheduled<Void>)?
    /// The number of requests without a complete response.
    private var requests = 0
    /// The method of the latest request.
    private var method: HTTPRequest.Method?
    private var isReceiving = false
    private var hasResponseHead = false
    private var bodyBytes = 0

    init(limits: ServerLimits, logger: Logger) {
        self.limits = limits
        self.logger = logger
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { enter(.idle, context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.task.cancel()
        timer = nil
    }

    func channelActive(context: ChannelHandlerContext) {
        enter(.idle, context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.task.cancel()
        timer = nil
        context.fireChannelInactive()
    }

    /// Records that bytes arrive.
    func receivedBytes(at now: NIODeadline) {
        if phase == .idle {
            phase = .head
            deadline = now + TimeAmount(limits.headTime)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard phase != .closing else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            requests += 1
            method = head.method
            isReceiving = true
            bodyBytes = 0
            if (head.path ?? "").utf8.count > limits.targetBytes { return reject(.uriTooLong, context) }
            if let length = head.headerFields[.contentLength].flatMap({ Int($0) }), length > limits.bodyBytes {
                return reject(.contentTooLarge, context)
            }
            if requests == 1 {
                start(.body, limits.bodyTime, context)
                if head.headerFields[.expect]?.lowercased() == "100-continue" { writeContinue(context) }
            }
        case .body(let buffer):
            bodyBytes += buffer.readableBytes
            if bodyBytes > limits.bodyBytes { return reject(.contentTooLarge, context) }
        case .end:
            isReceiving = false
            if requests == 0 { enter(.idle, context) }
            if requests == 1 {
                if hasResponseHead {
                    enter(.responding, context)
                } else {
                    start(.response, limits.responseTime, context)
                }
            }
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        schedule(context)
        context.fireChannelReadComplete()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event as? ChannelEvent == .inputClosed, phase == .response, !hasResponseHead {
            writeContinue(context)
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is HostCountError {
            return reject(.badRequest, context, detail: "A request of HTTP/1.1 must have one Host header.")
        }
        switch error as? HTTPParserError {
        case .headerOverflow?: reject(.requestHeaderFieldsTooLarge, context)
        // The client closed the connection within a request.
        case nil, .invalidEOFState?: context.fireErrorCaught(error)
        default: reject(.badRequest, context)
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard phase != .closing else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let head) where head.status.kind != .informational:
            hasResponseHead = true
            if !isReceiving { enter(.responding, context) }
        case .end:
            hasResponseHead = false
            requests = max(0, requests - 1)
            switch (requests, isReceiving) {
            case (0, false): enter(.idle, context)
            case (0...1, true): start(.body, limits.bodyTime, context)
            default: start(.response, limits.responseTime, context)
            }
            schedule(context)
        default: break
        }
        context.write(data, promise: promise)
    }

    private func writeContinue(_ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
    }

    /// Enters a phase with its default time.
    private func enter(_ phase: Phase, _ context: ChannelHandlerContext) {
        self.phase = phase
        deadline = phase == .idle ? context.eventLoop.now + TimeAmount(limits.idleTime) : nil
        schedule(context)
    }

    private func start(_ phase: Phase, _ time: Duration, _ context: ChannelHandlerContext) {
        self.phase = phase
        deadline = context.eventLoop.now + TimeAmount(time)
    }

    /// Schedules the check of the deadline. If an earlier check is scheduled, that check schedules the next one.
    private func schedule(_ context: ChannelHandlerContext) {
        guard let deadline, timer.map({ $0.at > deadline }) ?? true else { return }
        timer?.task.cancel()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let task = context.eventLoop.scheduleTask(deadline: deadline) {
            let (handler, context) = bound.value
            handler.timer = nil
            handler.check(context)
        }
        timer = (deadline, task)
    }

    private func check(_ context: ChannelHandlerContext) {
        guard let deadline else { return }
        guard context.eventLoop.now >= deadline else { return schedule(context) }
        switch phase {
        case .head, .body: reject(.requestTimeout, context)
        case .response: reject(.gatewayTimeout, context)
        case .idle, .responding, .closing: context.close(promise: nil)
        }
    }

    /// Responds with a status, unless another response is in progress, and closes the connection.
    ///
    /// - Parameter detail: The description of the problem; `nil` for the default description of the status.
    private func reject(
        _ status: HTTPResponse.Status, _ context: ChannelHandlerContext, detail: String? = nil
    ) {
        let canRespond = !hasResponseHead && (requests == 1 || requests == 0 && !isReceiving)
        phase = .closing
        deadline = nil
        logger.info("The request is rejected", metadata: ["status": "\(status.code)"])
        guard canRespond else { return context.close(promise: nil) }
        let response = Problem.response(status: status, detail: detail)
        context.write(wrapOutboundOut(.head(response.head)), promise: nil)
        // A body would be read as the next response.
        let hasBody = requests == 0 || method != .head
        if hasBody { context.write(wrapOutboundOut(.body(response.body)), promise: nil) }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in bound.value.close(promise: nil) }
    }
}
