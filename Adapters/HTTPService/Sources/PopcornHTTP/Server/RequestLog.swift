public import CoreDomain
public import CoreMetrics
import HTTPTypes
public import Hummingbird
import Logging
import NIOConcurrencyHelpers

/// A middleware that identifies each request, logs it in one entry, and counts it.
///
/// The entry has the template of the route, never the path, the query or a token. A client is the first 8 digits of the hash
/// of its token, as in the token file, and the network of its address. The level is `info`, and `debug` for health checks
/// and metrics. A request whose client closed the connection, or that was not answered in time, has the status 499.
public struct RequestLog<Context: RemoteAddressRequestContext>: RouterMiddleware {

    private let metrics: RequestMetrics
    private let clock: WallClock
    private let access: AccessPolicy
    private let address: LoggedAddress
    private let trustedProxies: Int
    private let newID: (@Sendable () -> String)?

    /// Creates a middleware.
    ///
    /// - Parameters:
    ///   - metrics: The factory of the metrics.
    ///   - clock: The clock.
    ///   - access: The policy that recognises tokens.
    ///   - address: The part of the address of a client in an entry. Default: its network.
    ///   - trustedProxies: The number of trusted proxies that add an address to `X-Forwarded-For`.
    ///   - newID: A function that returns the identifier of a request without `X-Request-ID`; `nil` if that of the
    ///     server framework is used.
    public init(
        metrics: any MetricsFactory = MetricsSystem.factory, clock: WallClock = .system, access: AccessPolicy = .open,
        address: LoggedAddress = .short, trustedProxies: Int = 0, newID: (@Sendable () -> String)? = nil
    ) {
        self.metrics = RequestMetrics(factory: metrics)
        self.clock = clock
        self.access = access
        self.address = address
        self.trustedProxies = trustedProxies
        self.newID = newID
    }

    /// Responds to a request, and records it.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var context = context
        let frameworkID = context.id
        let id = request.acceptedID ?? newID?() ?? frameworkID
        if id != frameworkID { context.logger[metadataKey: "hb.request.id"] = "\(id)" }
        let trace = request.headers[.traceParent].flatMap(TraceParent.init)
        if let trace { context.logger[metadataKey: "trace_id"] = "\(trace.traceID)" }
        let entry = Entry(log: self, request: request, context: context)
        do {
            var response = try await next(request, context)
            response.headers[.requestID] = id
            if let trace { response.headers[.traceResponse] = trace.header }
            return finish(entry, response)
        } catch {
            entry.finish(status: Task.isCancelled ? 499 : 500, bytes: 0)
            throw error
        }
    }

    /// Logs a response, after its body is written if its length is unknown.
    private func finish(_ entry: Entry, _ response: Response) -> Response {
        let status = response.status.code
        if entry.request.method == .head || response.body.contentLength != nil {
            let bytes = entry.request.method == .head ? 0 : response.body.contentLength ?? 0
            entry.finish(status: Task.isCancelled ? 499 : status, bytes: bytes)
            return response
        }
        let stream = response.isEventStream
        var response = response
        let body = response.body
        response.body = ResponseBody { [metrics] writer in
            if stream { metrics.changeStreams(by: 1) }
            defer { if stream { metrics.changeStreams(by: -1) } }
            let bytes = NIOLockedValueBox(0)
            do {
                try await body.map { buffer in
                    bytes.withLockedValue { $0 += buffer.readableBytes }
                    return buffer
                }.write(writer)
                entry.finish(status: status, bytes: bytes.withLockedValue { $0 })
            } catch {
                entry.finish(status: 499, bytes: bytes.withLockedValue { $0 })
                throw error
            }
        }
        return response
    }

    /// The log entry of a request. A response can be dropped without being written, so the entry finishes at the latest
    /// when it is deallocated.
    private final class Entry: Sendable {
        let log: RequestLog
        let request: Request
        let context: Context
        let start: ContinuousClock.Instant
        let isFinished = NIOLockedValueBox(false)

        init(log: RequestLog, request: Request, context: Context) {
            self.log = log
            self.request = request
            self.context = context
            start = log.clock.uptime
            log.metrics.started()
        }

        deinit { finish(status: 499, bytes: 0) }

        func finish(status: Int, bytes: Int) {
            let isFirst = isFinished.withLockedValue { isFinished in
                defer { isFinished = true }
                return !isFinished
            }
            guard isFirst else { return }
            let duration = log.clock.uptime - start
            let route = context.endpointPath ?? "NotFound"
            log.metrics.finished(method: request.method, route: route, status: status, duration: duration)
            let level: Logger.Level = request.isOperation ? .debug : .info
            guard context.logger.logLevel <= level else { return }
            var metadata: Logger.Metadata = [
                "method": .string(request.method.label), "route": .string(route), "status": .string(String(status)),
                "bytes": .string(String(bytes)),
                "duration_ms": .string(String(Double(Int(duration / .microseconds(10))) / 100)),
            ]
            addClient(to: &metadata)
            context.logger.log(level: level, "Request", metadata: metadata)
        }

        /// Adds the identifier of the token and the address of the client.
        private func addClient(to metadata: inout Logger.Metadata) {
            metadata["client"] = "anonymous"
            if let token = request.bearerToken, log.access.recognises(token: token) {
                metadata["client"] = "token"
                metadata["token"] = .string(TokenHash(token).id)
            }
            let address = request.forwardedAddress(trustedProxies: log.trustedProxies) ?? context.remoteAddress
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

    /// The name of the method in logs and metrics. Other methods than those of HTTP have the same name.
    var label: String { Self.standard.contains(self) ? rawValue : "other" }
}
