/// The order of discovered TV series: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct DiscoverTVSeriesSort: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let popularityAscending = DiscoverTVSeriesSort(rawValue: "popularity.asc")
    public static let popularityDescending = DiscoverTVSeriesSort(rawValue: "popularity.desc")
    public static let originalNameAscending = DiscoverTVSeriesSort(rawValue: "original_name.asc")
    public static let originalNameDescending = DiscoverTVSeriesSort(rawValue: "original_name.desc")
    public static let nameAscending = DiscoverTVSeriesSort(rawValue: "name.asc")
    public static let nameDescending = DiscoverTVSeriesSort(rawValue: "name.desc")
    public static let firstAirDateAscending = DiscoverTVSeriesSort(rawValue: "first_air_date.asc")
    public static let firstAirDateDescending = DiscoverTVSeriesSort(rawValue: "first_air_date.desc")
    public static let voteAverageAscending = DiscoverTVSeriesSort(rawValue: "vote_average.asc")
    public static let voteAverageDescending = DiscoverTVSeriesSort(rawValue: "vote_average.desc")
    public static let voteCountAscending = DiscoverTVSeriesSort(rawValue: "vote_count.asc")
    public static let voteCountDescending = DiscoverTVSeriesSort(rawValue: "vote_count.desc")
}
