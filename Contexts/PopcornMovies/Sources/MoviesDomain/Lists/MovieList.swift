public import CoreDomain

/// A list of movies that TMDb has.
public enum MovieList: Hashable, Sendable {
    /// By interest, in the region.
    case popular
    /// By rating, in the region.
    case topRated
    /// In the region's cinemas.
    case nowPlaying
    /// Soon in the region's cinemas.
    case upcoming
    /// What interest grew in.
    case trending(TrendingWindow)
    /// With the genres and keywords of a movie.
    case similar(id: Int)
    /// For those who like a movie.
    case recommendations(id: Int)
    /// By words of the title.
    case search(MovieSearch)
    /// By what movies are like.
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
        case .popular, .topRated, .nowPlaying, .upcoming, .search, .discover: true
        case .trending, .similar, .recommendations: false
        }
    }

    public func check() throws(PopcornError) {
        switch self {
        case .popular, .topRated, .nowPlaying, .upcoming, .trending: break
        case .similar(let id), .recommendations(let id): try ContentKind.movie.check(id)
        case .search(let search): try search.check()
        case .discover(let filter): try filter.check()
        }
    }
}
