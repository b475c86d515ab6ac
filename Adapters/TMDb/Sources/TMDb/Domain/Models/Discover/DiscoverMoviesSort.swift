/// A sort order of discovered movies. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/discover-movie
public struct DiscoverMoviesSort: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// By popularity, lowest first.
    public static let popularityAscending = DiscoverMoviesSort(rawValue: "popularity.asc")
    /// By popularity, highest first.
    public static let popularityDescending = DiscoverMoviesSort(rawValue: "popularity.desc")
    /// By title in the original language, from A to Z.
    public static let originalTitleAscending = DiscoverMoviesSort(rawValue: "original_title.asc")
    /// By title in the original language, from Z to A.
    public static let originalTitleDescending = DiscoverMoviesSort(rawValue: "original_title.desc")
    /// By title, from A to Z.
    public static let titleAscending = DiscoverMoviesSort(rawValue: "title.asc")
    /// By title, from Z to A.
    public static let titleDescending = DiscoverMoviesSort(rawValue: "title.desc")
    /// By revenue, lowest first.
    public static let revenueAscending = DiscoverMoviesSort(rawValue: "revenue.asc")
    /// By revenue, highest first.
    public static let revenueDescending = DiscoverMoviesSort(rawValue: "revenue.desc")
    /// By date of the first release, earliest first.
    public static let primaryReleaseDateAscending = DiscoverMoviesSort(rawValue: "primary_release_date.asc")
    /// By date of the first release, latest first.
    public static let primaryReleaseDateDescending = DiscoverMoviesSort(rawValue: "primary_release_date.desc")
    /// By average user rating, lowest first.
    public static let voteAverageAscending = DiscoverMoviesSort(rawValue: "vote_average.asc")
    /// By average user rating, highest first.
    public static let voteAverageDescending = DiscoverMoviesSort(rawValue: "vote_average.desc")
    /// By number of user ratings, lowest first.
    public static let voteCountAscending = DiscoverMoviesSort(rawValue: "vote_count.asc")
    /// By number of user ratings, highest first.
    public static let voteCountDescending = DiscoverMoviesSort(rawValue: "vote_count.desc")
}
