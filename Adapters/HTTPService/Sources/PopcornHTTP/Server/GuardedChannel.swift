import CoreMetrics
import HummingbirdCore
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1

/// A connection of HTTP/1.1 with a ``ConnectionGuard``. When the connection closes, the task of its request is
/// cancelled.
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

/// The task of the request in progress on a connection.
///
/// Each request has a task of its own, whose memory is freed with the response. The task of a connection, which may be
/// idle for a long time, keeps the memory of its deepest calls.
final class RequestTask: Sendable {

    private struct State {
        var task: Task<Void, any Error>?
        var isCancelled = false
    }

    private let responder: HTTP1Channel.Responder
    private let state = NIOLockedValueBox(State())

    /// Creates the task of a connection.
    ///
    /// - Parameter responder: A function that responds to a request.
    init(responder: @escaping HTTP1Channel.Responder) {
        self.responder = responder
    }

    /// Responds to a request in a new task, and returns when the response is written.
    func respond(to request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel) async throws {
        let writer = TransferredWriter(writer)
        // Most requests end without waiting, so that no other thread has to run them.
        let task = Task.immediate { [responder] in
            guard let writer = writer.take() else { return }
            try await responder(request, writer, channel)
        }
        let isCancelled = state.withLockedValue { state in
            state.task = task
            return state.isCancelled
        }
        defer { state.withLockedValue { $0.task = nil } }
        // The connection closed before the task was known.
        if isCancelled { task.cancel() }
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Cancels the request in progress, and the requests that follow.
    func cancel() {
        state.withLockedValue { state in
            state.isCancelled = true
            return state.task
        }?.cancel()
    }
}

/// A response writer that a task passes to another task.
///
/// `@unchecked Sendable`: the task that creates it does not access it afterwards, and only the other task takes the
/// writer.
private final class TransferredWriter: @unchecked Sendable {

    private var writer: ResponseWriter?

    init(_ writer: consuming ResponseWriter) {
        self.writer = consume writer
    }

    /// Returns and removes the writer; `nil` if it was taken.
    func take() -> ResponseWriter? {
        writer.take()
    }
}

/// The open connections of a server. Their number is limited by ``ServerLimits/connections``. An address can have at
/// most a quarter of them, unless the rate of clients is not limited or the addresses belong to proxies.
///
/// Metrics: the gauge `popcorn_http_connections`, and the counter `popcorn_http_connections_refused_total` of the
/// connections that were closed because of the limit of an address.
final class OpenConnections: Sendable {

    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        /// The number of connections of each connected address.
        var counts: [ClientKey: Int] = [:]

        mutating func add(_ count: Int, of client: ClientKey) {
            let count = counts[client, default: 0] + count
            counts[client] = count > 0 ? count : nil
        }
    }

    private let clientMaximum: Int
    private let openCount: Gauge
    private let refusedCount: Counter
    private let state = NIOLockedValueBox(State())

    /// Creates the connections of a server.
    init(limits: ServerLimits, metrics: any MetricsFactory) {
        openCount = Gauge(label: "popcorn_http_connections", factory: metrics)
        refusedCount = Counter(label: "popcorn_http_connections_refused_total", factory: metrics)
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
            openCount.record(state.channels.count)
            return true
        }
        guard isAdded else {
            refusedCount.increment()
            return channel.close(promise: nil)
        }
        channel.closeFuture.whenComplete { [weak self] _ in self?.remove(id, of: client) }
    }

    private func remove(_ id: ObjectIdentifier, of client: ClientKey) {
        state.withLockedValue { state in
            state.channels[id] = nil
            state.add(-1, of: client)
            openCount.record(state.channels.count)
        }
    }

    /// Closes all connections.
    func closeAll() {
        for channel in state.withLockedValue({ Array($0.channels.values) }) { channel.close(promise: nil) }
    }
}
