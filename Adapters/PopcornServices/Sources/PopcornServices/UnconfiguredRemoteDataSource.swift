import CoreDomain
import MoviesDomain

/// Stands in for TMDb where no credential was given.
struct UnconfiguredRemoteDataSource: MovieRemoteDataSource, ImagesConfigurationRemoteDataSource {

    func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieRecord {
        throw missingCredential
    }

    func imagesConfiguration() async throws(PopcornError) -> ImagesConfiguration {
        throw missingCredential
    }

    private var missingCredential: PopcornError {
        PopcornError(.unauthorised, "No credential for TMDb is set")
    }
}
