import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// A repository that gives one answer and remembers what it was asked.
typealias MovieRepositoryMock = PortDouble<MovieQuestion, Sourced<MovieRecord>>

struct MovieQuestion: Equatable {
    let id: Int
    let parts: [MoviePart]
    let locale: ContentLocale
    let policy: ReadPolicy
}

extension PortDouble: MovieRepository where Question == MovieQuestion, Answer == Sourced<MovieRecord> {

    func movie(
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieRecord> {
        try ask(MovieQuestion(id: id, parts: parts, locale: locale, policy: policy))
    }
}
