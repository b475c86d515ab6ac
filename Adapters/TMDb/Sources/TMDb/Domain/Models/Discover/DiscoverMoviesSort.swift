/// The order of discovered movies: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/discover-movie
public struct DiscoverMoviesSort: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let popularityAscending = DiscoverMoviesSort(rawValue: "popularity.asc")
    public static let popularityDescending = DiscoverMoviesSort(rawValue: "popularity.desc")
    public static let originalTitleAscending = DiscoverMoviesSort(rawValue: "original_title.asc")
    public static let originalTitleDescending = DiscoverMoviesSort(rawValue: "original_title.desc")
    public static let titleAscending = DiscoverMoviesSort(rawValue: "title.asc")
    public static let titleDescending = DiscoverMoviesSort(rawValue: "title.desc")
    public static let revenueAscending = DiscoverMoviesSort(rawValue: "revenue.asc")
    public static let revenueDescending = DiscoverMoviesSort(rawValue: "revenue.desc")
    public static let primaryReleaseDateAscending = DiscoverMoviesSort(rawValue: "primary_release_date.asc")
    public static let primaryReleaseDateDescending = DiscoverMoviesSort(rawValue: "primary_release_date.desc")
    public static let voteAverageAscending = DiscoverMoviesSort(rawValue: "vote_average.asc")
    public static let voteAverageDescending = DiscoverMoviesSort(rawValue: "vote_average.desc")
    public static let voteCountAscending = DiscoverMoviesSort(rawValue: "vote_count.asc")
    public static let voteCountDescending = DiscoverMoviesSort(rawValue: "vote_count.desc")
}
