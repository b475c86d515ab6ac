/// The ratings, favourites and watchlist of a user or guest.
struct Activity: Sendable {
    /// A mark of a movie or TV series. The raw values are TMDb's.
    enum Mark: String, Sendable {
        case favorite
        case watchlist
    }

    /// A title in a list of the user, with its rating in lists of rated titles.
    struct Entry: Equatable, Sendable {
        let title: Title
        let rating: Double?
    }

    var ratings = OrderedValues<Title, Double>()
    private var marked: [Mark: OrderedValues<Title, Void>] = [:]

    /// Marks a title. Returns whether the title was not marked before.
    mutating func mark(_ title: Title, as mark: Mark) -> Bool {
        marked[mark, default: OrderedValues()].set((), for: title)
    }

    mutating func unmark(_ title: Title, as mark: Mark) {
        marked[mark]?.remove(title)
    }

    func isMarked(_ title: Title, as mark: Mark) -> Bool { marked[mark]?[title] != nil }

    /// Returns the rated titles, oldest first.
    func rated(_ kind: Title.Kind) -> [Entry] {
        ratings.inOrder.filter { $0.key.kind == kind }.map { Entry(title: $0.key, rating: $0.value) }
    }

    /// Returns the marked titles, oldest first.
    func marked(_ mark: Mark, _ kind: Title.Kind) -> [Entry] {
        let titles = marked[mark]?.inOrder.map(\.key) ?? []
        return titles.filter { $0.kind == kind }.map { Entry(title: $0, rating: nil) }
    }

    /// Returns the recommended titles: the title with the identifier after each rated or marked title, unless that
    /// title is itself rated or marked. The titles for the watchlist come first, then for favourites, then for ratings,
    /// each newest first. How TMDb selects recommendations is unknown.
    func recommended(_ kind: Title.Kind) -> [Title] {
        let known = (rated(kind) + marked(.favorite, kind) + marked(.watchlist, kind)).map(\.title)
        var seen = Set(known)
        return known.reversed().map(\.next).filter { seen.insert($0).inserted }
    }
}
