import CoreDomain
import Logging
import MoviesDomain
import PopcornMoviesAdapters
import PopcornSharedAdapters
import TMDb

/// The ways to TMDb that a configuration comes to.
struct RemoteDataSources {

    let movies: any MovieRemoteDataSource
    let imagesConfiguration: any ImagesConfigurationRemoteDataSource

    /// The client that was made here, to be shut down with the services.
    private let ownedClient: TMDbClient?

    init(_ configuration: PopcornServices.Configuration) throws(PopcornError) {
        switch configuration.tmdb.kind {
        case .credential(let credential, let baseURL, let httpClient):
            do throws(TMDbError) {
                let client = try TMDbClient(
                    credential: credential, baseURL: baseURL,
                    defaultLanguage: configuration.content.locale.language, httpClient: httpClient,
                    logger: configuration.logger)
                self.init(client, owned: true)
            } catch {
                throw TMDbErrorMapper().map(error, subject: "the services")
            }
        case .client(let client):
            self.init(client, owned: false)
        case .none:
            self.init(movies: UnconfiguredRemoteDataSource(), imagesConfiguration: UnconfiguredRemoteDataSource())
        }
    }

    private init(_ client: TMDbClient, owned: Bool) {
        self.init(
            movies: TMDbMovieRemoteDataSource(movieService: client.movies),
            imagesConfiguration: TMDbImagesConfigurationRemoteDataSource(
                configurationService: client.configurations),
            ownedClient: owned ? client : nil)
    }

    private init(
        movies: any MovieRemoteDataSource, imagesConfiguration: any ImagesConfigurationRemoteDataSource,
        ownedClient: TMDbClient? = nil
    ) {
        self.movies = movies
        self.imagesConfiguration = imagesConfiguration
        self.ownedClient = ownedClient
    }

    /// Closes the connections, unless the client is the service's own.
    func shutdown() async throws(PopcornError) {
        do throws(TMDbError) {
            try await ownedClient?.shutdown()
        } catch {
            throw TMDbErrorMapper().map(error, subject: "the shutdown")
        }
    }
}
