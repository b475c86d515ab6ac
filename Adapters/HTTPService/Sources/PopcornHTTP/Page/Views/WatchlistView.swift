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

/// A form that adds a title to the watchlist, or removes it.
struct WatchlistForm: Hashable, Sendable {

    /// The change that the form makes.
    enum Change: String {
        case add, remove
    }

    /// The page that is shown after the form was processed.
    enum Origin: String {
        case title, watchlist
    }

    let url: String
    let kind: String
    let id: String
    let change: String
    let origin: String
    /// The name of the title, for the label of the button.
    let title: String
    let isRemoval: Bool
    /// Whether the form is on the page of the title, which names the title already.
    let isOnTitle: Bool

    init(_ change: Change, _ kind: TitleKind, id: Int, title: String, origin: Origin, links: PageLinks) {
        url = links.link("/watchlist")
        self.kind = kind.rawValue
        self.id = String(id)
        self.change = change.rawValue
        self.origin = origin.rawValue
        self.title = title
        isRemoval = change == .remove
        isOnTitle = origin == .title
    }
}

/// A change of the watchlist that a form requests.
struct WatchlistChange: Hashable, Sendable {

    let change: WatchlistForm.Change
    let title: TitleID
    let origin: WatchlistForm.Origin

    /// Creates the change from the fields of a form.
    init(_ fields: FormFields) throws(PopcornError) {
        guard let change = fields["change"].flatMap(WatchlistForm.Change.init(rawValue:)),
            let kind = fields["kind"].flatMap(TitleKind.init(rawValue:)),
            let id = fields["id"].flatMap({ Int($0) }), id > 0
        else { throw .invalidInput("The form must name a change, a kind of title and an identifier") }
        self.change = change
        title = TitleID(kind, id)
        origin = fields["from"].flatMap(WatchlistForm.Origin.init(rawValue:)) ?? .title
    }
}
