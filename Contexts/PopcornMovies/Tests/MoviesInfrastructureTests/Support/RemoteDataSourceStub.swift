import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// Gives prepared answers and remembers the locales it was asked in.
typealias RemoteDataSourceStub = PortDouble<ContentLocale, MovieWithParts>

extension PortDouble: MovieRemoteDataSource where Question == ContentLocale, Answer == MovieWithParts {

    func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieWithParts {
        try ask(locale)
    }
}
