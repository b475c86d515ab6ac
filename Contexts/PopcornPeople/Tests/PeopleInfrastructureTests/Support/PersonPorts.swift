import CoreDomain
import CoreDomainTestHelpers
import PeopleDomain

/// A remote data source that returns a prepared result and records the locales of its requests.
typealias RemoteDataSourceStub = PortDouble<ContentLocale, PersonWithParts>

extension PortDouble: PersonRemoteDataSource where Arguments == ContentLocale, Value == PersonWithParts {

    func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonWithParts {
        try call(locale)
    }

    func part(
        _ part: ContentPart, ofPerson id: Int, locale: ContentLocale
    ) async throws(PopcornError) -> PersonWithParts {
        throw PopcornError(.unavailable, "No part was expected to be fetched")
    }
}
