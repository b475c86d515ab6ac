/// What TMDb can append to the details of an episode.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}?append_to_response=…`
public struct TVEpisodeAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Cast, crew and guest stars: `credits`.
    public static let credits = TVEpisodeAppendOption(rawValue: 1 << 0)
    /// Stills: `images`.
    public static let images = TVEpisodeAppendOption(rawValue: 1 << 1)
    /// Trailers, teasers and other videos: `videos`.
    public static let videos = TVEpisodeAppendOption(rawValue: 1 << 2)
    /// Texts in all languages: `translations`.
    public static let translations = TVEpisodeAppendOption(rawValue: 1 << 3)
    /// Its identifiers elsewhere: `external_ids`.
    public static let externalIDs = TVEpisodeAppendOption(rawValue: 1 << 4)
    /// What a user or a guest did with it: `account_states`.
    public static let accountStates = TVEpisodeAppendOption(rawValue: 1 << 5)
}

extension TVEpisodeAppendOption: AppendOption {

    /// TMDb's names of the resources, in the order of the bits.
    package static let names = [
        "credits", "images", "videos", "translations", "external_ids", "account_states",
    ]
}
