/// What TMDb can append to a movie's details.
///
/// Source: `GET /3/movie/{movie_id}?append_to_response=…`
public struct MovieAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let credits = MovieAppendOption(rawValue: 1 << 0)
    public static let images = MovieAppendOption(rawValue: 1 << 1)
    public static let videos = MovieAppendOption(rawValue: 1 << 2)
    public static let reviews = MovieAppendOption(rawValue: 1 << 3)
    public static let recommendations = MovieAppendOption(rawValue: 1 << 4)
    public static let similar = MovieAppendOption(rawValue: 1 << 5)
    public static let releaseDates = MovieAppendOption(rawValue: 1 << 6)
    public static let alternativeTitles = MovieAppendOption(rawValue: 1 << 7)
    public static let translations = MovieAppendOption(rawValue: 1 << 8)
    public static let keywords = MovieAppendOption(rawValue: 1 << 9)
    public static let watchProviders = MovieAppendOption(rawValue: 1 << 10)
    public static let externalIDs = MovieAppendOption(rawValue: 1 << 11)
    public static let lists = MovieAppendOption(rawValue: 1 << 12)
    public static let changes = MovieAppendOption(rawValue: 1 << 13)
}

extension MovieAppendOption: AppendOption {

    /// TMDb's names of the resources, in the order of the bits.
    package static let names = [
        "credits", "images", "videos", "reviews", "recommendations", "similar", "release_dates", "alternative_titles",
        "translations", "keywords", "watch/providers", "external_ids", "lists", "changes",
    ]
}
