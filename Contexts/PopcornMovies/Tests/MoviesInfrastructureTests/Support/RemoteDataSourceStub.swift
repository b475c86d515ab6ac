import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// Gives prepared answers and remembers the locales it was asked in.
typealias RemoteDataSourceStub = PortDouble<ContentLocale, MovieRecord>

extension PortDouble: MovieRemoteDataSource where Question == ContentLocale, Answer == MovieRecord {

    func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieRecord {
        try ask(locale)
    }
}
