import CoreDomain
import Foundation

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
