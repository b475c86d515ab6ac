import CoreDomain

/// A form that adds a title to the watchlist, or removes it.
struct WatchlistForm: Hashable, Sendable {

    /// The change that the form makes.
    enum Change: String {
        case add, remove
    }

    /// The page to which the form leads back.
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
