public import CoreDomain

/// A list of people on TMDb.
public enum PersonList: Hashable, Sendable {
    /// The popular people.
    case popular
    /// The trending people of the last day or week.
    case trending(TrendingWindow)
    /// The people whose name matches a search.
    case search(PersonSearch)
}

extension PersonList: ContentList {

    public var name: String {
        switch self {
        case .popular: "person/popular"
        case .trending(let window): "person/trending/\(window.rawValue)"
        case .search(let search): "person/search?\(search.queryKey)"
        }
    }

    public var isRegional: Bool { false }

    /// Whether the list depends on the current day: the people trending today.
    public var isDated: Bool { self == .trending(.day) }

    public var suggestionQuery: SuggestionQuery? {
        if case .search(let search) = self { search.suggestionQuery([.person]) } else { nil }
    }

    public func validate() throws(PopcornError) {
        if case .search(let search) = self { try search.validate() }
    }
}

/// A search for people by name.
public typealias PersonSearch = NameSearch
