import CoreDomain
import CoreMetrics
import HTTPTypes
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import NIOCore
import Tracing

/// The log of requests, which identifies each request, logs it in one entry, counts it, and ends its span.
///
/// The entry has the template of the route, never the path, the query or a token. A client is the first 8 digits of the
/// hash of its token, as in the token file, and the network of its address. The level is `info`, and `debug` for health
/// checks and metrics. A request whose client closed the connection, or that did not receive a response in time, has
/// the status 499.
struct RequestLog: Sendable {

    private let metrics: RequestMetrics
    private let clock: WallClock
    private let address: LoggedAddress
    private let trustedProxies: Int
    private let tracing: RequestTracing?
    private let newID: (@Sendable () -> String)?

    init(_ configuration: PopcornServer.Configuration) {
        metrics = RequestMetrics(factory: configuration.metrics)
        clock = configuration.clock
        address = configuration.loggedAddress
        trustedProxies = configuration.limits.trustedProxies
        tracing = configuration.tracer.map(RequestTracing.init)
        newID = configuration.newRequestID
    }

    /// Returns the entry of a request that begins, whose identifier is added to the logger.
    ///
    /// - Parameter client: The client of the request.
    func begin(
        _ request: Request, _ context: inout some RemoteAddressRequestContext, client: ClientKey
    ) -> Entry {
        let frameworkID = context.id
        let id = request.acceptedID ?? newID?() ?? frameworkID
        if id != frameworkID { context.logger[metadataKey: "hb.request.id"] = "\(id)" }
        let span = tracing?.start(request)
        let trace = span?.traceParent ?? request.headers[.traceParent].flatMap(TraceParent.init)
        if let trace { context.logger[metadataKey: "trace_id"] = "\(trace.traceID)" }
        return Entry(
            log: self, request: request, context, client: client, id: id, trace: trace, span: span)
    }

    /// The log entry of a request. A response can be dropped without being written, so the entry finishes at the latest
    /// when it is deallocated.
    final class Entry: Sendable {

        /// The route of a path that has none, in the log and in metrics. The server framework uses the same name.
        private static let noRoute = "NotFound"

        private let log: RequestLog
        private let request: Request
        private let logger: Logger
        private let endpointPath: EndpointPath
        private let remoteAddress: SocketAddress?
        private let client: ClientKey
        private let id: String
        private let trace: TraceParent?
        private let span: RequestSpan?
        private let start: ContinuousClock.Instant
        private let isFinished = NIOLockedValueBox(false)

        fileprivate init(
            log: RequestLog, request: Request, _ context: some RemoteAddressRequestContext, client: ClientKey,
            id: String, trace: TraceParent?, span: RequestSpan?
        ) {
            self.log = log
            self.request = request
            logger = context.logger
            endpointPath = context.coreContext.endpointPath
            remoteAddress = context.remoteAddress
            self.client = client
            self.id = id
            self.trace = trace
            self.span = span
            start = log.clock.uptime
            log.metrics.started()
        }

        deinit { finish(status: 499, bytes: 0) }

        /// The context of the request's span; `nil` if the request has no span.
        var spanContext: ServiceContext? { span?.context }

        /// Adds the identifiers to a response, and logs it, after its body is written if its length is unknown.
        func finish(_ response: Response) -> Response {
            var response = response
            response.headers[.requestID] = id
            if let trace { response.headers[.traceResponse] = trace.header }
            let status = response.status.code
            if request.method == .head || response.body.contentLength != nil {
                let bytes = request.method == .head ? 0 : response.body.contentLength ?? 0
                finish(status: Task.isCancelled ? 499 : status, bytes: bytes)
                return response
            }
            let stream = response.isEventStream
            let body = response.body
            response.body = ResponseBody { [self] writer in
                if stream { log.metrics.changeStreams(by: 1) }
                defer { if stream { log.metrics.changeStreams(by: -1) } }
                let bytes = NIOLockedValueBox(0)
                do {
                    let counted = body.map { buffer in
                        bytes.withLockedValue { $0 += buffer.readableBytes }
                        return buffer
                    }
                    try await ServiceContext.$current.withValue(spanContext ?? ServiceContext.current) {
                        try await counted.write(writer)
                    }
                    finish(status: status, bytes: bytes.withLockedValue { $0 })
                } catch {
                    finish(status: 499, bytes: bytes.withLockedValue { $0 })
                    throw error
                }
            }
            return response
        }

        func finish(status: Int, bytes: Int) {
            let isFirst = isFinished.withLockedValue { isFinished in
                defer { isFinished = true }
                return !isFinished
            }
            guard isFirst else { return }
            let duration = log.clock.uptime - start
            let route = endpointPath.value ?? Self.noRoute
            log.metrics.finished(method: request.method, route: route, status: status, duration: duration)
            span?.end(method: request.method, route: route == Self.noRoute ? nil : route, status: status)
            let level: Logger.Level = request.isOperation ? .debug : .info
            guard logger.logLevel <= level else { return }
            var metadata: Logger.Metadata = [
                "method": .string(request.method.label), "route": .string(route), "status": .string(String(status)),
                "bytes": .string(String(bytes)),
                "duration_ms": .string(String(Double(Int(duration / .microseconds(10))) / 100)),
            ]
            addClient(to: &metadata)
            logger.log(level: level, "Request", metadata: metadata)
        }

        /// Adds the identifier of the token and the address of the client.
        private func addClient(to metadata: inout Logger.Metadata) {
            if case .token(let hash) = client {
                metadata["client"] = "token"
                metadata["token"] = .string(hash.id)
            } else {
                metadata["client"] = "anonymous"
            }
            let address = request.forwardedAddress(trustedProxies: log.trustedProxies) ?? remoteAddress
            if let text = log.address.text(address) { metadata["address"] = .string(text) }
        }
    }
}

extension Request {

    /// The identifier that the client sent, if it has 1 to 64 letters, digits, dots, underscores and hyphens.
    fileprivate var acceptedID: String? {
        guard let id = headers[.requestID], (1...64).contains(id.utf8.count),
            id.utf8.allSatisfy({ byte in
                let character = Character(UnicodeScalar(byte))
                return character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
            })
        else { return nil }
        return id
    }
}

extension HTTPRequest.Method {

    /// The name of the method in logs and metrics. Methods that HTTP does not define have the same name.
    var label: String { Self.standard.contains(self) ? rawValue : "other" }
}

/// The part of a client's address that the log of requests contains.
public enum LoggedAddress: String, CaseIterable, Hashable, Sendable {

    /// No part.
    case none
    /// The first 24 bits of an IPv4 address, or the first 48 bits of an IPv6 address, which identify a network. The
    /// other bits are 0.
    case short
    /// The whole address.
    case full

    /// Returns the text of an address; `nil` if the log does not contain it.
    func text(_ address: SocketAddress?) -> String? {
        guard self != .none, var bytes = address?.ipBytes else { return nil }
        if self == .short {
            for index in (bytes.count == 4 ? 3 : 6)..<bytes.count { bytes[index] = 0 }
        }
        return try? SocketAddress(packedIPAddress: ByteBuffer(bytes: bytes), port: 0).ipAddress
    }
}
