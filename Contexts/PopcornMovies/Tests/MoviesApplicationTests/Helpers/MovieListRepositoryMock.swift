import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// A repository of lists that gives one answer and remembers what it was asked.
typealias MovieListRepositoryMock = PortDouble<MovieListQuestion, Sourced<ContentPage<MoviePreview>>>

struct MovieListQuestion: Equatable {
    let page: Int
    let list: MovieList
    let locale: ContentLocale
    let policy: ReadPolicy
}

extension PortDouble: ListRepository
where Question == MovieListQuestion, Answer == Sourced<ContentPage<MoviePreview>> {

    typealias List = MovieList
    typealias Preview = MoviePreview

    func page(
        _ number: Int, of list: MovieList, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<MoviePreview>> {
        try ask(MovieListQuestion(page: number, list: list, locale: locale, policy: policy))
    }
}
