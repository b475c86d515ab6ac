/// What TMDb can append to a movie's details.
///
/// Source: `GET /3/movie/{movie_id}?append_to_response=…`
public struct MovieAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Cast and crew: `credits`.
    public static let credits = MovieAppendOption(rawValue: 1 << 0)
    /// Posters, backdrops and logos: `images`.
    public static let images = MovieAppendOption(rawValue: 1 << 1)
    /// Trailers, teasers and other videos: `videos`.
    public static let videos = MovieAppendOption(rawValue: 1 << 2)
    /// The first page of users' reviews: `reviews`.
    public static let reviews = MovieAppendOption(rawValue: 1 << 3)
    /// The first page of what is recommended to those who like it: `recommendations`.
    public static let recommendations = MovieAppendOption(rawValue: 1 << 4)
    /// The first page of titles with its genres and keywords: `similar`.
    public static let similar = MovieAppendOption(rawValue: 1 << 5)
    /// Releases and age ratings by country: `release_dates`.
    public static let releaseDates = MovieAppendOption(rawValue: 1 << 6)
    /// Titles in other countries: `alternative_titles`.
    public static let alternativeTitles = MovieAppendOption(rawValue: 1 << 7)
    /// Texts in all languages: `translations`.
    public static let translations = MovieAppendOption(rawValue: 1 << 8)
    /// What it is about, in words: `keywords`.
    public static let keywords = MovieAppendOption(rawValue: 1 << 9)
    /// Where it can be watched, by country: `watch/providers`.
    public static let watchProviders = MovieAppendOption(rawValue: 1 << 10)
    /// Its identifiers elsewhere: `external_ids`.
    public static let externalIDs = MovieAppendOption(rawValue: 1 << 11)
    /// The first page of users' lists with it: `lists`.
    public static let lists = MovieAppendOption(rawValue: 1 << 12)
    /// What changed about it in the last 24 hours: `changes`.
    public static let changes = MovieAppendOption(rawValue: 1 << 13)
    /// What a user or a guest did with it: `account_states`.
    public static let accountStates = MovieAppendOption(rawValue: 1 << 14)
}

extension MovieAppendOption: AppendOption {

    /// TMDb's names of the resources, in the order of the bits.
    package static let names = [
        "credits", "images", "videos", "reviews", "recommendations", "similar", "release_dates", "alternative_titles",
        "translations", "keywords", "watch/providers", "external_ids", "lists", "changes", "account_states",
    ]
}
