import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// A repository of movie collections that returns a prepared result and records its requests.
typealias MovieCollectionRepositoryMock = PortDouble<MovieCollectionCall, Sourced<MovieCollection>>

struct MovieCollectionCall: Equatable {
    let id: Int
    var textLanguages: [String]?
    let locale: ContentLocale
    let policy: ReadPolicy
}

extension PortDouble: MovieCollectionRepository
where Arguments == MovieCollectionCall, Value == Sourced<MovieCollection> {

    func collection(
        withID id: Int, textLanguages: [String]?, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieCollection> {
        try call(MovieCollectionCall(id: id, textLanguages: textLanguages, locale: locale, policy: policy))
    }
}

extension Result where Failure == PopcornError {
    /// A failure of kind `notFound`.
    static var notFound: Self { .failure(PopcornError(.notFound, "")) }
}
