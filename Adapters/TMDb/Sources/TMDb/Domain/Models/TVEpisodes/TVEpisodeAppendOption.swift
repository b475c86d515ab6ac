/// The resources that TMDb can append to an episode's details.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}?append_to_response=…`
public struct TVEpisodeAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The cast, crew and guest stars: `credits`.
    public static let credits = TVEpisodeAppendOption(rawValue: 1 << 0)
    /// The stills: `images`.
    public static let images = TVEpisodeAppendOption(rawValue: 1 << 1)
    /// The trailers, teasers and other videos: `videos`.
    public static let videos = TVEpisodeAppendOption(rawValue: 1 << 2)
    /// The translations: `translations`.
    public static let translations = TVEpisodeAppendOption(rawValue: 1 << 3)
    /// The external identifiers: `external_ids`.
    public static let externalIDs = TVEpisodeAppendOption(rawValue: 1 << 4)
    /// The account states of a user or guest: `account_states`.
    public static let accountStates = TVEpisodeAppendOption(rawValue: 1 << 5)
}

extension TVEpisodeAppendOption: AppendOption {

    /// The names of the resources in the API, in the order of the bits.
    package static let names = [
        "credits", "images", "videos", "translations", "external_ids", "account_states",
    ]
}
