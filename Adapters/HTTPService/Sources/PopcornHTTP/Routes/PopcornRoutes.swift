public import CoreDomain
import Foundation
import HTTPTypes
public import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
public import PopcornServices

/// The JSON API of Popcorn: routes over the use cases, below `/v1`, and its OpenAPI document at `/openapi.json`.
///
/// ```swift
/// let router = Router()
/// PopcornRoutes(popcorn).addRoutes(to: router)
/// ```
public struct PopcornRoutes: Sendable {

    /// The configuration of the routes.
    public struct Configuration: Sendable {
        /// The rule that determines the access of a request. Default: ``AccessPolicy/publicRead``.
        public var access: AccessPolicy
        /// The locale of requests that specify none. Default: American English.
        public var locale: ContentLocale
        /// The clock. Default: the system clock.
        public var clock: WallClock

        /// Creates a configuration.
        public init(
            access: AccessPolicy = .publicRead, locale: ContentLocale = .americanEnglish, clock: WallClock = .system
        ) {
            self.access = access
            self.locale = locale
            self.clock = clock
        }
    }

    private let services: PopcornServices
    private let configuration: Configuration

    /// Creates the routes.
    ///
    /// - Parameters:
    ///   - services: The services that answer the requests.
    ///   - configuration: The configuration. Default: requests may read data of TMDb, but no data of owners.
    public init(_ services: PopcornServices, configuration: Configuration = Configuration()) {
        self.services = services
        self.configuration = configuration
    }

    /// Adds the routes to a router.
    ///
    /// An error becomes a response in the format of RFC 9457 (``Problem``).
    public func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
        let clock = configuration.clock
        let shared = SharedServices(services)
        for route in Route.all {
            let handler = RouteHandler(route: route, services: shared, configuration: configuration)
            for method in route.method == .get ? [.get, .head] : [route.method] {
                router.on(RouterPath(route.path), method: method) { request, context in
                    do {
                        return try await handler.response(to: request, context)
                    } catch let problem as Problem {
                        return problem.response(requestID: context.id)
                    } catch let error as PopcornError {
                        Self.log(error, context)
                        return Problem(error).response(requestID: context.id)
                    }
                }
            }
        }
        // The document is the same for all requests, and is created when it is first requested.
        let document = OpenAPIDocument.body
        for method in [HTTPRequest.Method.get, .head] {
            router.on("/openapi.json", method: method) { request, _ in
                ReplyWriter(request: request, locale: nil, now: clock.now, isAuthenticated: false)
                    .response(Reply(body: .bytes(document, mediaType: MediaTypes.json)))
            }
        }
    }

    /// Logs an error that the operator can act on. What clients cause, and what TMDb lacks, is not logged.
    private static func log(_ error: PopcornError, _ context: some RequestContext) {
        switch error.kind {
        case .invalidInput, .notFound, .notCached, .cancelled, .limitReached: break
        default: context.logger.warning("The request failed", metadata: ["error": "\(error.message)"])
        }
    }
}

/// The services that answer requests. Requests share them by reference, because their many use cases are costly to copy.
final class SharedServices: Sendable {

    let value: PopcornServices

    init(_ value: PopcornServices) {
        self.value = value
    }
}

/// Responds to the requests of a route.
private struct RouteHandler: Sendable {

    private let route: Route
    private let services: SharedServices
    private let configuration: PopcornRoutes.Configuration
    private let queryNames: Set<String>

    init(route: Route, services: SharedServices, configuration: PopcornRoutes.Configuration) {
        self.route = route
        self.services = services
        self.configuration = configuration
        queryNames = Set(route.parameters.lazy.filter { $0.place == .query }.map(\.name))
    }

    func response(to request: Request, _ context: some RequestContext) async throws -> Response {
        let token = BearerToken(request.headers[.authorization])
        guard let access = configuration.access.access(token: token?.value) else {
            throw Problem(.unauthenticated, "The token is missing or not valid.")
        }
        guard access.rights.isSuperset(of: route.rights) else {
            throw token == nil
                ? Problem(.unauthenticated, "The path requires a token.")
                : Problem(.forbidden, "The token does not permit the path.")
        }
        let now = configuration.clock.now
        let call = try Call(
            services: services, path: try Self.path(context.parameters),
            query: QueryItems(request.uri, allowing: queryNames), headers: request.headers, access: access,
            defaultLocale: configuration.locale, now: now)
        let reply = try await route.handle(call)
        return ReplyWriter(request: request, locale: call.locale, now: now, isAuthenticated: token != nil)
            .response(reply)
    }

    /// Returns the parameters of a path, percent-decoded.
    private static func path(_ parameters: Parameters) throws(Problem) -> [String: String] {
        var path: [String: String] = [:]
        for (name, value) in parameters {
            // Most values need no decoding, which is slow.
            guard let text = value.utf8.contains(UInt8(ascii: "%")) ? value.removingPercentEncoding : String(value)
            else {
                throw Problem(.invalidRequest, "The parameter '\(name)' is not valid percent-encoded UTF-8")
            }
            path[String(name)] = text
        }
        return path
    }
}

/// A bearer token (RFC 6750).
struct BearerToken: Hashable, Sendable {

    let value: String

    /// Creates the token of an `Authorization` header; `nil` if the header has another scheme or no token.
    init?(_ header: String?) {
        guard let parts = header?.split(separator: " ", omittingEmptySubsequences: true), parts.count == 2,
            parts[0].lowercased() == "bearer"
        else { return nil }
        value = String(parts[1])
    }
}
