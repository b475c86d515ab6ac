public import CoreDomain

/// A list of people that TMDb has.
public enum PersonList: Hashable, Sendable {
    /// By interest.
    case popular
    /// Whom interest grew in.
    case trending(TrendingWindow)
    /// By words of the name.
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

    public func check() throws(PopcornError) {
        if case .search(let search) = self { try search.check() }
    }
}

/// What people are searched for by.
public typealias PersonSearch = NameSearch
