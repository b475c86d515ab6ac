import TMDb

/// A user's list, which both API versions can access.
struct TitleList: Sendable {
    let id: Int
    let owner: User
    var name: String
    var description = ""
    var language = "en"
    var region = "US"
    var isPublic = true
    var sortBy = UserListSort.originalOrderAscending
    /// The comments, by title.
    var items = OrderedValues<Title, String?>()

    /// Returns the object identifier of an entry.
    func objectID(of title: Title) -> String {
        let kind = title.kind == .movie ? "1" : "2"
        return kind + String(id, radix: 16).leftPadded(to: 7) + String(title.listedID, radix: 16).leftPadded(to: 16)
    }

    /// Returns the titles in a sort order. Titles without a value to sort by come last. Titles with equal values are in
    /// the order in which they were added.
    /// - Parameter requested: The sort order. Default: the order of the list, which also replaces an unsupported order.
    func titles(sortedBy requested: UserListSort? = nil, row: (Title) -> [String: JSONValue]?) -> [Title] {
        let titles = items.inOrder.map(\.key)
        let sort = requested.flatMap { Self.supportedSorts.contains($0) ? $0 : nil } ?? sortBy
        let parts = sort.rawValue.split(separator: ".")
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

    /// The number of the sort order in an account's lists. The numbers are an assumption: TMDb's reference lists the
    /// raw values in this order, and shows 7 for a list that is sorted by title.
    var sortNumber: Int { 1 + (Self.sorts.firstIndex(of: sortBy) ?? 0) }

    private static let sorts: [UserListSort] = [
        .originalOrderAscending, .originalOrderDescending, .voteAverageAscending, .voteAverageDescending,
        .primaryReleaseDateAscending, .primaryReleaseDateDescending, .titleAscending, .titleDescending,
    ]

    /// The sort orders that TMDb supports.
    private static let supportedSorts = Set(sorts + [.releaseDateAscending, .releaseDateDescending])

    /// The members of movie and series rows that a list can be sorted by.
    private static let sortKeys: [String: [String]] = {
        let dates = ["release_date", "first_air_date"]
        return [
            "vote_average": ["vote_average"], "primary_release_date": dates, "release_date": dates,
            "title": ["title", "name"],
        ]
    }()
}

/// A value that rows are sorted by.
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
