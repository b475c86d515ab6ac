public import CoreDomain
public import CoreMetrics
import HTTPTypes
public import Hummingbird
public import HummingbirdCore
public import Logging
public import NIOCore
public import ServiceLifecycle
public import Tracing

/// The HTTP server of `popcorn serve`. It consists of parts that add routes.
///
/// ``run()`` returns after a graceful shutdown: the server stops accepting connections, finishes the requests in
/// progress within ``ServerLimits/graceTime``, and closes all connections.
public struct PopcornServer: Service {

    /// The configuration of a server.
    public struct Configuration: Sendable {
        /// The address. Default: a free port of `127.0.0.1`.
        public var address: BindAddress = .hostname("127.0.0.1", port: 0)
        /// The limits.
        public var limits = ServerLimits()
        /// The rule that determines the access of a request. The server uses it to distinguish clients.
        public var access: AccessPolicy = .open
        /// The names of hosts that are served, in addition to IP addresses and `localhost`; `nil` if all hosts are
        /// served.
        public var hostNames: Set<String>?
        /// The origins whose web pages may use the service; `nil` if none may.
        public var origins: CrossOriginAccess.Origins?
        /// A function that returns the page of a problem, for clients that prefer HTML; `nil` if all clients get JSON.
        public var problemPage: ServiceMiddleware<PopcornRequestContext>.ProblemPage?
        /// Whether the server has the routes of ``TMDbAPIRoutes``. Then, below `/3` and `/4`, the parameter `api_key`
        /// can be a token, and errors have the form of TMDb's errors. Default: `false`.
        public var hasTMDbAPI = false
        /// The clock.
        public var clock: WallClock = .system
        /// The factory of the metrics.
        public var metrics: any MetricsFactory = MetricsSystem.factory
        /// The tracer that creates a span for each request other than health checks and metrics; `nil` if requests have
        /// no spans. The span has the template of the route, but neither the path nor the query. Default: `nil`.
        public var tracer: (any Tracer)?
        /// The part of a client's address that the log of requests contains. Default: its network.
        public var loggedAddress: LoggedAddress = .short
        /// A function that returns the identifier of a request without `X-Request-ID`; `nil` for the server framework's
        /// identifier.
        public var newRequestID: (@Sendable () -> String)?
        /// The logger of the server and its requests.
        public var logger = Logger(label: "popcorn.http")

        /// A function that waits for ``ServerLimits/graceTime``.
        var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

        /// Creates the default configuration.
        public init() {}
    }

    private let configuration: Configuration
    private let parts: [ServerPart]
    private let onListening: @Sendable (_ port: Int) async -> Void

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - parts: The parts, which add their routes in this order.
    ///   - onListening: A function that is called with the port when the server accepts connections. The port is 0 if
    ///     the address is a Unix domain socket.
    public init(
        configuration: Configuration = Configuration(), parts: [ServerPart],
        onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.parts = parts
        self.onListening = onListening
    }

    public func run() async throws {
        let connections = OpenConnections(limits: configuration.limits, metrics: configuration.metrics)
        let application = application(connections: connections)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            group.addTask { [configuration] in
                try await gracefulShutdown()
                try await configuration.sleep(configuration.limits.graceTime)
                configuration.logger.warning("Requests in progress are cancelled, because the grace time is over")
                connections.closeAll()
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Returns the application.
    func application(connections: OpenConnections? = nil) -> some ApplicationProtocol {
        let limits = configuration.limits
        let connections = connections ?? OpenConnections(limits: limits, metrics: configuration.metrics)
        let channel = HTTP1Channel.Configuration(
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: limits.headerBytes, maxHeaderListSize: limits.headerBytes + limits.targetBytes,
                maxHeaderFieldCount: limits.headerFields))
        return Application(
            router: router(),
            server: HTTPServerBuilder { responder in
                GuardedChannel(
                    responder: responder, configuration: channel, limits: limits, connections: connections)
            },
            configuration: ApplicationConfiguration(
                address: configuration.address,
                availableConnectionsDelegate: .maximum(limits.connections, logger: configuration.logger)),
            onServerRunning: { [onListening] channel in await onListening(channel.localAddress?.port ?? 0) },
            logger: configuration.logger)
    }

    /// Returns the router with the middleware and the routes of all parts.
    private func router() -> Router<PopcornRequestContext> {
        let router = Router(context: PopcornRequestContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: ServiceMiddleware(configuration, problemPage: configuration.problemPage))
        for part in parts { part.addRoutes(to: router) }
        router.addUnsupportedMethods()
        return router
    }
}

/// A part of a ``PopcornServer`` that adds routes to its router, such as the JSON interface or the page.
public struct ServerPart: Sendable {

    private let add: @Sendable (Router<PopcornRequestContext>) -> Void

    /// Creates a part.
    ///
    /// - Parameter add: A function that adds routes to a router.
    public init(_ add: @escaping @Sendable (Router<PopcornRequestContext>) -> Void) {
        self.add = add
    }

    /// Adds the routes of the part to a router.
    func addRoutes(to router: Router<PopcornRequestContext>) {
        add(router)
    }
}

/// The context of a request to a ``PopcornServer``.
public struct PopcornRequestContext: RequestContext, RemoteAddressRequestContext {

    public var coreContext: CoreRequestContextStorage

    /// The address of the client, or of the proxy before the service.
    public let remoteAddress: SocketAddress?

    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}

extension Router {

    /// Adds a response for each method that a path does not support: to `OPTIONS`, the supported methods; to all
    /// others, a problem of kind ``Problem/Kind-swift.enum/methodNotAllowed``.
    ///
    /// It must be called after all routes are added.
    func addUnsupportedMethods() {
        for routes in Dictionary(grouping: routes, by: \.path.description).values {
            guard let path = routes.first?.path else { continue }
            var supported = Set(routes.map(\.method))
            if supported.contains(.get) { supported.insert(.head) }
            supported.insert(.options)
            let allow = supported.map(\.rawValue).sorted().joined(separator: ", ")
            if !routes.contains(where: { $0.method == .options }) {
                on(path, method: .options) { _, _ in Response(status: .noContent, headers: [.allow: allow]) }
            }
            for method in HTTPRequest.Method.standard where !supported.contains(method) {
                on(path, method: method) { _, context -> Response in
                    let problem = Problem(.methodNotAllowed, "The path supports \(allow).")
                    var response = problem.response(requestID: context.id)
                    response.headers[.allow] = allow
                    return response
                }
            }
        }
    }
}

extension HTTPRequest.Method {

    /// The methods that a client may use by mistake. A request with another method gets a problem of kind
    /// ``Problem/Kind-swift.enum/notFound``.
    static let standard: [HTTPRequest.Method] =
        [.get, .head, .post, .put, .patch, .delete, .options, .trace] + [.init("QUERY")].compactMap { $0 }
}
