import CoreApplication
import CoreDomain
import Foundation
import MediaApplication

/// The page of a watchlist.
struct WatchlistView: Hashable, Sendable {

    let layout: LayoutView
    let titles: [CardView]
    let isEmpty: Bool
    /// The titles that cannot be fetched; they can be removed.
    let unavailable: [UnavailableTitleView]
    let pagination: PaginationView?
    /// The next episodes and releases; `nil` if they cannot be fetched.
    let calendar: CalendarDaysView?
    let calendarURL: String

    init(
        _ list: ContentPage<WatchlistTitle>, calendar: WatchlistCalendar?, request: PageRequest, assets: PageAssets
    ) {
        let cards = CardMapper(request)
        let format = PageFormat(request.locale)
        layout = LayoutView("Watchlist", for: request, assets: assets)
        titles = list.items.compactMap { item in
            guard let preview = item.preview, let card = cards.card(preview) else { return nil }
            let next = item.nextEpisodeAirDate.map { "Next episode: \(format.day($0))" }
            return CardView(
                url: card.url, title: card.title.text, detail: next ?? card.detail, picture: card.picture,
                page: request.locale,
                removal: WatchlistForm(
                    .remove, item.entry.kind, id: item.entry.id, title: preview.title, origin: .watchlist,
                    links: request.links))
        }
        unavailable = list.items.filter { $0.preview == nil }.map { UnavailableTitleView($0, links: request.links) }
        isEmpty = list.totalResults == 0
        pagination = PaginationView(list) { page in
            request.links.link("/watchlist", [("page", page > 1 ? String(page) : nil)])
        }
        self.calendar = calendar.map { CalendarDaysView($0, request: request) }
        calendarURL = request.links.link("/calendar")
    }
}

/// A row of a title that cannot be fetched.
struct UnavailableTitleView: Hashable, Sendable {

    /// The last known name with its year or, if there is none, the kind and the identifier.
    let name: String
    /// Whether TMDb does not have the title.
    let isRemoved: Bool
    let removal: WatchlistForm

    init(_ item: WatchlistTitle, links: PageLinks) {
        let (kind, id) = (item.entry.kind, item.entry.id)
        name =
            item.lastKnown.map { known in known.year.map { "\(known.title) (\($0))" } ?? known.title }
            ?? "\(kind == .movie ? "Movie" : "Series") \(id)"
        isRemoved = item.isRemoved
        removal = WatchlistForm(.remove, kind, id: id, title: name, origin: .watchlist, links: links)
    }
}
