/// The resources that TMDb can append to a movie's details.
///
/// Source: `GET /3/movie/{movie_id}?append_to_response=…`
public struct MovieAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The cast and crew: `credits`.
    public static let credits = MovieAppendOption(rawValue: 1 << 0)
    /// The posters, backdrops and logos: `images`.
    public static let images = MovieAppendOption(rawValue: 1 << 1)
    /// The trailers, teasers and other videos: `videos`.
    public static let videos = MovieAppendOption(rawValue: 1 << 2)
    /// The first page of user reviews: `reviews`.
    public static let reviews = MovieAppendOption(rawValue: 1 << 3)
    /// The first page of recommendations: `recommendations`.
    public static let recommendations = MovieAppendOption(rawValue: 1 << 4)
    /// The first page of similar movies, by genres and keywords: `similar`.
    public static let similar = MovieAppendOption(rawValue: 1 << 5)
    /// The releases and age ratings, by country: `release_dates`.
    public static let releaseDates = MovieAppendOption(rawValue: 1 << 6)
    /// The alternative titles: `alternative_titles`.
    public static let alternativeTitles = MovieAppendOption(rawValue: 1 << 7)
    /// The translations: `translations`.
    public static let translations = MovieAppendOption(rawValue: 1 << 8)
    /// The keywords: `keywords`.
    public static let keywords = MovieAppendOption(rawValue: 1 << 9)
    /// The watch providers, by country: `watch/providers`.
    public static let watchProviders = MovieAppendOption(rawValue: 1 << 10)
    /// The external identifiers: `external_ids`.
    public static let externalIDs = MovieAppendOption(rawValue: 1 << 11)
    /// The first page of the user lists that contain the movie: `lists`.
    public static let lists = MovieAppendOption(rawValue: 1 << 12)
    /// The changes in the last 24 hours: `changes`.
    public static let changes = MovieAppendOption(rawValue: 1 << 13)
    /// The account states of a user or guest: `account_states`.
    public static let accountStates = MovieAppendOption(rawValue: 1 << 14)
}

extension MovieAppendOption: AppendOption {

    /// The names of the resources in the API, in the order of the bits.
    package static let names = [
        "credits", "images", "videos", "reviews", "recommendations", "similar", "release_dates", "alternative_titles",
        "translations", "keywords", "watch/providers", "external_ids", "lists", "changes", "account_states",
    ]
}
