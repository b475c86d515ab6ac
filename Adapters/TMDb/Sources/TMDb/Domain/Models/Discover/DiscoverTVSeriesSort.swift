/// A sort order of discovered TV series. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct DiscoverTVSeriesSort: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// By popularity, lowest first.
    public static let popularityAscending = DiscoverTVSeriesSort(rawValue: "popularity.asc")
    /// By popularity, highest first.
    public static let popularityDescending = DiscoverTVSeriesSort(rawValue: "popularity.desc")
    /// By name in the original language, from A to Z.
    public static let originalNameAscending = DiscoverTVSeriesSort(rawValue: "original_name.asc")
    /// By name in the original language, from Z to A.
    public static let originalNameDescending = DiscoverTVSeriesSort(rawValue: "original_name.desc")
    /// By name, from A to Z.
    public static let nameAscending = DiscoverTVSeriesSort(rawValue: "name.asc")
    /// By name, from Z to A.
    public static let nameDescending = DiscoverTVSeriesSort(rawValue: "name.desc")
    /// By date of the first episode, earliest first.
    public static let firstAirDateAscending = DiscoverTVSeriesSort(rawValue: "first_air_date.asc")
    /// By date of the first episode, latest first.
    public static let firstAirDateDescending = DiscoverTVSeriesSort(rawValue: "first_air_date.desc")
    /// By average user rating, lowest first.
    public static let voteAverageAscending = DiscoverTVSeriesSort(rawValue: "vote_average.asc")
    /// By average user rating, highest first.
    public static let voteAverageDescending = DiscoverTVSeriesSort(rawValue: "vote_average.desc")
    /// By number of user ratings, lowest first.
    public static let voteCountAscending = DiscoverTVSeriesSort(rawValue: "vote_count.asc")
    /// By number of user ratings, highest first.
    public static let voteCountDescending = DiscoverTVSeriesSort(rawValue: "vote_count.desc")
}
