/// The resources that TMDb can append to a season's details.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}?append_to_response=…`
public struct TVSeasonAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The cast and crew: `credits`.
    public static let credits = TVSeasonAppendOption(rawValue: 1 << 0)
    /// The cast and crew of all episodes, each person once: `aggregate_credits`.
    public static let aggregateCredits = TVSeasonAppendOption(rawValue: 1 << 1)
    /// The posters: `images`.
    public static let images = TVSeasonAppendOption(rawValue: 1 << 2)
    /// The trailers, teasers and other videos: `videos`.
    public static let videos = TVSeasonAppendOption(rawValue: 1 << 3)
    /// The translations: `translations`.
    public static let translations = TVSeasonAppendOption(rawValue: 1 << 4)
    /// The watch providers, by country: `watch/providers`.
    public static let watchProviders = TVSeasonAppendOption(rawValue: 1 << 5)
    /// The external identifiers: `external_ids`.
    public static let externalIDs = TVSeasonAppendOption(rawValue: 1 << 6)
    /// The ratings of the episodes by a user or guest: `account_states`.
    public static let accountStates = TVSeasonAppendOption(rawValue: 1 << 7)
}

extension TVSeasonAppendOption: AppendOption {

    /// The names of the resources in the API, in the order of the bits.
    package static let names = [
        "credits", "aggregate_credits", "images", "videos", "translations", "watch/providers", "external_ids",
        "account_states",
    ]
}
