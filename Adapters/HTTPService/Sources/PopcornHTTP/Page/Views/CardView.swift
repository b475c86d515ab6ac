import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import PeopleApplication
import PeopleDomain

/// A card that links to a title, a season or a person.
struct CardView: Hashable, Sendable {

    let url: String
    let title: LocalisedText
    /// A line below the title, such as the year.
    let detail: String?
    private(set) var picture: PictureView?
    /// The initials, which replace a missing picture.
    let initials: String
    let isOnWatchlist: Bool
    /// The form that removes the title from the watchlist; `nil` if the card has none.
    var removal: WatchlistForm?

    /// The width of a card in the layout.
    static let sizes = "(max-width: 40rem) 42vw, 11rem"

    init?(
        url: String, title: String, detail: String? = nil, picture: PictureView? = nil, isOnWatchlist: Bool = false,
        page: ContentLocale, removal: WatchlistForm? = nil
    ) {
        guard let text = LocalisedText(title.isEmpty ? "Untitled" : title, page: page) else { return nil }
        self.url = url
        self.title = text
        self.detail = detail
        initials = title.initials
        self.picture = picture
        self.picture?.initials = initials
        self.isOnWatchlist = isOnWatchlist
        self.removal = removal
    }
}

/// A mapper from previews to the cards of a page, in its locale and with its links.
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
