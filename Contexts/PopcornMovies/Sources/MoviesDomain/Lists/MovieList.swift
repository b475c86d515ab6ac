public import CoreDomain

/// A list of movies on TMDb.
public enum MovieList: Hashable, Sendable {
    /// The popular movies in a region.
    case popular
    /// The top-rated movies in a region.
    case topRated
    /// The movies now in cinemas in a region.
    case nowPlaying
    /// The movies coming soon to cinemas in a region.
    case upcoming
    /// The trending movies of the last day or week.
    case trending(TrendingWindow)
    /// Movies that are similar to a movie, by genres and keywords.
    case similar(id: Int)
    /// Recommendations based on a movie.
    case recommendations(id: Int)
    /// Movies found by title.
    case search(MovieSearch)
    /// Movies that match a filter.
    case discover(MovieFilter)
}

extension MovieList: ContentList {

    public var name: String {
        switch self {
        case .popular: "movie/popular"
        case .topRated: "movie/top-rated"
        case .nowPlaying: "movie/now-playing"
        case .upcoming: "movie/upcoming"
        case .trending(let window): "movie/trending/\(window.rawValue)"
        case .similar(let id): "movie/\(id)/similar"
        case .recommendations(let id): "movie/\(id)/recommendations"
        case .search(let search): "movie/search?\(search.queryKey)"
        case .discover(let filter): "movie/discover?\(filter.queryKey)"
        }
    }

    public var isRegional: Bool {
        switch self {
        case .popular, .topRated, .nowPlaying, .upcoming, .search: true
        case .discover(let filter): filter.isRegional
        case .trending, .similar, .recommendations: false
        }
    }

    /// Whether the list depends on the current day: the movies now in cinemas, coming soon, and trending today.
    public var isDated: Bool {
        switch self {
        case .nowPlaying, .upcoming, .trending(.day): true
        case .popular, .topRated, .trending(.week), .similar, .recommendations, .search, .discover: false
        }
    }

    public var suggestionQuery: SuggestionQuery? {
        if case .search(let search) = self { search.suggestionQuery(.movie) } else { nil }
    }

    public func validate() throws(PopcornError) {
        switch self {
        case .popular, .topRated, .nowPlaying, .upcoming, .trending: break
        case .similar(let id), .recommendations(let id): try ContentKind.movie.validate(id)
        case .search(let search): try search.validate()
        case .discover(let filter): try filter.validate()
        }
    }
}

/// A search for movies by title.
public typealias MovieSearch = TitleSearch
