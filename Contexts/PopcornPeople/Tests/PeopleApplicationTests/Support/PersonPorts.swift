import CoreDomain
import CoreDomainTestHelpers
import Foundation
import PeopleDomain

/// A repository that returns a prepared result and records its requests.
typealias PersonRepositoryMock = PortDouble<PersonCall, Sourced<PersonWithParts>>

struct PersonCall: Equatable {
    let id: Int
    let parts: [PersonPart]
    let locale: ContentLocale
    let policy: ReadPolicy
}

extension PortDouble: PersonRepository where Arguments == PersonCall, Value == Sourced<PersonWithParts> {

    func person(
        withID id: Int, including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<PersonWithParts> {
        try call(PersonCall(id: id, parts: parts, locale: locale, policy: policy))
    }
}

/// A repository of lists that returns a prepared result and records its requests.
typealias PersonListRepositoryMock = ListRepositoryMock<PersonList, PersonPreview>

typealias PersonListCall = ListCall<PersonList>

/// A logo provider with logos of some movies and no series.
struct TitleLogosStub: TitleLogoProviding {

    var movies: [Int: URL] = [:]

    func logoPath(of kind: TitleKind, id: Int, locale: ContentLocale) async -> URL? {
        kind == .movie ? movies[id] : nil
    }
}
