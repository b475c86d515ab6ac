import CoreDomain
import Logging
import PopcornSharedAdapters
import TMDb

/// The client of TMDb that a configuration asks for.
struct TMDbConnection: Sendable {

    /// What asks TMDb. The services fetch what must be of now, so an answer that a transport's cache holds is confirmed
    /// before it is taken.
    let client: TMDbClient
    /// The client that was made here, to be shut down with the services.
    private let ownedClient: TMDbClient?
    private let logger: Logger

    /// - Throws: ``/CoreDomain/PopcornError`` of kind `invalidInput` if the credential or an address is malformed.
    init(_ configuration: PopcornServices.Configuration) throws(PopcornError) {
        do throws(TMDbError) {
            try self.init(checking: configuration)
        } catch {
            throw TMDbErrorMapper().map(error, subject: "the services")
        }
    }

    private init(checking configuration: PopcornServices.Configuration) throws(TMDbError) {
        logger = configuration.logger
        if let imageBaseURL = configuration.imageBaseURL { try TMDbClient.check(imageBaseURL: imageBaseURL) }
        switch configuration.tmdb.kind {
        case .credential(let credential, let baseURL, let httpClient):
            let client = try TMDbClient(
                credential: credential, baseURL: baseURL, defaultLanguage: configuration.content.locale.language,
                httpClient: httpClient, logger: configuration.logger,
                now: { [clock = configuration.clock] in clock.now }, metrics: configuration.metrics,
                transport: configuration.transport, tracer: configuration.tracer)
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

    /// Closes the connections, unless the client is the service's own.
    func close() async {
        do throws(TMDbError) {
            try await ownedClient?.shutdown()
        } catch {
            logger.debug("The client of TMDb did not close", metadata: ["error": "\(error)"])
        }
    }
}
