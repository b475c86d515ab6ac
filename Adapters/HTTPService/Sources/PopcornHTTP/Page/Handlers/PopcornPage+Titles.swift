import CoreApplication
import CoreDomain
import Foundation
import Hummingbird
import MoviesApplication
import PeopleApplication
import PopcornServices
import TVSeriesApplication
import TVSeriesDomain

extension PopcornPage {

    /// Returns the page of a movie. Parts that cannot be fetched are omitted.
    func movie(_ id: Int, _ page: PageRequest) async throws(PopcornError) -> Response {
        let movies = services.movies
        let details = try await movies.fetchMovieDetails.execute(id: id, locale: page.locale, owner: page.owner)
        let cards = CardMapper(page)
        let fetches = TitleFetches(
            credits: movies.fetchMovieCredits, offers: movies.fetchMovieWatchOffers, videos: movies.fetchMovieVideos,
            links: movies.fetchMovieLinks, recommendations: movies.fetchMovieRecommendations)
        let parts = await parts(
            fetches, of: id, page, people: { CreditsView($0, links: page.links) }, card: { cards.card($0) })
        return html("title", TitleView(details, parts: parts, request: page, assets: assets), page)
    }

    /// Returns the page of a series. Parts that cannot be fetched are omitted.
    func series(_ id: Int, _ page: PageRequest) async throws(PopcornError) -> Response {
        let series = services.tvSeries
        let details = try await series.fetchTVSeriesDetails.execute(id: id, locale: page.locale, owner: page.owner)
        let cards = CardMapper(page)
        let fetches = TitleFetches(
            credits: series.fetchTVSeriesCredits, offers: series.fetchTVSeriesWatchOffers,
            videos: series.fetchTVSeriesVideos, links: series.fetchTVSeriesLinks,
            recommendations: series.fetchTVSeriesRecommendations)
        let parts = await parts(
            fetches, of: id, page, people: { CreditsView($0, links: page.links) }, card: { cards.card($0) })
        return html("title", TitleView(details, parts: parts, request: page, assets: assets), page)
    }

    /// Fetches the parts of a title concurrently.
    private func parts<Credits, Preview>(
        _ fetches: TitleFetches<Credits, Preview>, of id: Int, _ page: PageRequest, people: (Credits) -> CreditsView,
        card: (Preview) -> CardView?
    ) async -> TitleParts {
        let locale = page.locale
        async let credits = result { () async throws(PopcornError) in
            try await fetches.credits.execute(id: id, locale: locale)
        }
        async let offers = result { () async throws(PopcornError) in
            try await fetches.offers.execute(id: id, locale: locale)
        }
        async let videos = result { () async throws(PopcornError) in
            try await fetches.videos.execute(id: id, locale: locale)
        }
        async let links = result { () async throws(PopcornError) in
            try await fetches.links.execute(id: id, locale: locale)
        }
        async let recommendations = result { () async throws(PopcornError) in
            try await fetches.recommendations.execute(id: id, locale: locale, owner: page.owner)
        }
        var parts = TitleParts()
        parts.credits = parts.value(await credits).map(people)
        parts.offers = parts.value(await offers) ?? nil
        parts.videos = parts.value(await videos) ?? []
        parts.links = parts.value(await links)
        parts.recommendations = (parts.value(await recommendations)?.items ?? []).compactMap(card)
        return parts
    }

    /// Returns the page of a season. TMDb's response of a season does not contain the name of the series.
    func season(_ number: Int, ofSeries id: Int, _ page: PageRequest) async throws(PopcornError) -> Response {
        let season = try await services.tvSeries.fetchTVSeasonDetails.sourced(
            TVSeasonLocator(seriesID: id, seasonNumber: number), locale: page.locale
        ).value
        let series = await result { () async throws(PopcornError) in
            try await services.tvSeries.fetchTVSeriesDetails.execute(id: id, locale: page.locale)
        }
        let name = season.seriesName ?? (try? series.get())?.name
        return html("season", SeasonView(season, seriesName: name, request: page, assets: assets), page)
    }

    /// Returns the page of a person. Parts that cannot be fetched are omitted.
    func person(_ id: Int, _ page: PageRequest) async throws(PopcornError) -> Response {
        let people = services.people
        let person = try await people.fetchPersonDetails.execute(id: id, locale: page.locale)
        async let knownFor = result { () async throws(PopcornError) in
            try await people.fetchPersonKnownFor.execute(id: id, locale: page.locale)
        }
        async let links = result { () async throws(PopcornError) in
            try await people.fetchPersonLinks.execute(id: id, locale: page.locale)
        }
        let view = PersonView(
            person, knownFor: try? await knownFor.get(), links: try? await links.get(), request: page, assets: assets)
        return html("person", view, page)
    }
}

/// The use cases that fetch the parts of a title.
private struct TitleFetches<Credits: Sendable, Preview: Sendable>: Sendable {
    let credits: FetchUseCase<Int, Credits>
    let offers: FetchUseCase<Int, WatchOffersDetails?>
    let videos: FetchUseCase<Int, [VideoDetails]>
    let links: FetchUseCase<Int, ExternalLinks>
    let recommendations: FetchListUseCase<Int, Preview>
}

extension TitleParts {
    /// Returns the value of a part; `nil` if it could not be fetched, which is recorded.
    fileprivate mutating func value<Value>(_ result: Result<Value, PopcornError>) -> Value? {
        switch result {
        case .success(let value): return value
        case .failure:
            isIncomplete = true
            return nil
        }
    }
}
