/// What TMDb can append to the details of a TV series.
///
/// Source: `GET /3/tv/{series_id}?append_to_response=…`
public struct TVSeriesAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let credits = TVSeriesAppendOption(rawValue: 1 << 0)
    public static let aggregateCredits = TVSeriesAppendOption(rawValue: 1 << 1)
    public static let images = TVSeriesAppendOption(rawValue: 1 << 2)
    public static let videos = TVSeriesAppendOption(rawValue: 1 << 3)
    public static let reviews = TVSeriesAppendOption(rawValue: 1 << 4)
    public static let recommendations = TVSeriesAppendOption(rawValue: 1 << 5)
    public static let similar = TVSeriesAppendOption(rawValue: 1 << 6)
    public static let contentRatings = TVSeriesAppendOption(rawValue: 1 << 7)
    public static let alternativeTitles = TVSeriesAppendOption(rawValue: 1 << 8)
    public static let translations = TVSeriesAppendOption(rawValue: 1 << 9)
    public static let keywords = TVSeriesAppendOption(rawValue: 1 << 10)
    public static let watchProviders = TVSeriesAppendOption(rawValue: 1 << 11)
    public static let externalIDs = TVSeriesAppendOption(rawValue: 1 << 12)
    public static let screenedTheatrically = TVSeriesAppendOption(rawValue: 1 << 13)
    public static let episodeGroups = TVSeriesAppendOption(rawValue: 1 << 14)
    public static let lists = TVSeriesAppendOption(rawValue: 1 << 15)
    public static let changes = TVSeriesAppendOption(rawValue: 1 << 16)
}

extension TVSeriesAppendOption: AppendOption {

    /// TMDb's names of the resources, in the order of the bits.
    package static let names = [
        "credits", "aggregate_credits", "images", "videos", "reviews", "recommendations", "similar", "content_ratings",
        "alternative_titles", "translations", "keywords", "watch/providers", "external_ids", "screened_theatrically",
        "episode_groups", "lists", "changes",
    ]
}
