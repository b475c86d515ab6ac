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
        /// A function that returns random bytes, from which secrets are created. Default: the operating system's
        /// generator.
        public var randomBytes: @Sendable (_ count: Int) -> [UInt8]

        /// Creates a configuration.
        public init(
            access: AccessPolicy = .publicRead, locale: ContentLocale = .americanEnglish, clock: WallClock = .system,
            randomBytes: @escaping @Sendable (_ count: Int) -> [UInt8] = { count in
                (0..<count).map { _ in UInt8.random(in: .min ... .max) }
            }
        ) {
            self.randomBytes = randomBytes
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
    ///   - services: The services that handle the requests.
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
        let bodies = PreparedBodies()
        for route in Route.all {
            let handler = RouteHandler(
                route: route, services: shared, configuration: configuration, bodies: bodies)
            for method in route.method == .get ? [.get, .head] : [route.method] {
                router.on(RouterPath(route.path), method: method) { request, context in
                    do {
                        return try await handler.response(to: request, context)
                    } catch let problem as Problem {
                        return problem.response(requestID: context.id).forMethod(of: request)
                    } catch let error as PopcornError {
                        Self.log(error, context)
                        return Problem(error).response(requestID: context.id).forMethod(of: request)
                    }
                }
            }
        }
        for method in [HTTPRequest.Method.get, .head] {
            router.on("/openapi.json", method: method) { request, _ in
                ReplyWriter(request: request, locale: nil, now: clock.now, isPrivate: false, bodies: bodies)
                    .response(Reply(body: .bytes(OpenAPIDocument.body, mediaType: MediaTypes.json), isKept: true))
            }
        }
    }

    /// Logs an error that the operator can act on. Errors that clients cause, and content that TMDb lacks, are not
    /// logged.
    static func log(_ error: PopcornError, _ context: some RequestContext) {
        switch error.kind {
        case .invalidInput, .notFound, .notCached, .cancelled, .limitReached: break
        default: context.logger.warning("The request failed", metadata: ["error": "\(error.message)"])
        }
    }
}
