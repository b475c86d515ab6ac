/// What TMDb can append to the details of a TV series.
///
/// Source: `GET /3/tv/{series_id}?append_to_response=…`
public struct TVSeriesAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Cast and crew of its latest season: `credits`.
    public static let credits = TVSeriesAppendOption(rawValue: 1 << 0)
    /// Cast and crew of all its episodes, each person once: `aggregate_credits`.
    public static let aggregateCredits = TVSeriesAppendOption(rawValue: 1 << 1)
    /// Posters, backdrops and logos: `images`.
    public static let images = TVSeriesAppendOption(rawValue: 1 << 2)
    /// Trailers, teasers and other videos: `videos`.
    public static let videos = TVSeriesAppendOption(rawValue: 1 << 3)
    /// The first page of users' reviews: `reviews`.
    public static let reviews = TVSeriesAppendOption(rawValue: 1 << 4)
    /// The first page of what is recommended to those who like it: `recommendations`.
    public static let recommendations = TVSeriesAppendOption(rawValue: 1 << 5)
    /// The first page of titles with its genres and keywords: `similar`.
    public static let similar = TVSeriesAppendOption(rawValue: 1 << 6)
    /// Age ratings by country: `content_ratings`.
    public static let contentRatings = TVSeriesAppendOption(rawValue: 1 << 7)
    /// Titles in other countries: `alternative_titles`.
    public static let alternativeTitles = TVSeriesAppendOption(rawValue: 1 << 8)
    /// Texts in all languages: `translations`.
    public static let translations = TVSeriesAppendOption(rawValue: 1 << 9)
    /// What it is about, in words: `keywords`.
    public static let keywords = TVSeriesAppendOption(rawValue: 1 << 10)
    /// Where it can be watched, by country: `watch/providers`.
    public static let watchProviders = TVSeriesAppendOption(rawValue: 1 << 11)
    /// Its identifiers elsewhere: `external_ids`.
    public static let externalIDs = TVSeriesAppendOption(rawValue: 1 << 12)
    /// Episodes that were shown in cinemas: `screened_theatrically`.
    public static let screenedTheatrically = TVSeriesAppendOption(rawValue: 1 << 13)
    /// Arrangements of its episodes other than by seasons: `episode_groups`.
    public static let episodeGroups = TVSeriesAppendOption(rawValue: 1 << 14)
    /// The first page of users' lists with it: `lists`.
    public static let lists = TVSeriesAppendOption(rawValue: 1 << 15)
    /// What changed about it in the last 24 hours: `changes`.
    public static let changes = TVSeriesAppendOption(rawValue: 1 << 16)
    /// What a user or a guest did with it: `account_states`.
    public static let accountStates = TVSeriesAppendOption(rawValue: 1 << 17)
}

extension TVSeriesAppendOption: AppendOption {

    /// TMDb's names of the resources, in the order of the bits.
    package static let names = [
        "credits", "aggregate_credits", "images", "videos", "reviews", "recommendations", "similar", "content_ratings",
        "alternative_titles", "translations", "keywords", "watch/providers", "external_ids", "screened_theatrically",
        "episode_groups", "lists", "changes", "account_states",
    ]
}
