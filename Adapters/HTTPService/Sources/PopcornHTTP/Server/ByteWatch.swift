import NIOCore

/// A channel handler that observes the bytes of a connection. It closes the connection if the client does not read.
final class ByteWatch: ChannelDuplexHandler, RemovableChannelHandler {

    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    /// The bytes that a client must read in ``ServerLimits/stallTime``, unless fewer remain.
    static let minimumProgress = 4_096

    private let stallTime: TimeAmount
    private let bufferedBytes: (any Channel) -> Int
    private let onRead: (NIODeadline) -> Void
    private var submitted = 0
    /// The time of the last progress, and the number of bytes that were delivered then.
    private var progress = (at: NIODeadline.uptimeNanoseconds(0), delivered: 0)
    private var timer: Scheduled<Void>?

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - bufferedBytes: A closure that returns the number of bytes that the client has not received.
    ///   - onRead: A function that is called with the time when bytes arrive.
    init(
        stallTime: Duration, bufferedBytes: @escaping (any Channel) -> Int = ByteWatch.bufferedBytes,
        onRead: @escaping (NIODeadline) -> Void
    ) {
        self.stallTime = TimeAmount(stallTime)
        self.bufferedBytes = bufferedBytes
        self.onRead = onRead
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        onRead(context.eventLoop.now)
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if bufferedBytes(context.channel) == 0 { progress = (context.eventLoop.now, submitted) }
        submitted += unwrapOutboundIn(data).readableBytes
        context.write(data, promise: promise)
        if timer == nil { schedule(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
    }

    /// Schedules the next check of the progress.
    private func schedule(_ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timer = context.eventLoop.scheduleTask(deadline: progress.at + stallTime) {
            let (handler, context) = bound.value
            handler.timer = nil
            handler.check(context)
        }
    }

    private func check(_ context: ChannelHandlerContext) {
        let buffered = bufferedBytes(context.channel)
        guard buffered > 0 else { return }
        let now = context.eventLoop.now
        if now >= progress.at + stallTime {
            let delivered = submitted - buffered
            guard delivered - progress.delivered >= Self.minimumProgress else { return context.close(promise: nil) }
            progress = (now, delivered)
        }
        schedule(context)
    }

    /// Returns the number of bytes that a channel has not written.
    static func bufferedBytes(_ channel: any Channel) -> Int {
        (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }
}
