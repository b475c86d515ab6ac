import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// A remote data source that returns a prepared result and records the locales of its requests.
typealias RemoteDataSourceStub = PortDouble<ContentLocale, MovieWithParts>

extension PortDouble: MovieRemoteDataSource where Arguments == ContentLocale, Value == MovieWithParts {

    func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieWithParts {
        try call(locale)
    }
}
