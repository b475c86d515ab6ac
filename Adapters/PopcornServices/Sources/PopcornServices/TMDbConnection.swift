import CoreDomain
import Logging
import PopcornSharedAdapters
import TMDb

/// The client of TMDb that a configuration asks for.
struct TMDbConnection: Sendable {

    let client: TMDbClient
    /// Whether the client was made here, to be shut down with the services.
    private let isOwned: Bool
    private let logger: Logger

    /// - Throws: ``/CoreDomain/PopcornError`` of kind `invalidInput` if the credential or the address is malformed.
    init(_ configuration: PopcornServices.Configuration) throws(PopcornError) {
        logger = configuration.logger
        switch configuration.tmdb.kind {
        case .credential(let credential, let baseURL, let httpClient):
            do throws(TMDbError) {
                client = try TMDbClient(
                    credential: credential, baseURL: baseURL,
                    defaultLanguage: configuration.content.locale.language, httpClient: httpClient,
                    logger: configuration.logger, now: { [clock = configuration.clock] in clock.now },
                    metrics: configuration.metrics, transport: configuration.transport, tracer: configuration.tracer)
                isOwned = true
            } catch {
                throw TMDbErrorMapper().map(error, subject: "the services")
            }
        case .client(let client):
            self.client = client
            isOwned = false
        case .none:
            client = TMDbClient(services: RefusingTMDb())
            isOwned = false
        }
    }

    /// Closes the connections, unless the client is the service's own.
    func close() async {
        guard isOwned else { return }
        do throws(TMDbError) {
            try await client.shutdown()
        } catch {
            logger.debug("The client of TMDb did not close", metadata: ["error": "\(error)"])
        }
    }
}
