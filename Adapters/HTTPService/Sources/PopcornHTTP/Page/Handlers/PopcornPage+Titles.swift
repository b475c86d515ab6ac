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

    /// Returns the page of a movie.
    func movie(_ id: Int, _ page: PageRequest) async throws(PopcornError) -> Response {
        let movie = try await content(
            services.movies.fetchMovie, id, [.credits, .watchOffers, .videos, .links], page)
        let cards = CardMapper(page)
        let parts = TitleParts(
            credits: movie.part(\.credits).map { CreditsView($0, links: page.links) },
            offers: movie.part(\.watchOffers) ?? nil, videos: movie.part(\.videos) ?? [],
            links: movie.part(\.links), isIncomplete: movie.isIncomplete)
        let recommended = await result { () async throws(PopcornError) in
            try await services.movies.fetchMovieRecommendations.execute(
                id: id, locale: page.locale, owner: page.owner)
        }
        return html(
            "title",
            TitleView(
                movie.details, parts: parts.recommending(recommended) { cards.card($0) }, request: page,
                assets: assets), page)
    }

    /// Returns the page of a series.
    func series(_ id: Int, _ page: PageRequest) async throws(PopcornError) -> Response {
        let series = try await content(
            services.tvSeries.fetchTVSeries, id, [.credits, .watchOffers, .videos, .links], page)
        let cards = CardMapper(page)
        let parts = TitleParts(
            credits: series.part(\.credits).map { CreditsView($0, links: page.links) },
            offers: series.part(\.watchOffers) ?? nil, videos: series.part(\.videos) ?? [],
            links: series.part(\.links), isIncomplete: series.isIncomplete)
        let recommended = await result { () async throws(PopcornError) in
            try await services.tvSeries.fetchTVSeriesRecommendations.execute(
                id: id, locale: page.locale, owner: page.owner)
        }
        return html(
            "title",
            TitleView(
                series.details, parts: parts.recommending(recommended) { cards.card($0) }, request: page,
                assets: assets), page)
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

    /// Returns the page of a person.
    func person(_ id: Int, _ page: PageRequest) async throws(PopcornError) -> Response {
        let person = try await content(services.people.fetchPerson, id, [.knownFor, .links], page)
        let view = PersonView(
            person.details, knownFor: person.part(\.knownFor), links: person.part(\.links), request: page,
            assets: assets)
        return html("person", view, page)
    }

    /// Returns the details of a title or person with parts. A part that cannot be fetched is omitted.
    private func content<Details, Parts>(
        _ useCase: FetchUseCase<PartsRequest<Int, Parts>, DetailsWithParts<Details, Parts>>, _ id: Int,
        _ names: Set<Parts.Name>, _ page: PageRequest
    ) async throws(PopcornError) -> PageContent<Details, Parts> {
        func read(
            _ names: Set<Parts.Name>, _ policy: ReadPolicy
        ) async throws(PopcornError) -> DetailsWithParts<Details, Parts> {
            try await useCase.execute(
                id: id, including: names, locale: page.locale, policy: policy, owner: page.owner)
        }
        do throws(PopcornError) {
            let content = try await read(names, .cacheFirst)
            return PageContent(details: content.details, parts: [content.parts], isIncomplete: false)
        } catch {
            // If only a part could not be fetched, the rest is cached now. No further request is sent.
            guard let content = try? await read([], .cacheOnly) else { throw error }
            var parts: [Parts] = []
            for name in names {
                if let part = try? await read([name], .cacheOnly) { parts.append(part.parts) }
            }
            return PageContent(details: content.details, parts: parts, isIncomplete: parts.count < names.count)
        }
    }
}

/// The details of a title or person for a page, with the parts that could be fetched.
private struct PageContent<Details, Parts> {
    let details: Details
    /// The parts of each read.
    let parts: [Parts]
    /// Whether a part could not be fetched.
    let isIncomplete: Bool

    /// Returns a part; `nil` if it could not be fetched.
    func part<Value>(_ part: KeyPath<Parts, Value?>) -> Value? {
        parts.lazy.compactMap { $0[keyPath: part] }.first
    }
}

extension TitleParts {
    /// Returns the parts with the cards of recommended titles.
    fileprivate func recommending<Preview>(
        _ page: Result<ContentPage<Preview>, PopcornError>, card: (Preview) -> CardView?
    ) -> TitleParts {
        var parts = self
        switch page {
        case .success(let page): parts.recommendations = page.items.compactMap(card)
        case .failure: parts.isIncomplete = true
        }
        return parts
    }
}
