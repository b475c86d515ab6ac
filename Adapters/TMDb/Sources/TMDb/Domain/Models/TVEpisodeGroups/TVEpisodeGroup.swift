/// An episode group: an alternative order of a TV series' episodes, such as DVD order.
///
/// Source: `GET /3/tv/episode_group/{tv_episode_group_id}`.
/// Source without the parts: `GET /3/tv/{series_id}/episode_groups`.
public struct TVEpisodeGroup: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: String
    /// The name.
    public let name: String
    /// The description; may be empty.
    public let description: String?
    /// The type of episode group.
    public let type: TVEpisodeGroupType?
    /// The number of episodes.
    public let episodeCount: Int?
    /// The number of parts.
    public let groupCount: Int?
    /// The network that the order comes from.
    public let network: Network?
    /// The parts; `nil` in a TV series' list of episode groups.
    public let groups: [TVEpisodeGroupPart]?

    /// Creates an episode group.
    public init(
        id: String, name: String, description: String? = nil, type: TVEpisodeGroupType? = nil, episodeCount: Int? = nil,
        groupCount: Int? = nil, network: Network? = nil, groups: [TVEpisodeGroupPart]? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.type = type
        self.episodeCount = episodeCount
        self.groupCount = groupCount
        self.network = network
        self.groups = groups
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
        case description
        case type
        case episodeCount = "episode_count"
        case groupCount = "group_count"
        case network
        case groups
    }
}
