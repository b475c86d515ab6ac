/// What one user or guest rated and marked.
struct Activity: Sendable {
    /// The marks of a movie or a series, by TMDb's words.
    enum Mark: String, Sendable {
        case favorite
        case watchlist
    }

    /// A title on a list of the user, with its rating on lists of rated titles.
    struct Entry: Equatable, Sendable {
        let title: Title
        let rating: Double?
    }

    var ratings = Remembered<Title, Double>()
    private var marked: [Mark: Remembered<Title, Void>] = [:]

    /// - Returns: Whether it wasn't marked.
    mutating func mark(_ title: Title, as mark: Mark) -> Bool {
        marked[mark, default: Remembered()].set((), for: title)
    }

    mutating func unmark(_ title: Title, as mark: Mark) {
        marked[mark]?.remove(title)
    }

    func isMarked(_ title: Title, as mark: Mark) -> Bool { marked[mark]?[title] != nil }

    /// The oldest first.
    func rated(_ kind: Title.Kind) -> [Entry] {
        ratings.inOrder.filter { $0.key.kind == kind }.map { Entry(title: $0.key, rating: $0.value) }
    }

    /// The oldest first.
    func marked(_ mark: Mark, _ kind: Title.Kind) -> [Entry] {
        let titles = marked[mark]?.inOrder.map(\.key) ?? []
        return titles.filter { $0.kind == kind }.map { Entry(title: $0, rating: nil) }
    }

    /// What someone like this may like: the title with the next number after each that was rated or marked, the latest
    /// first, if it is not among these itself. How TMDb chooses is not known.
    func recommended(_ kind: Title.Kind) -> [Title] {
        let known = (rated(kind) + marked(.favorite, kind) + marked(.watchlist, kind)).map(\.title)
        var seen = Set(known)
        return known.reversed().map(\.next).filter { seen.insert($0).inserted }
    }
}
