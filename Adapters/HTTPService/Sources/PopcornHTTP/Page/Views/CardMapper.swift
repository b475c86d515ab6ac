import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import PeopleApplication
import PeopleDomain

/// Creates cards in the locale and with the links of a page.
struct CardMapper: Sendable {

    let request: PageRequest
    private let format: PageFormat

    init(_ request: PageRequest) {
        self.request = request
        format = PageFormat(request.locale)
    }

    func card(_ movie: MoviePreviewDetails, namesKind: Bool = false) -> CardView? {
        CardView(
            url: request.links.title(.movie, movie.id), title: movie.title,
            detail: joined(namesKind ? "Movie" : nil, movie.releaseDate.map(format.year)),
            picture: PictureView(movie.posterURLSet, .poster, sizes: CardView.sizes),
            isOnWatchlist: movie.isOnWatchlist == true, page: request.locale)
    }

    func card(_ series: TVSeriesPreviewDetails, namesKind: Bool = false) -> CardView? {
        CardView(
            url: request.links.title(.tvSeries, series.id), title: series.name,
            detail: joined(namesKind ? "Series" : nil, series.firstAirDate.map(format.year)),
            picture: PictureView(series.posterURLSet, .poster, sizes: CardView.sizes),
            isOnWatchlist: series.isOnWatchlist == true, page: request.locale)
    }

    func card(_ person: PersonPreviewDetails) -> CardView? {
        CardView(
            url: request.links.person(person.id), title: person.name,
            detail: joined("Person", person.knownForDepartment),
            picture: PictureView(person.profileURLSet, .profile, sizes: CardView.sizes), page: request.locale)
    }

    func card(_ media: MediaPreviewDetails) -> CardView? {
        switch media {
        case .movie(let movie): card(movie, namesKind: true)
        case .tvSeries(let series): card(series, namesKind: true)
        case .person(let person): card(person)
        }
    }

    func card(_ season: TVSeasonDetails) -> CardView? {
        let episodes = season.episodeCount.map { $0 == 1 ? "1 episode" : "\(format.number($0)) episodes" }
        return CardView(
            url: request.links.season(season.seasonNumber, ofSeries: season.seriesID), title: season.name,
            detail: joined(season.airDate.map(format.year), episodes),
            picture: PictureView(season.posterURLSet, .poster, sizes: CardView.sizes), page: request.locale)
    }

    func card(_ credit: PersonCreditDetails) -> CardView? {
        let roles = credit.roles.map(\.character).filter { !$0.isEmpty } + credit.jobs.map(\.job)
        return CardView(
            url: request.links.title(credit.kind, credit.id), title: credit.title,
            detail: joined(credit.releaseDate.map(format.year), roles.isEmpty ? nil : roles.joined(separator: ", ")),
            picture: PictureView(credit.posterURLSet, .poster, sizes: CardView.sizes), page: request.locale)
    }

    private func joined(_ parts: String?...) -> String? {
        let texts = parts.compactMap(\.self)
        return texts.isEmpty ? nil : texts.joined(separator: " · ")
    }
}
