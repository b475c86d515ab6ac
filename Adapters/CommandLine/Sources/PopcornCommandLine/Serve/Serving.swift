import CoreDomain
import Foundation
import Glibc
import Hummingbird
import Logging
import Metrics
import NIOConcurrencyHelpers
import NIOCore
import PopcornHTTP
import PopcornServices
import ServiceLifecycle
import TMDb
import Tracing
import UnixSignals

/// A run of the services and their HTTP server.
struct Serving: Sendable {

    let configuration: ServeConfiguration
    let settings: Settings
    /// Whether the server stops as soon as it listens.
    let isCheck: Bool
    /// The base URL of the image server; `nil` for TMDb's server.
    var imageServer: URL?

    /// Runs the server until a signal stops it.
    func run() async throws(PopcornError) {
        let registry = PrometheusRegistry()
        MetricsSystem.bootstrap(registry)
        let droppedRecords = Counter(label: "popcorn_log_dropped_records_total")
        OpenFileLimit.raise()
        let output = LogOutput(onDrop: { droppedRecords.increment() })
        defer { output.flush() }
        Gauge(label: "popcorn_build_info", dimensions: [("version", PopcornServices.version)]).record(1)
        for warning in configuration.warnings { logger("popcorn", output).warning("\(warning)") }
        if settings.credential == nil {
            logger("popcorn", output).warning("No TMDb credential is set, so only cached data is available")
        }
        let httpClient = PooledHTTPClient(configuration: .init(requestTimeout: settings.timeout * 0.4))
        var services = settings.configuration(httpClient: httpClient)
        services.limits = .init(cacheByteCount: settings.cacheByteCount)
        services.logger = logger("popcorn", output)
        services.metrics = registry
        services.imageBaseURL = imageBaseURL
        services.warmUpSources = settings.credential == nil ? [] : configuration.warmUpSources
        services.titleIndex.isUpdated = configuration.updatesTitleIndex
        services.refreshesChanges = configuration.refreshesChanges && settings.credential != nil
        let untraced = services
        func run(_ tracer: (any Tracer)?) async throws(PopcornError) {
            var services = untraced
            if let tracer { services.tracer = tracer }
            try await withServices(services, closing: httpClient) { running throws(PopcornError) in
                try await serve(running, registry, tracer, logger("popcorn.http", output))
            }
        }
        guard let traces = configuration.traceExport else { return try await run(nil) }
        try await traces.run(metrics: registry, logger: logger("popcorn.traces", output), run)
    }

    private func serve(
        _ services: PopcornServices, _ registry: PrometheusRegistry, _ tracer: (any Tracer)?, _ logger: Logger
    ) async throws(PopcornError) {
        if isCheck {
            let health = await services.health()
            guard health.isReady else { throw PopcornError(.storage, "A database cannot be read") }
            guard health.cache.isWritable, health.library.isWritable else {
                throw PopcornError(.storage, "A database cannot be written")
            }
            Console.standardOutput("databases: ok")
            Console.standardOutput("credential: \(settings.credential == nil ? "none, so only cached data" : "given")")
        }
        let group = NIOLockedValueBox<ServiceGroup?>(nil)
        do {
            let tokens = try tokenStore(logger)
            let access = access(tokens)
            let images = try images(registry, access, logger)
            if isCheck, let images {
                try await images.start()
                Console.standardOutput("images: ok")
            }
            let delay = ShutdownDelay(isCheck ? .zero : configuration.shutdownDelay)
            let server = try server(services, images, registry, tracer, access, delay, logger) {
                [isCheck, configuration] port in
                if isCheck {
                    Console.standardOutput("address: ok")
                    await group.withLockedValue { $0 }?.triggerGracefulShutdown()
                } else {
                    Console.standardOutput("listening on \(configuration.address(port: port))")
                }
            }
            var parts: [any Service] = [services, TokenReloading(store: tokens), MemoryTrimming()]
            if let images { parts.append(images) }
            let running = ServiceGroup(
                services: parts + [server, delay],
                gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
            group.withLockedValue { $0 = running }
            defer { group.withLockedValue { $0 = nil } }
            try await running.run()
        } catch let error as PopcornError {
            throw error
        } catch let error as TokenFileError {
            throw .invalidInput("\(error) (\(configuration.tokensPath ?? ""))")
        } catch {
            throw PopcornError(.unavailable, listeningFailure(error), cause: error)
        }
    }

    /// Returns the tokens of the token file; `nil` if requests need no token.
    private func tokenStore(_ logger: Logger) throws(TokenFileError) -> TokenStore? {
        guard let path = configuration.tokensPath else { return nil }
        return try TokenStore(path: path, logger: logger)
    }

    /// Returns the message of an error of the server.
    private func listeningFailure(_ error: any Error) -> String {
        let (host, port) = (configuration.host.printable, configuration.port)
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE: return "Port \(port) of \(host) is in use by another program; choose another one with --port"
        case EADDRNOTAVAIL: return "This computer does not have the address \(host); choose another one with --host"
        case EACCES: return "Port \(port) needs the rights of root; choose one from 1024 with --port"
        default: break
        }
        if error is SocketAddressError { return "The host \(host) has no address; write an address with --host" }
        return "The server cannot run at \(configuration.address(port: port)): \(error)"
    }

    private func access(_ tokens: TokenStore?) -> AccessPolicy {
        guard let tokens else { return configuration.isOpen ? .open : .publicRead }
        let anonymous = configuration.isPublic ? Access(rights: .read, owners: .none) : nil
        return .tokens(tokens, anonymous: anonymous)
    }

    /// Returns the server with all its parts.
    private func server(
        _ services: PopcornServices, _ images: ImageProxy?, _ registry: PrometheusRegistry,
        _ tracer: (any Tracer)?, _ access: AccessPolicy, _ delay: ShutdownDelay, _ logger: Logger,
        onListening: @escaping @Sendable (Int) async -> Void
    ) throws -> PopcornServer {
        var server = PopcornServer.Configuration()
        server.address = .hostname(configuration.host, port: configuration.port)
        server.access = access
        if configuration.isOpen {
            let publicHost = configuration.publicURL?.host(percentEncoded: false)?.lowercased()
            let imageHost = configuration.tmdbImagesURL?.host(percentEncoded: false)?.lowercased()
            server.hostNames = configuration.hostNames.union([publicHost, imageHost].compactMap { $0 })
        }
        if !configuration.allowedOrigins.isEmpty {
            server.origins = configuration.allowedOrigins.contains("*") ? .all : .some(configuration.allowedOrigins)
        }
        server.logger = logger
        server.tracer = tracer
        server.loggedAddress = configuration.loggedAddress
        server.limits.requests = configuration.maximumRequests
        server.limits.clientRate =
            configuration.ratePerClient == 0
            ? nil
            : ClientRate(requestsPerSecond: configuration.ratePerClient, burst: 2 * configuration.ratePerClient)
        server.limits.trustedProxies = configuration.trustedProxies
        server.limits.graceTime = configuration.graceTime
        let routes = PopcornRoutes(services, configuration: .init(access: access, locale: settings.locale))
        let operation = OperationRoutes(
            services: services, policy: access, metrics: registry, shutdown: delay)
        var parts = [ServerPart { routes.addRoutes(to: $0) }, ServerPart { operation.addRoutes(to: $0) }]
        if let images { parts.append(ServerPart { images.addRoutes(to: $0) }) }
        if configuration.hasTMDbAPI {
            let routes = TMDbAPIRoutes(
                services, configuration: .init(access: access, imageBaseURL: configuration.tmdbImagesURL))
            parts.append(ServerPart { routes.addRoutes(to: $0) })
            server.hasTMDbAPI = true
        }
        if configuration.hasMCP {
            let mcp = MCPRoutes(
                services, configuration: .init(access: access, locale: settings.locale), origins: server.origins)
            parts.append(ServerPart { mcp.addRoutes(to: $0) })
        }
        // The page does not support tokens.
        if configuration.hasPage, let anonymous = access.access(token: nil), anonymous.rights.contains(.read) {
            let page = try PopcornPage(
                services,
                configuration: .init(
                    defaultLocale: settings.locale, imageOrigins: imageOrigins,
                    logo: try configuration.logoPath.map(SettingSources.logo),
                    owner: { _ in anonymous.owners == .all ? .default : nil },
                    permitsStatus: { _ in anonymous.rights.contains(.operate) }))
            server.problemPage = { problem, request, _ in page.problemPage(problem, for: request) }
            parts.append(ServerPart { page.addRoutes(to: $0) })
        }
        return PopcornServer(configuration: server, parts: parts, onListening: onListening)
    }

    /// Returns the images; `nil` if the server does not serve them.
    private func images(
        _ registry: PrometheusRegistry, _ access: AccessPolicy, _ logger: Logger
    ) throws(PopcornError) -> ImageProxy? {
        guard configuration.hasImages else { return nil }
        guard let folder = settings.imageFolder else {
            throw .invalidInput("No folder for the images; set POPCORN_HOME to an absolute path")
        }
        var images = ImageProxy.Configuration(folder: folder)
        images.baseURL = imageServer
        images.byteLimit = configuration.imageByteLimit
        images.access = access
        images.metrics = registry
        images.logger = logger
        return try ImageProxy(images)
    }

    /// The base URL of the images in responses; `nil` for TMDb's URL. Without a public URL it is a path, so that images
    /// are found under every address of the server.
    private var imageBaseURL: URL? {
        guard configuration.hasImages else { return imageServer }
        return configuration.publicURL?.appending(path: "images") ?? URL(string: "/images")
    }

    /// The origins from which the page may load images.
    private var imageOrigins: [String] {
        guard let base = imageBaseURL else { return ["https://image.tmdb.org"] }
        guard let scheme = base.scheme, let host = base.host(percentEncoded: true) else { return [] }
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return ["\(scheme)://\(name)\(base.port.map { ":\($0)" } ?? "")"]
    }

    private func logger(_ label: String, _ output: LogOutput) -> Logger {
        Logger(label: label) { [configuration] label in
            switch configuration.logFormat {
            case .json: JSONLogHandler(label: label, level: configuration.logLevel, output: output)
            case .text: ConsoleLogHandler(logLevel: configuration.logLevel)
            }
        }
    }
}

/// The limit on the open files of the process, which also limits its connections.
enum OpenFileLimit {

    /// Raises the limit to the maximum that the system permits. The default of most systems, 1024, is for programs that
    /// use `select`.
    static func raise() {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
        limit.rlim_cur = limit.rlim_max
        // If it fails, the limit is unchanged, and further connections wait.
        _ = setrlimit(resource, &limit)
    }
}

/// A service that reads the token file again on SIGHUP.
struct TokenReloading: Service {

    /// The tokens; `nil` if requests need no token.
    let store: TokenStore?

    func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sighup)
        for await _ in signals.cancelOnGracefulShutdown() { store?.reload() }
    }
}
