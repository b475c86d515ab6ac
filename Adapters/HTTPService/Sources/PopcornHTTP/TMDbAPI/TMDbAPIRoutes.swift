public import CoreDomain
public import Foundation
import HTTPTypes
public import Hummingbird
import NIOCore
import PopcornConcurrency
public import PopcornServices
import TMDb

/// TMDb's own API below `/3` and `/4`, served from the cache, for programs that are written for TMDb.
///
/// Each `GET` whose response is the same for everyone has TMDb's body, byte for byte. Requests that concern an account
/// or a session, and requests that write, are refused. Errors have the form of TMDb's errors.
///
/// A request sends a token of the service as `api_key` or as a bearer token. TMDb receives only the credential of the
/// service.
public struct TMDbAPIRoutes: Sendable {

    /// The configuration of the routes.
    public struct Configuration: Sendable {
        /// The rule that determines the access of a request, which needs the right to read. Default:
        /// ``AccessPolicy/publicRead``.
        public var access: AccessPolicy
        /// The URL that `/3/configuration` names as the source of images, such as `https://films.example/images`; `nil`
        /// for TMDb's URL.
        public var imageBaseURL: URL?
        /// The clock. Default: the system clock.
        public var clock: WallClock

        /// Creates a configuration.
        public init(access: AccessPolicy = .publicRead, imageBaseURL: URL? = nil, clock: WallClock = .system) {
            self.access = access
            self.imageBaseURL = imageBaseURL
            self.clock = clock
        }
    }

    /// A function that returns the response to a request to TMDb.
    typealias Read =
        @Sendable (PublicRequest, ReadPolicy) async throws(PopcornError) -> Sourced<ResponseContent>

    private let configuration: Configuration
    private let requests = RecentPublicRequests()
    private let read: Read

    /// Creates the routes.
    ///
    /// - Parameters:
    ///   - services: The services that handle the requests.
    ///   - configuration: The configuration. Default: all requests may read.
    public init(_ services: PopcornServices, configuration: Configuration = Configuration()) {
        let shared = SharedServices(services)
        self.init(configuration: configuration) { request, policy throws(PopcornError) in
            try await shared.value.fetchTMDbResponse.sourced(request, policy: policy)
        }
    }

    init(configuration: Configuration, read: @escaping Read) {
        self.configuration = configuration
        self.read = read
    }

    /// Adds the routes to a router.
    public func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
        for path: RouterPath in ["/3", "/3/**", "/4", "/4/**"] {
            for method in HTTPRequest.Method.standard where !TMDbAPIError.allowedMethods.contains(method) {
                router.on(path, method: method) { request, _ in
                    TMDbAPIError.methodNotAllowed.response(to: request)
                }
            }
            router.on(path, method: .options) { _, _ in
                Response(status: .noContent, headers: [.allow: TMDbAPIError.allowedMethodNames])
            }
            for method in [HTTPRequest.Method.get, .head] {
                router.on(path, method: method) { request, context in
                    do {
                        return try await response(to: request, context)
                    } catch let error as PopcornError {
                        PopcornRoutes.log(error, context)
                        return TMDbAPIError(error).response(to: request)
                    } catch let error as Problem {
                        return TMDbAPIError(error).response(to: request)
                    } catch let error as TMDbAPIError {
                        return error.response(to: request)
                    }
                }
            }
        }
    }

    private func response(to request: Request, _ context: some RequestContext) async throws -> Response {
        let isPrivate = try configuration.access.checkTMDbAPI(request)
        let publicRequest: PublicRequest
        do throws(PublicRequestError) {
            publicRequest = try requests.request(of: request)
        } catch {
            if let error = TMDbAPIError(error) { throw error }
            // The key is that of this service, which has just checked it.
            context.coreContext.endpointPath.value = "/3/authentication"
            return TMDbAPIReply.success(to: request)
        }
        // The log and the metrics have the template, never the path and the query.
        context.coreContext.endpointPath.value = publicRequest.operation.template
        let imageBaseURL = publicRequest.operation.template == "/3/configuration" ? configuration.imageBaseURL : nil
        let policy = request.headers.readPolicy
        let reply = try await reply(to: request, publicRequest, policy, isPrivate: isPrivate)
        do throws(PopcornError) {
            return try reply.response(imageBaseURL: imageBaseURL)
        } catch {
            guard policy == .cacheFirst else { throw error }
            // The stored body is damaged. The next one replaces it.
            return try await self.reply(to: request, publicRequest, .refresh, isPrivate: isPrivate)
                .response(imageBaseURL: imageBaseURL)
        }
    }

    private func reply(
        to request: Request, _ publicRequest: PublicRequest, _ policy: ReadPolicy, isPrivate: Bool
    ) async throws -> TMDbAPIReply {
        // The task of a connection, which may be idle for long, keeps no memory of the read.
        let content = try await inChildTask { [read] () async throws(PopcornError) in
            try await read(publicRequest, policy)
        }
        return TMDbAPIReply(request: request, content: content, isPrivate: isPrivate, now: configuration.clock.now)
    }
}
