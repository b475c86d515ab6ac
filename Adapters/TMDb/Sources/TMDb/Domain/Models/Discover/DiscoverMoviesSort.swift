/// The order of discovered movies: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/discover-movie
public struct DiscoverMoviesSort: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The least popular first.
    public static let popularityAscending = DiscoverMoviesSort(rawValue: "popularity.asc")
    /// The most popular first.
    public static let popularityDescending = DiscoverMoviesSort(rawValue: "popularity.desc")
    /// By title in the original language, from A to Z.
    public static let originalTitleAscending = DiscoverMoviesSort(rawValue: "original_title.asc")
    /// By title in the original language, from Z to A.
    public static let originalTitleDescending = DiscoverMoviesSort(rawValue: "original_title.desc")
    /// By title, from A to Z.
    public static let titleAscending = DiscoverMoviesSort(rawValue: "title.asc")
    /// By title, from Z to A.
    public static let titleDescending = DiscoverMoviesSort(rawValue: "title.desc")
    /// The lowest revenue first.
    public static let revenueAscending = DiscoverMoviesSort(rawValue: "revenue.asc")
    /// The highest revenue first.
    public static let revenueDescending = DiscoverMoviesSort(rawValue: "revenue.desc")
    /// The earliest first release first.
    public static let primaryReleaseDateAscending = DiscoverMoviesSort(rawValue: "primary_release_date.asc")
    /// The latest first release first.
    public static let primaryReleaseDateDescending = DiscoverMoviesSort(rawValue: "primary_release_date.desc")
    /// The lowest average of ratings first.
    public static let voteAverageAscending = DiscoverMoviesSort(rawValue: "vote_average.asc")
    /// The highest average of ratings first.
    public static let voteAverageDescending = DiscoverMoviesSort(rawValue: "vote_average.desc")
    /// The fewest ratings first.
    public static let voteCountAscending = DiscoverMoviesSort(rawValue: "vote_count.asc")
    /// The most ratings first.
    public static let voteCountDescending = DiscoverMoviesSort(rawValue: "vote_count.desc")
}
