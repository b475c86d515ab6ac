/// An arrangement of the episodes of a TV series other than by seasons.
///
/// Source: `GET /3/tv/episode_group/{tv_episode_group_id}`, and without its parts `GET
/// /3/tv/{series_id}/episode_groups`.
public struct TVEpisodeGroup: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: String
    /// The name.
    public let name: String
    /// What the arrangement is about; may be empty.
    public let description: String?
    /// What the arrangement goes by.
    public let type: TVEpisodeGroupType?
    /// The number of episodes.
    public let episodeCount: Int?
    /// The number of parts.
    public let groupCount: Int?
    /// The network that the arrangement comes from.
    public let network: Network?
    /// The parts; absent from a series' list of arrangements.
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

    private enum CodingKeys: String, CodingKey {
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
