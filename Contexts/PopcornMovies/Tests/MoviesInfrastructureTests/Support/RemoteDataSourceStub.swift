import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// A remote data source that returns a prepared result and records its requests.
typealias RemoteDataSourceStub = PortDouble<MovieRequest, MovieWithParts>

/// A request for a movie.
struct MovieRequest: Equatable {
    let locale: ContentLocale
    let originalLanguage: String?
}

extension PortDouble: MovieRemoteDataSource where Arguments == MovieRequest, Value == MovieWithParts {

    func movie(
        withID id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> MovieWithParts {
        try call(MovieRequest(locale: locale, originalLanguage: originalLanguage))
    }

    func part(
        _ part: ContentPart, ofMovie id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> MovieWithParts {
        throw PopcornError(.unavailable, "No part was expected to be fetched")
    }
}
