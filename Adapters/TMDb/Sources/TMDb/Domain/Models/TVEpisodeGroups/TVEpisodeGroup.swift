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

/// A type of episode group. Unknown values are preserved.
///
/// Source: https://developer.themoviedb.org/reference/tv-episode-group-details
public struct TVEpisodeGroupType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The order by original air date.
    public static let originalAirDate = TVEpisodeGroupType(rawValue: 1)
    /// The absolute order, which numbers all episodes without seasons.
    public static let absolute = TVEpisodeGroupType(rawValue: 2)
    /// The DVD order.
    public static let dvd = TVEpisodeGroupType(rawValue: 3)
    /// The order in download stores and on streaming services.
    public static let digital = TVEpisodeGroupType(rawValue: 4)
    /// The order by story arc.
    public static let storyArc = TVEpisodeGroupType(rawValue: 5)
    /// The production order.
    public static let production = TVEpisodeGroupType(rawValue: 6)
    /// The television order.
    public static let tv = TVEpisodeGroupType(rawValue: 7)
}

/// A part of an episode group, such as a volume of discs.
public struct TVEpisodeGroupPart: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: String
    /// The name.
    public let name: String
    /// The position among the parts, lowest first.
    public let order: Int?
    /// Whether the part is locked against changes on TMDb.
    public let isLocked: Bool?
    /// The episodes, with their positions in ``TVEpisode/order``.
    public let episodes: [TVEpisode]

    /// Creates a part of an episode group.
    public init(id: String, name: String, order: Int? = nil, isLocked: Bool? = nil, episodes: [TVEpisode]) {
        self.id = id
        self.name = name
        self.order = order
        self.isLocked = isLocked
        self.episodes = episodes
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name, .episodes]

        case id
        case name
        case order
        case isLocked = "locked"
        case episodes
    }
}

/// The episode groups of a TV series.
///
/// Source: `GET /3/tv/{series_id}/episode_groups`.
public struct TVEpisodeGroupCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the series; `nil` if the resource was appended to details.
    public let id: Int?
    /// The episode groups, without their parts.
    public let results: [TVEpisodeGroup]

    /// Creates a collection.
    public init(id: Int? = nil, results: [TVEpisodeGroup]) {
        self.id = id
        self.results = results
    }
}
