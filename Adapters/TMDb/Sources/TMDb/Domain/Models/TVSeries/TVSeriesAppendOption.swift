/// The resources that TMDb can append to a TV series' details.
///
/// Source: `GET /3/tv/{series_id}?append_to_response=…`
public struct TVSeriesAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The cast and crew of the latest season: `credits`.
    public static let credits = TVSeriesAppendOption(rawValue: 1 << 0)
    /// The cast and crew of all episodes, each person once: `aggregate_credits`.
    public static let aggregateCredits = TVSeriesAppendOption(rawValue: 1 << 1)
    /// The posters, backdrops and logos: `images`.
    public static let images = TVSeriesAppendOption(rawValue: 1 << 2)
    /// The trailers, teasers and other videos: `videos`.
    public static let videos = TVSeriesAppendOption(rawValue: 1 << 3)
    /// The first page of user reviews: `reviews`.
    public static let reviews = TVSeriesAppendOption(rawValue: 1 << 4)
    /// The first page of recommendations: `recommendations`.
    public static let recommendations = TVSeriesAppendOption(rawValue: 1 << 5)
    /// The first page of similar series, by genres and keywords: `similar`.
    public static let similar = TVSeriesAppendOption(rawValue: 1 << 6)
    /// The age ratings, by country: `content_ratings`.
    public static let contentRatings = TVSeriesAppendOption(rawValue: 1 << 7)
    /// The alternative titles: `alternative_titles`.
    public static let alternativeTitles = TVSeriesAppendOption(rawValue: 1 << 8)
    /// The translations: `translations`.
    public static let translations = TVSeriesAppendOption(rawValue: 1 << 9)
    /// The keywords: `keywords`.
    public static let keywords = TVSeriesAppendOption(rawValue: 1 << 10)
    /// The watch providers, by country: `watch/providers`.
    public static let watchProviders = TVSeriesAppendOption(rawValue: 1 << 11)
    /// The external identifiers: `external_ids`.
    public static let externalIDs = TVSeriesAppendOption(rawValue: 1 << 12)
    /// The episodes that were screened in cinemas: `screened_theatrically`.
    public static let screenedTheatrically = TVSeriesAppendOption(rawValue: 1 << 13)
    /// The episode groups: `episode_groups`.
    public static let episodeGroups = TVSeriesAppendOption(rawValue: 1 << 14)
    /// The first page of the user lists that contain the series: `lists`.
    public static let lists = TVSeriesAppendOption(rawValue: 1 << 15)
    /// The changes in the last 24 hours: `changes`.
    public static let changes = TVSeriesAppendOption(rawValue: 1 << 16)
    /// The account states of a user or guest: `account_states`.
    public static let accountStates = TVSeriesAppendOption(rawValue: 1 << 17)
}

extension TVSeriesAppendOption: AppendOption {

    /// The names of the resources in the API, in the order of the bits.
    package static let names = [
        "credits", "aggregate_credits", "images", "videos", "reviews", "recommendations", "similar", "content_ratings",
        "alternative_titles", "translations", "keywords", "watch/providers", "external_ids", "screened_theatrically",
        "episode_groups", "lists", "changes", "account_states",
    ]
}
