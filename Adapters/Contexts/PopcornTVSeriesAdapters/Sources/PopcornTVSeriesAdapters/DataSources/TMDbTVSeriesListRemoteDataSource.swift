package import CoreDomain
import PopcornSharedAdapters
package import TMDb
package import TVSeriesDomain

/// A remote data source of lists of TV series on TMDb.
package struct TMDbTVSeriesListRemoteDataSource: ListRemoteDataSource {

    private let client: TMDbClient
    private let pageMapper = ContentPageMapper()
    private let previewMapper = TVSeriesPreviewMapper()
    private let filterMapper = TVSeriesFilterMapper()

    /// Creates a data source that uses the lists, the search and the discovery of a TMDb client.
    package init(client: TMDbClient) {
        self.client = client
    }

    package func page(
        _ number: Int, of list: TVSeriesList, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<TVSeriesPreview> {
        try await PopcornError.tmdb(list.subject(ofPage: number)) { () throws(TMDbError) in
            let page = try await fetchPage(number, list, locale)
            return pageMapper.map(page, page: number, item: previewMapper.map)
        }
    }

    private func fetchPage(
        _ page: Int, _ list: TVSeriesList, _ locale: ContentLocale
    ) async throws(TMDbError) -> TVSeriesPageableList {
        let language = locale.language
        let timeZone = locale.timeZoneIdentifier
        return switch list {
        case .popular: try await client.tvSeries.popular(page: page, language: language)
        case .topRated: try await client.tvSeries.topRated(page: page, language: language)
        case .onTheAir: try await client.tvSeries.onTheAir(page: page, timezone: timeZone, language: language)
        case .airingToday: try await client.tvSeries.airingToday(page: page, timezone: timeZone, language: language)
        case .trending(let window):
            try await client.trending.tvSeries(in: window.tmdb, page: page, language: language)
        case .similar(let id): try await client.tvSeries.similar(toTVSeries: id, page: page, language: language)
        case .recommendations(let id):
            try await client.tvSeries.recommendations(forTVSeries: id, page: page, language: language)
        case .search(let search):
            try await client.search.tvSeries(
                query: search.text, firstAirDateYear: search.year, includeAdult: search.includesAdult, page: page,
                language: language)
        case .discover(let filter):
            try await client.discover.tvSeries(
                filter: filterMapper.map(filter, region: locale.region), sortedBy: filterMapper.map(filter.order),
                page: page,
                language: language)
        }
    }
}
