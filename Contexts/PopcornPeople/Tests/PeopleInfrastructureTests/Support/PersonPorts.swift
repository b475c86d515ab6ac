import CoreDomain
import CoreDomainTestHelpers
import PeopleDomain

/// Gives prepared answers and remembers the locales it was asked in.
typealias RemoteDataSourceStub = PortDouble<ContentLocale, PersonRecord>

extension PortDouble: PersonRemoteDataSource where Question == ContentLocale, Answer == PersonRecord {

    func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonRecord {
        try ask(locale)
    }
}
