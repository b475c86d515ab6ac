/// What TMDb can append to the details of a season.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}?append_to_response=…`
public struct TVSeasonAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Cast and crew: `credits`.
    public static let credits = TVSeasonAppendOption(rawValue: 1 << 0)
    /// Cast and crew of all its episodes, each person once: `aggregate_credits`.
    public static let aggregateCredits = TVSeasonAppendOption(rawValue: 1 << 1)
    /// Posters: `images`.
    public static let images = TVSeasonAppendOption(rawValue: 1 << 2)
    /// Trailers, teasers and other videos: `videos`.
    public static let videos = TVSeasonAppendOption(rawValue: 1 << 3)
    /// Texts in all languages: `translations`.
    public static let translations = TVSeasonAppendOption(rawValue: 1 << 4)
    /// Where it can be watched, by country: `watch/providers`.
    public static let watchProviders = TVSeasonAppendOption(rawValue: 1 << 5)
    /// Its identifiers elsewhere: `external_ids`.
    public static let externalIDs = TVSeasonAppendOption(rawValue: 1 << 6)
    /// A user's or a guest's ratings of its episodes: `account_states`.
    public static let accountStates = TVSeasonAppendOption(rawValue: 1 << 7)
}

extension TVSeasonAppendOption: AppendOption {

    /// TMDb's names of the resources, in the order of the bits.
    package static let names = [
        "credits", "aggregate_credits", "images", "videos", "translations", "watch/providers", "external_ids",
        "account_states",
    ]
}
