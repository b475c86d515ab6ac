import CoreApplication
import CoreDomain
import Foundation
import Hummingbird
import MediaApplication
import MediaDomain
import MoviesApplication
import PopcornServices
import TVSeriesApplication

extension PopcornPage {

    /// Returns the first page.
    func home(_ page: PageRequest) async throws(PopcornError) -> Response {
        async let movies = result { () async throws(PopcornError) in
            try await services.movies.fetchPopularMovies.execute(locale: page.locale, owner: page.owner)
        }
        async let series = result { () async throws(PopcornError) in
            try await services.tvSeries.fetchPopularTVSeries.execute(locale: page.locale, owner: page.owner)
        }
        let lists = await (movies: movies, series: series)
        if case .failure(let error) = lists.movies, case .failure = lists.series { throw error }
        let view = HomeView(
            movies: try? lists.movies.get(), series: try? lists.series.get(), request: page, assets: assets)
        return html("home", view, page)
    }

    /// Returns the results of a search for movies, series and people.
    func search(_ page: PageRequest) async throws(PopcornError) -> Response {
        let query = page.fields["query"]
        var list: ContentPage<MediaPreviewDetails>?
        if let query {
            list = try await services.media.searchMedia.execute(
                MediaSearch(query), page: page.pageNumber(), locale: page.locale, owner: page.owner)
        }
        return html("search", SearchView(query, list, request: page, assets: assets), page)
    }

    /// Returns suggestions as JSON, for the script of the pages.
    func suggestions(_ page: PageRequest) async throws(PopcornError) -> Response {
        var items: [MediaPreviewDetails] = []
        if let query = page.fields["query"] {
            items = try await services.media.searchMedia.execute(MediaSearch(query), locale: page.locale).items
        }
        let cards = CardMapper(page)
        let suggestions = items.prefix(Suggestion.maximumCount).compactMap { cards.card($0).map(Suggestion.init) }
        // Suggestions consist of strings, so encoding does not fail.
        let data = (try? PopcornJSON.data(Array(suggestions))) ?? Data()
        return responses.json(data, language: page.locale.language)
    }

    /// Returns the state of the service, if the request may read it. The page is shown without charts if the cache
    /// cannot be read.
    func status(_ page: PageRequest) async throws(PopcornError) -> Response {
        guard page.permitsStatus else { return problem(.unknownPage, page) }
        let health = await services.health()
        let statistics = await result { () async throws(PopcornError) in try await services.cache.statistics() }
        let view = StatusView(health, try? statistics.get(), request: page, assets: assets)
        return html("status", view, page)
    }

    /// Returns the result of a use case.
    func result<Value: Sendable>(
        _ work: () async throws(PopcornError) -> Value
    ) async -> Result<Value, PopcornError> {
        do throws(PopcornError) {
            return .success(try await work())
        } catch {
            return .failure(error)
        }
    }
}
