/// The order of discovered TV series: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct DiscoverTVSeriesSort: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The least popular first.
    public static let popularityAscending = DiscoverTVSeriesSort(rawValue: "popularity.asc")
    /// The most popular first.
    public static let popularityDescending = DiscoverTVSeriesSort(rawValue: "popularity.desc")
    /// By name in the original language, from A to Z.
    public static let originalNameAscending = DiscoverTVSeriesSort(rawValue: "original_name.asc")
    /// By name in the original language, from Z to A.
    public static let originalNameDescending = DiscoverTVSeriesSort(rawValue: "original_name.desc")
    /// By name, from A to Z.
    public static let nameAscending = DiscoverTVSeriesSort(rawValue: "name.asc")
    /// By name, from Z to A.
    public static let nameDescending = DiscoverTVSeriesSort(rawValue: "name.desc")
    /// The earliest first episode first.
    public static let firstAirDateAscending = DiscoverTVSeriesSort(rawValue: "first_air_date.asc")
    /// The latest first episode first.
    public static let firstAirDateDescending = DiscoverTVSeriesSort(rawValue: "first_air_date.desc")
    /// The lowest average of ratings first.
    public static let voteAverageAscending = DiscoverTVSeriesSort(rawValue: "vote_average.asc")
    /// The highest average of ratings first.
    public static let voteAverageDescending = DiscoverTVSeriesSort(rawValue: "vote_average.desc")
    /// The fewest ratings first.
    public static let voteCountAscending = DiscoverTVSeriesSort(rawValue: "vote_count.asc")
    /// The most ratings first.
    public static let voteCountDescending = DiscoverTVSeriesSort(rawValue: "vote_count.desc")
}
