public import CoreDomain

/// A text search for movies, TV series and people in one list.
public typealias MediaSearch = NameSearch

/// A list of movies, TV series and people.
package enum MediaList: ContentList {
    /// A search by title or name.
    case search(MediaSearch)
    /// The trending movies, series and people of the last day or week.
    case trending(TrendingWindow)

    package var name: String {
        switch self {
        case .search(let search): "media/search?\(search.queryKey)"
        case .trending(let window): "media/trending/\(window.rawValue)"
        }
    }

    package var isRegional: Bool { false }

    package var isDated: Bool { self == .trending(.day) }

    package var suggestionQuery: SuggestionQuery? {
        if case .search(let search) = self { search.suggestionQuery(SuggestionQuery.allKinds) } else { nil }
    }

    package func validate() throws(PopcornError) {
        switch self {
        case .search(let search): try search.validate()
        case .trending: break
        }
    }
}
