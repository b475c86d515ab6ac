import Foundation
import Hummingbird
import HummingbirdCore
import PopcornConcurrency
import PopcornServices

/// Responds to the requests of a route.
struct RouteHandler: Sendable {

    private let route: Route
    private let services: SharedServices
    private let configuration: PopcornRoutes.Configuration
    private let bodies: PreparedBodies
    private let queryNames: Set<String>

    init(
        route: Route, services: SharedServices, configuration: PopcornRoutes.Configuration, bodies: PreparedBodies
    ) {
        self.route = route
        self.services = services
        self.configuration = configuration
        self.bodies = bodies
        queryNames = Set(route.parameters.lazy.filter { $0.place == .query }.map(\.name))
    }

    func response(to request: Request, _ context: some RequestContext) async throws -> Response {
        let access = try configuration.access.access(of: request, needing: route.rights)
        let now = configuration.clock.now
        let call = try Call(
            services: services, path: try Self.path(context.parameters),
            query: QueryItems(request.uri, allowing: queryNames), headers: request.headers, access: access,
            defaultLocale: configuration.locale, now: now)
        // The task of the connection, which may be idle for long, keeps no memory of the use case.
        let reply = try await inChildTask { [route] in try await route.handle(call) }
        return ReplyWriter(
            request: request, locale: call.locale, now: now, isAuthenticated: request.bearerToken != nil, bodies: bodies
        ).response(reply)
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

/// The services that answer requests. Requests share them by reference, because their many use cases are costly to copy.
final class SharedServices: Sendable {

    let value: PopcornServices

    init(_ value: PopcornServices) {
        self.value = value
    }
}
