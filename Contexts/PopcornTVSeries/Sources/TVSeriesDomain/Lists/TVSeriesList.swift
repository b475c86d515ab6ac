public import CoreDomain

/// What series are searched for by.
public typealias TVSeriesSearch = TitleSearch

/// A list of series that TMDb has.
public enum TVSeriesList: Hashable, Sendable {
    /// By interest.
    case popular
    /// By rating.
    case topRated
    /// With an episode in the next seven days.
    case onTheAir
    /// With an episode today.
    case airingToday
    /// What interest grew in.
    case trending(TrendingWindow)
    /// With the genres and keywords of a series.
    case similar(id: Int)
    /// For those who like a series.
    case recommendations(id: Int)
    /// By words of the name.
    case search(TVSeriesSearch)
    /// By what series are like.
    case discover(TVSeriesFilter)
}

extension TVSeriesList: ContentList {

    public var name: String {
        switch self {
        case .popular: "tv/popular"
        case .topRated: "tv/top-rated"
        case .onTheAir: "tv/on-the-air"
        case .airingToday: "tv/airing-today"
        case .trending(let window): "tv/trending/\(window.rawValue)"
        case .similar(let id): "tv/\(id)/similar"
        case .recommendations(let id): "tv/\(id)/recommendations"
        case .search(let search): "tv/search?\(search.queryKey)"
        case .discover(let filter): "tv/discover?\(filter.queryKey)"
        }
    }

    /// Services offer series by region. TMDb asks for no region in other lists of series.
    public var isRegional: Bool {
        if case .discover(let filter) = self { !filter.watchProviders.isEmpty } else { false }
    }

    public func check() throws(PopcornError) {
        switch self {
        case .popular, .topRated, .onTheAir, .airingToday, .trending: break
        case .similar(let id), .recommendations(let id): try ContentKind.tvSeries.check(id)
        case .search(let search): try search.check()
        case .discover(let filter): try filter.check()
        }
    }
}
