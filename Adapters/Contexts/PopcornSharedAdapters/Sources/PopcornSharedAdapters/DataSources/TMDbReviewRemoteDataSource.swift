package import CoreDomain
package import TMDb

/// A remote data source of the reviews of movies and TV series.
package struct TMDbReviewRemoteDataSource: ListRemoteDataSource {

    private let client: TMDbClient
    private let pageMapper = ContentPageMapper()
    private let mapper = ReviewMapper()

    /// Creates a data source that uses the services of a TMDb client.
    package init(client: TMDbClient) {
        self.client = client
    }

    package func page(
        _ number: Int, of list: ReviewList, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<CoreDomain.Review> {
        try await PopcornError.tmdb(list.subject(ofPage: number)) { () throws(TMDbError) in
            let (id, language) = (list.title.id, locale.language)
            let page =
                switch list.title.kind {
                case .movie: try await client.movies.reviews(forMovie: id, page: number, language: language)
                case .tvSeries: try await client.tvSeries.reviews(forTVSeries: id, page: number, language: language)
                }
            return pageMapper.map(page, page: number, item: mapper.map)
        }
    }
}
