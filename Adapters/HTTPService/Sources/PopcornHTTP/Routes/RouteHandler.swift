import Foundation
import Hummingbird
import HummingbirdCore
import PopcornConcurrency
import PopcornServices

/// A handler that responds to the requests of a route.
struct RouteHandler: Sendable {

    /// The maximum size of the body of a request, in bytes.
    private static let maximumBodyBytes = 1_048_576

    private let route: Route
    private let services: SharedServices
    private let configuration: PopcornRoutes.Configuration
    private let bodies: PreparedBodies
    /// The parameters of the query, by their names.
    private let queryParameters: [String: Parameter]

    init(
        route: Route, services: SharedServices, configuration: PopcornRoutes.Configuration, bodies: PreparedBodies
    ) {
        self.route = route
        self.services = services
        self.configuration = configuration
        self.bodies = bodies
        queryParameters = Dictionary(
            uniqueKeysWithValues: route.parameters.lazy.filter { $0.place == .query }.map { ($0.name, $0) })
    }

    func response(to request: Request, _ context: some RequestContext) async throws -> Response {
        let access = try access(of: request)
        let now = configuration.clock.now
        let call = try Call(
            services: services, path: try Self.path(context.parameters),
            query: QueryItems(request.uri, allowing: queryParameters), headers: request.headers,
            body: try await body(of: request), access: access,
            defaultLocale: configuration.locale, now: now, randomBytes: configuration.randomBytes)
        // The task of a connection or a stream, which may be idle for long, keeps no memory of the use case.
        let reply = try await inChildTask { [route] in try await route.handle(call) }
        return ReplyWriter(
            request: request, locale: call.locale, now: now,
            isPrivate: request.bearerToken != nil || route.rights.contains(.library),
            bodies: bodies,
            mayContinue: mayContinue(request, access)
        ).response(reply)
    }

    /// Returns a function that returns whether the event stream of a request may continue: until its maximum age, and
    /// as long as the request has the same access.
    private func mayContinue(_ request: Request, _ access: Access) -> @Sendable () -> Bool {
        let end = configuration.clock.uptime + EventStream.maximumAge
        return {
            configuration.clock.uptime < end && (try? self.access(of: request)) == access
        }
    }

    private func access(of request: Request) throws(Problem) -> Access {
        if route.rights.isEmpty { return Access(rights: [], owners: .none) }
        return try configuration.access.access(of: request, needing: route.rights)
    }

    /// Returns the body of a request; empty if the route has none.
    private func body(of request: Request) async throws -> Data {
        guard let body = route.body else { return Data() }
        // A form of another site can have no such media type.
        let mediaType = request.headers[.contentType]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        guard mediaType?.lowercased() == body.mediaType else {
            throw Problem(.unsupportedMediaType, "The body must have the Content-Type \(body.mediaType).")
        }
        // The limits of a client count the length before the body is received.
        guard request.headers[.contentLength] != nil else {
            throw Problem(.lengthRequired, "The request must have the header Content-Length.")
        }
        var request = request
        return Data((try await request.collectBody(upTo: Self.maximumBodyBytes)).readableBytesView)
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

/// The services that handle requests. Requests share them by reference, because their many use cases are costly to
/// copy.
final class SharedServices: Sendable {

    let value: PopcornServices

    init(_ value: PopcornServices) {
        self.value = value
    }
}
