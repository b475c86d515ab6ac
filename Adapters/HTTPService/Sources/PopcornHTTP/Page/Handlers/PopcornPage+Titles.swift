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
        let locale = page.locale
        let movies = services.movies
        let details = try await movies.fetchMovieDetails.execute(id: id, locale: locale, owner: page.owner)
        async let credits = result { () async throws(PopcornError) in
            try await movies.fetchMovieCredits.execute(id: id, locale: locale)
        }
        async let offers = result { () async throws(PopcornError) in
            try await movies.fetchMovieWatchOffers.execute(id: id, locale: locale)
        }
        async let videos = result { () async throws(PopcornError) in
            try await movies.fetchMovieVideos.execute(id: id, locale: locale)
        }
        async let links = result { () async throws(PopcornError) in
            try await movies.fetchMovieLinks.execute(id: id, locale: locale)
        }
        async let related = result { () async throws(PopcornError) in
            try await movies.fetchMovieRecommendations.execute(id: id, locale: locale, owner: page.owner)
        }
        let cards = CardMapper(page)
        var parts = TitleParts()
        parts.credits = parts.value(await credits).map { CreditsView($0, links: page.links) }
        parts.offers = parts.value(await offers) ?? nil
        parts.videos = parts.value(await videos) ?? []
        parts.links = parts.value(await links)
        parts.recommendations = (parts.value(await related)?.items ?? []).compactMap { cards.card($0) }
        return html("title", TitleView(details, parts: parts, request: page, assets: assets), page)
    }

    /// Returns the page of a series. Parts that cannot be fetched are omitted.
    func series(_ id: Int, _ page: PageRequest) async throws(PopcornError) -> Response {
        let locale = page.locale
        let tvSeries = services.tvSeries
        let details = try await tvSeries.fetchTVSeriesDetails.execute(id: id, locale: locale, owner: page.owner)
        async let credits = result { () async throws(PopcornError) in
            try await tvSeries.fetchTVSeriesCredits.execute(id: id, locale: locale)
        }
        async let offers = result { () async throws(PopcornError) in
            try await tvSeries.fetchTVSeriesWatchOffers.execute(id: id, locale: locale)
        }
        async let videos = result { () async throws(PopcornError) in
            try await tvSeries.fetchTVSeriesVideos.execute(id: id, locale: locale)
        }
        async let links = result { () async throws(PopcornError) in
            try await tvSeries.fetchTVSeriesLinks.execute(id: id, locale: locale)
        }
        async let related = result { () async throws(PopcornError) in
            try await tvSeries.fetchTVSeriesRecommendations.execute(id: id, locale: locale, owner: page.owner)
        }
        let cards = CardMapper(page)
        var parts = TitleParts()
        parts.credits = parts.value(await credits).map { CreditsView($0, links: page.links) }
        parts.offers = parts.value(await offers) ?? nil
        parts.videos = parts.value(await videos) ?? []
        parts.links = parts.value(await links)
        parts.recommendations = (parts.value(await related)?.items ?? []).compactMap { cards.card($0) }
        return html("title", TitleView(details, parts: parts, request: page, assets: assets), page)
    }

    /// Returns the page of a season.
    func season(_ number: Int, ofSeries id: Int, _ page: PageRequest) async throws(PopcornError) -> Response {
        let season = try await services.tvSeries.fetchTVSeasonDetails.sourced(
            TVSeasonLocator(seriesID: id, seasonNumber: number), locale: page.locale
        ).value
        return html("season", SeasonView(season, request: page, assets: assets), page)
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
