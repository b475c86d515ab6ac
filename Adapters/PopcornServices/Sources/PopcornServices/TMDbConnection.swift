import CoreDomain
import Foundation
import Logging
import PopcornSharedAdapters
import TMDb

/// The TMDb client of a configuration.
struct TMDbConnection: Sendable {

    /// The client that sends requests. It revalidates responses in the transport's HTTP cache, because the services
    /// fetch only values that must be current.
    let client: TMDbClient
    /// The client to shut down with the services; `nil` if the caller created it or if access is offline.
    private let ownedClient: TMDbClient?
    private let logger: Logger

    /// Creates the client.
    ///
    /// - Parameter replicas: The processes that share the rate limit; `nil` if there are none.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind `invalidInput` if the credential, a URL or the transport is
    ///   invalid.
    init(_ configuration: PopcornServices.Configuration, sharingWith replicas: Replicas?) throws(PopcornError) {
        do throws(TMDbError) {
            try self.init(checking: configuration, replicas)
        } catch {
            throw TMDbErrorMapper().map(error, subject: "the services")
        }
    }

    private init(
        checking configuration: PopcornServices.Configuration, _ replicas: Replicas?
    ) throws(TMDbError) {
        logger = configuration.logger
        if let imageBaseURL = configuration.imageBaseURL, !imageBaseURL.isAbsolutePath {
            try TMDbClient.check(imageBaseURL: imageBaseURL)
        }
        switch configuration.tmdb.kind {
        case .credential(let credential, let baseURL, let httpClient):
            var transport = configuration.transport
            // Cached reads have one request for a value in flight.
            transport.coalescesRequests = false
            transport.allowance = transport.rateLimit.flatMap { replicas?.allowance($0) }
            let client = try TMDbClient(
                credential: credential, baseURL: baseURL, defaultLanguage: configuration.content.locale.language,
                httpClient: httpClient, logger: configuration.logger,
                now: { [clock = configuration.clock] in clock.now }, metrics: configuration.metrics,
                transport: transport, tracer: configuration.tracer)
            self.client = client.with(cache: .revalidate)
            ownedClient = client
        case .client(let client):
            self.client = client.with(cache: .revalidate)
            ownedClient = nil
        case .offline:
            client = TMDbClient(services: RefusingTMDb())
            ownedClient = nil
        }
    }

    /// Closes the connections, unless the caller created the client.
    func close() async {
        do throws(TMDbError) {
            try await ownedClient?.shutdown()
        } catch {
            logger.debug("The TMDb client could not be shut down", metadata: ["error": "\(error)"])
        }
    }
}

extension URL {
    /// Whether the URL consists only of an absolute path, such as `/images`.
    fileprivate var isAbsolutePath: Bool {
        scheme == nil && host() == nil && query() == nil && fragment() == nil && relativeString.hasPrefix("/")
            && !relativeString.hasPrefix("//")
    }
}

/// A set of SDK services without access to TMDb: every request throws `unauthorised` without being sent.
struct RefusingTMDb: AllServices {

    func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws(TMDbError) -> Response {
        throw TMDbError(.unauthorised)
    }
}
