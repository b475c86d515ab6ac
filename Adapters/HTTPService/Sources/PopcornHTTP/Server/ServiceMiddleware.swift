import HTTPTypes
public import Hummingbird
import Logging
import NIOCore
import PopcornConcurrency
import Tracing

/// The middleware of ``PopcornServer``, which identifies, logs, limits and protects requests, and converts errors to
/// problems. A service that mounts ``PopcornRoutes`` in its own router adds the middleware first.
///
/// - The log has one entry for each request, and metrics count them. If the configuration has a tracer, each request
///   has a span.
/// - Web pages of other origins may use the service if the configuration permits it.
/// - Requests to hosts that are not served, above the rate of a client, or above the maximum number of concurrent
///   requests, are rejected.
/// - Responses have header fields that protect browsers.
public struct ServiceMiddleware<Context: RemoteAddressRequestContext>: RouterMiddleware {

    // One middleware does all this, because each further one has frames of asynchronous calls that copy the request and
    // its context. Six of them took a tenth of the processor time of a cached movie.

    /// A function that returns the page of a problem for people; `nil` if the request has no page.
    public typealias ProblemPage = @Sendable (Problem, Request, Context) async throws -> Response?

    private let log: RequestLog
    private let origins: CrossOriginAccess?
    private let problemPage: ProblemPage?
    private let hasTMDbAPI: Bool
    private let hosts: HostCheck?
    private let rateLimit: ClientRateLimit
    private let concurrencyLimit: ConcurrencyLimit

    /// Creates a middleware.
    ///
    /// - Parameters:
    ///   - configuration: The configuration. Its address, its problem page and its logger are not used.
    ///   - problemPage: A function that returns the page of a problem, for clients that prefer HTML. Default: `nil`;
    ///     all clients get JSON.
    public init(_ configuration: PopcornServer.Configuration, problemPage: ProblemPage? = nil) {
        log = RequestLog(configuration)
        origins = configuration.origins.map(CrossOriginAccess.init)
        self.problemPage = problemPage
        hasTMDbAPI = configuration.hasTMDbAPI
        hosts = configuration.hostNames.map(HostCheck.init)
        rateLimit = ClientRateLimit(configuration)
        concurrencyLimit = ConcurrencyLimit(configuration.limits)
    }

    /// Responds to a request. An error becomes the response of its problem.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var context = context
        let isTMDbAPI = hasTMDbAPI && request.isBelowTMDbAPI
        let client = rateLimit.key(of: request, remoteAddress: context.remoteAddress, acceptsAPIKey: isTMDbAPI)
        let entry = log.begin(request, &context, client: client)
        do {
            var response: Response
            if let preflight = origins?.preflightResponse(to: request) {
                response = preflight
            } else {
                do {
                    if let spanContext = entry.spanContext {
                        response = try await ServiceContext.$current.withValue(spanContext) {
                            try await limited(request, context, client, isTMDbAPI: isTMDbAPI, next)
                        }
                    } else {
                        response = try await limited(request, context, client, isTMDbAPI: isTMDbAPI, next)
                    }
                } catch {
                    response = try await problemResponse(error, request, context, isTMDbAPI: isTMDbAPI)
                }
                origins?.addFields(to: &response.headers, for: request)
            }
            response.headers.addProtection()
            return entry.finish(response.forMethod(of: request))
        } catch {
            entry.finish(status: Task.isCancelled ? 499 : 500, bytes: 0)
            throw error
        }
    }

    /// Responds to a request within the limits of the service and of the client.
    private func limited(
        _ request: Request, _ context: Context, _ client: ClientKey, isTMDbAPI: Bool,
        _ next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        try hosts?.check(request)
        guard !request.isOperation else {
            try rateLimit.takeOperation(client)
            return try await next(request, context)
        }
        return try await RequestClient.$current.withValue(client.requestClient) {
            let cost = isTMDbAPI ? 1 + request.appendedCount : request.cost
            let fields = try rateLimit.take(client, cost: cost)
            let use = try concurrencyLimit.begin(cost: cost)
            var response = try concurrencyLimit.holding(use, by: try await next(request, context))
            response.headers.append(contentsOf: fields)
            return response
        }
    }

    /// Returns the response to a request that failed.
    ///
    /// - Throws: The error if no problem describes it.
    private func problemResponse(
        _ error: any Error, _ request: Request, _ context: Context, isTMDbAPI: Bool
    ) async throws -> Response {
        if isTMDbAPI {
            guard var known = TMDbAPIError(thrown: error) else { throw error }
            // The router has no route for methods that HTTP itself does not define.
            if known.status == .notFound, !TMDbAPIError.allowedMethods.contains(request.method) {
                known = .methodNotAllowed
            }
            if known.isDefect { context.logger.error("The request failed", error: error) }
            return known.response(to: request)
        }
        guard let problem = Problem(thrown: error, path: request.uri.path) else { throw error }
        if problem.kind == .internalError { context.logger.error("The request failed", error: error) }
        if let problemPage, request.prefersHTML, let response = try? await problemPage(problem, request, context) {
            return response
        }
        return problem.response(requestID: context.id)
    }
}

extension Request {

    /// Whether the client prefers a page to JSON, as browsers do.
    var prefersHTML: Bool {
        (method == .get || method == .head) && headers[.accept]?.hasPrefix("text/html") == true
    }
}

extension HTTPFields {

    private static let protection: [HTTPField] = [
        HTTPField(name: .xContentTypeOptions, value: "nosniff"),
        HTTPField(name: .contentSecurityPolicy, value: "default-src 'none'; frame-ancestors 'none'"),
        HTTPField(name: .referrerPolicy, value: "no-referrer"),
        HTTPField(name: .frameOptions, value: "DENY"),
    ]

    /// Adds header fields that protect browsers. A field of the response is not replaced.
    fileprivate mutating func addProtection() {
        for field in Self.protection where !contains(field.name) { append(field) }
    }
}

/// A check that rejects requests whose host is neither an IP address, nor `localhost`, nor an allowed name.
///
/// It protects a server on a loopback address from web pages that point their own domain to that address (DNS
/// rebinding): the browser then sends the name of the domain as the host.
struct HostCheck: Sendable {

    /// The allowed host names, in lowercase and without a port.
    let names: Set<String>

    /// Checks the host of a request.
    ///
    /// - Throws: ``Problem`` of kind ``Problem/Kind-swift.enum/misdirectedRequest`` if the host is not allowed.
    func check(_ request: Request) throws(Problem) {
        if let authority = request.head.authority, !allows(host: Self.host(of: authority)) {
            throw Problem(
                .misdirectedRequest,
                "The service does not serve the host of the request. `popcorn serve --allowed-hosts` permits others.")
        }
    }

    private func allows(host: String) -> Bool {
        host == "localhost" || names.contains(host) || (try? SocketAddress(ipAddress: host, port: 0)) != nil
    }

    /// Returns the host of a `Host` header, in lowercase and without the port and the brackets of an IPv6 address.
    private static func host(of authority: String) -> String {
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            return String(authority[authority.index(after: authority.startIndex)..<end])
        }
        return (authority.split(separator: ":", maxSplits: 1).first.map(String.init) ?? "").lowercased()
    }
}
