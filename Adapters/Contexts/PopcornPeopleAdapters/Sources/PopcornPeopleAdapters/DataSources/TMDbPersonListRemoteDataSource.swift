package import CoreDomain
package import PeopleDomain
import PopcornSharedAdapters
package import TMDb

/// A remote data source of lists of people on TMDb.
package struct TMDbPersonListRemoteDataSource: ListRemoteDataSource {

    private let client: TMDbClient
    private let pageMapper = ContentPageMapper()
    private let previewMapper = PersonPreviewMapper()

    /// Creates a data source that uses the lists and the search of a TMDb client.
    package init(client: TMDbClient) {
        self.client = client
    }

    package func page(
        _ number: Int, of list: PersonList, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<PersonPreview> {
        try await PopcornError.tmdb(list.subject(ofPage: number)) { () throws(TMDbError) in
            let page = try await fetchPage(number, list, locale.language)
            return pageMapper.map(page, page: number, item: previewMapper.map)
        }
    }

    private func fetchPage(_ page: Int, _ list: PersonList, _ language: String) async throws(TMDbError)
        -> PersonPageableList
    {
        switch list {
        case .popular: try await client.people.popular(page: page, language: language)
        case .trending(let window): try await client.trending.people(in: window.tmdb, page: page, language: language)
        case .search(let search):
            try await client.search.people(
                query: search.text, includeAdult: search.includesAdult, page: page, language: language)
        }
    }
}
