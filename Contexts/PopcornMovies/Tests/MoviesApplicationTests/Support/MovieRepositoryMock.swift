import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// A repository that returns a prepared result and records its requests.
typealias MovieRepositoryMock = PortDouble<MovieCall, Sourced<MovieWithParts>>

struct MovieCall: Equatable {
    let id: Int
    let parts: [MoviePart]
    let locale: ContentLocale
    let policy: ReadPolicy
}

extension PortDouble: MovieRepository where Arguments == MovieCall, Value == Sourced<MovieWithParts> {

    func movie(
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieWithParts> {
        try call(MovieCall(id: id, parts: parts, locale: locale, policy: policy))
    }
}
