import TMDb

/// A user's list, which versions 3 and 4 show alike.
struct TitleList: Sendable {
    let id: Int
    let owner: User
    var name: String
    var description = ""
    var language = "en"
    var region = "US"
    var isPublic = true
    var sortBy = UserListSort.originalOrderAscending
    /// The comments by title.
    var items = Remembered<Title, String?>()

    /// The identifier of an entry.
    func objectID(of title: Title) -> String {
        let kind = title.kind == .movie ? "1" : "2"
        return kind + String(id, radix: 16).leftPadded(to: 7) + String(title.listedID, radix: 16).leftPadded(to: 16)
    }

    /// The titles in the order of the list. Those without what it is sorted by come last, and equal ones in the order
    /// in which they were added.
    func titles(row: (Title) -> [String: JSONValue]?) -> [Title] {
        let titles = items.inOrder.map(\.key)
        let parts = sortBy.rawValue.split(separator: ".")
        let isDescending = parts.last == "desc"
        guard let first = parts.first, let keys = Self.sortKeys[String(first)] else {
            return isDescending ? titles.reversed() : titles
        }
        let keyed = titles.map { title in
            let row = row(title) ?? [:]
            return (title: title, key: keys.lazy.compactMap { row[$0].flatMap(SortKey.init) }.first)
        }
        let sorted = keyed.enumerated().sorted { left, right in
            guard let leftKey = left.element.key else { return right.element.key == nil && left.offset < right.offset }
            guard let rightKey = right.element.key else { return true }
            if leftKey == rightKey { return left.offset < right.offset }
            return isDescending ? rightKey < leftKey : leftKey < rightKey
        }
        return sorted.map(\.element.title)
    }

    /// The order as TMDb numbers it among an account's lists. Which number is which is a guess: TMDb's reference has the
    /// words in this order, and 7 for a list that is sorted by title.
    var sortNumber: Int { 1 + (Self.sorts.firstIndex(of: sortBy) ?? 0) }

    private static let sorts: [UserListSort] = [
        .originalOrderAscending, .originalOrderDescending, .voteAverageAscending, .voteAverageDescending,
        .primaryReleaseDateAscending, .primaryReleaseDateDescending, .titleAscending, .titleDescending,
    ]

    /// The members of a row by which a list can be sorted, of movies and of series.
    private static let sortKeys: [String: [String]] = {
        let dates = ["release_date", "first_air_date"]
        return [
            "vote_average": ["vote_average"], "primary_release_date": dates, "release_date": dates,
            "title": ["title", "name"],
        ]
    }()
}

/// A value by which rows are sorted.
private enum SortKey: Comparable {
    case number(Double)
    case text(String)

    init?(_ value: JSONValue) {
        switch value {
        case .integer(let number): self = .number(Double(number))
        case .number(let number): self = .number(number)
        case .string(let text) where !text.isEmpty: self = .text(text)
        default: return nil
        }
    }
}
