import CoreDomain
import CoreDomainTestHelpers
import PeopleDomain

/// Gives prepared answers and remembers the locales it was asked in.
typealias RemoteDataSourceStub = PortDouble<ContentLocale, PersonWithParts>

extension PortDouble: PersonRemoteDataSource where Question == ContentLocale, Answer == PersonWithParts {

    func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonWithParts {
        try ask(locale)
    }
}
