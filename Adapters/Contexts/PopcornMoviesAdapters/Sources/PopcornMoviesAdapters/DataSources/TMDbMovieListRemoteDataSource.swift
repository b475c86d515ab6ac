package import CoreDomain
package import MoviesDomain
import PopcornSharedAdapters
package import TMDb

/// A remote data source of lists of movies on TMDb.
package struct TMDbMovieListRemoteDataSource: ListRemoteDataSource {

    private let client: TMDbClient
    private let pageMapper = ContentPageMapper()
    private let previewMapper = MoviePreviewMapper()
    private let filterMapper = MovieFilterMapper()

    /// Creates a data source that uses the lists, the search and the discovery of a TMDb client.
    package init(client: TMDbClient) {
        self.client = client
    }

    package func page(
        _ number: Int, of list: MovieList, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<MoviePreview> {
        try await PopcornError.tmdb(list.subject(ofPage: number)) { () throws(TMDbError) in
            let page = try await fetchPage(number, list, locale.language, locale.region)
            return pageMapper.map(page, page: number, item: previewMapper.map)
        }
    }

    private func fetchPage(
        _ page: Int, _ list: MovieList, _ language: String, _ region: String
    ) async throws(TMDbError) -> MoviePageableList {
        switch list {
        case .popular: try await client.movies.popular(page: page, region: region, language: language)
        case .topRated: try await client.movies.topRated(page: page, region: region, language: language)
        case .nowPlaying: try await client.movies.nowPlaying(page: page, region: region, language: language)
        case .upcoming: try await client.movies.upcoming(page: page, region: region, language: language)
        case .trending(let window):
            try await client.trending.movies(in: window.tmdb, page: page, language: language)
        case .similar(let id): try await client.movies.similar(toMovie: id, page: page, language: language)
        case .recommendations(let id):
            try await client.movies.recommendations(forMovie: id, page: page, language: language)
        case .search(let search):
            try await client.search.movies(
                query: search.text, primaryReleaseYear: search.year, includeAdult: search.includesAdult,
                region: region, page: page, language: language)
        case .discover(let filter):
            try await client.discover.movies(
                filter: filterMapper.map(filter, region: region), sortedBy: filterMapper.map(filter.order), page: page,
                language: language)
        }
    }
}
