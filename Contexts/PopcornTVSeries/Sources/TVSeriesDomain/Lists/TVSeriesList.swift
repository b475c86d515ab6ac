public import CoreDomain

/// A search for TV series by name.
public typealias TVSeriesSearch = TitleSearch

/// A list of TV series on TMDb.
public enum TVSeriesList: Hashable, Sendable {
    /// The popular TV series.
    case popular
    /// The top-rated TV series.
    case topRated
    /// The TV series with an episode in the next seven days.
    case onTheAir
    /// The TV series with an episode today.
    case airingToday
    /// The trending TV series of the last day or week.
    case trending(TrendingWindow)
    /// The TV series similar to a TV series, by genres and keywords.
    case similar(id: Int)
    /// The TV series recommended to viewers of a TV series.
    case recommendations(id: Int)
    /// The TV series whose name matches a search.
    case search(TVSeriesSearch)
    /// The TV series that match a filter.
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

    /// Whether the list depends on the region: only a filter with watch providers or kinds of watch offers does.
    public var isRegional: Bool {
        if case .discover(let filter) = self { filter.isRegional } else { false }
    }

    /// Whether the list depends on the current day: the series on the air, airing today, and trending today.
    public var isDated: Bool { dependsOnTimeZone || self == .trending(.day) }

    /// Whether TMDb determines the day in the locale's time zone: of the series on the air and airing today.
    public var dependsOnTimeZone: Bool { self == .onTheAir || self == .airingToday }

    public var suggestionQuery: SuggestionQuery? {
        if case .search(let search) = self { search.suggestionQuery(.tvSeries) } else { nil }
    }

    public func validate() throws(PopcornError) {
        switch self {
        case .popular, .topRated, .onTheAir, .airingToday, .trending: break
        case .similar(let id), .recommendations(let id): try ContentKind.tvSeries.validate(id)
        case .search(let search): try search.validate()
        case .discover(let filter): try filter.validate()
        }
    }
}
