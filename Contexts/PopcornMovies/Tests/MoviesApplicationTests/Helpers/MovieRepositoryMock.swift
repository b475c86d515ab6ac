import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// A repository that returns a prepared result and records its requests.
typealias MovieRepositoryMock = PortDouble<MovieQuestion, Sourced<MovieWithParts>>

struct MovieQuestion: Equatable {
    let id: Int
    let parts: [MoviePart]
    let locale: ContentLocale
    let policy: ReadPolicy
}

extension PortDouble: MovieRepository where Question == MovieQuestion, Answer == Sourced<MovieWithParts> {

    func movie(
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieWithParts> {
        try ask(MovieQuestion(id: id, parts: parts, locale: locale, policy: policy))
    }
}
