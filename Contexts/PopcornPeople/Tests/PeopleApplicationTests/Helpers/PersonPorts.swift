import CoreDomain
import CoreDomainTestHelpers
import Foundation
import PeopleDomain

/// A repository that gives one answer and remembers what it was asked.
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

/// A repository of lists that gives one answer and remembers what it was asked.
typealias PersonListRepositoryMock = ListRepositoryMock<PersonList, PersonPreview>

typealias PersonListQuestion = ListQuestion<PersonList>

/// Has logos of some movies and of no series.
struct Logos: TitleLogoProviding {

    var movies: [Int: URL] = [:]

    func logoPath(of kind: TitleKind, id: Int, locale: ContentLocale) async -> URL? {
        kind == .movie ? movies[id] : nil
    }
}
