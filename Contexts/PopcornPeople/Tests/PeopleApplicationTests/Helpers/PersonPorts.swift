import CoreDomain
import CoreDomainTestHelpers
import Foundation
import PeopleDomain

/// A repository that returns a prepared result and records its requests.
typealias PersonRepositoryMock = PortDouble<PersonQuestion, Sourced<PersonWithParts>>

struct PersonQuestion: Equatable {
    let id: Int
    let parts: [PersonPart]
    let locale: ContentLocale
    let policy: ReadPolicy
}

extension PortDouble: PersonRepository where Question == PersonQuestion, Answer == Sourced<PersonWithParts> {

    func person(
        withID id: Int, including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<PersonWithParts> {
        try ask(PersonQuestion(id: id, parts: parts, locale: locale, policy: policy))
    }
}

/// A repository of lists that returns a prepared result and records its requests.
typealias PersonListRepositoryMock = ListRepositoryMock<PersonList, PersonPreview>

typealias PersonListQuestion = ListQuestion<PersonList>

/// A logo provider with logos of some movies and no series.
struct Logos: TitleLogoProviding {

    var movies: [Int: URL] = [:]

    func logoPath(of kind: TitleKind, id: Int, locale: ContentLocale) async -> URL? {
        kind == .movie ? movies[id] : nil
    }
}
