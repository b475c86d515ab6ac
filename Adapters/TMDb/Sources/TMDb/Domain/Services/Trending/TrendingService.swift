/// A service for trending movies, TV series and people.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol TrendingService: TMDbService {}

extension TrendingService {

    /// Returns a page (1 to 500) of trending movies, TV series and people.
    ///
    /// `GET /3/trending/all/{time_window}`
    public func all(
        in timeWindow: TrendingTimeWindow = .day, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MediaPageableList {
        try await send(
            Endpoint("trending-all", path: path("all", timeWindow), query: [.page(page), .language(language)]))
    }

    /// Returns a page (1 to 500) of trending movies.
    ///
    /// `GET /3/trending/movie/{time_window}`
    public func movies(
        in timeWindow: TrendingTimeWindow = .day, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint("trending-movies", path: path("movie", timeWindow), query: [.page(page), .language(language)]))
    }

    /// Returns a page (1 to 500) of trending TV series.
    ///
    /// `GET /3/trending/tv/{time_window}`
    public func tvSeries(
        in timeWindow: TrendingTimeWindow = .day, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint("trending-tv", path: path("tv", timeWindow), query: [.page(page), .language(language)]))
    }

    /// Returns a page (1 to 500) of trending people.
    ///
    /// `GET /3/trending/person/{time_window}`
    public func people(
        in timeWindow: TrendingTimeWindow = .day, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> PersonPageableList {
        try await send(
            Endpoint("trending-people", path: path("person", timeWindow), query: [.page(page), .language(language)]))
    }

    private func path(_ kind: PathSegment, _ timeWindow: TrendingTimeWindow) -> [PathSegment] {
        ["trending", kind, .string(timeWindow.rawValue, "time_window")]
    }
}

/// A time window of a trending list.
public enum TrendingTimeWindow: String, Codable, Hashable, Sendable, CaseIterable {
    /// The last day.
    case day
    /// The last week.
    case week
}
