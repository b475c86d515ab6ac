public import CoreApplication
public import TVSeriesDomain

/// An episode group: an alternative order of a TV series' episodes, such as absolute or DVD order.
public struct TVEpisodeGroupDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: String
    /// The name.
    public let name: String
    /// The description; may be empty.
    public let overview: String?
    /// The kind of order; `nil` if TMDb did not send it.
    public let type: TVEpisodeGroupType?
    /// The number of episodes.
    public let episodeCount: Int?
    /// The number of parts.
    public let partCount: Int?
    /// The network that the order comes from.
    public let network: NetworkDetails?
    /// The parts, in order; `nil` in the list of a series' groups.
    public let parts: [TVEpisodeGroupPartDetails]?

    /// Creates an episode group.
    public init(
        id: String, name: String, overview: String? = nil, type: TVEpisodeGroupType? = nil, episodeCount: Int? = nil,
        partCount: Int? = nil, network: NetworkDetails? = nil, parts: [TVEpisodeGroupPartDetails]? = nil
    ) {
        self.id = id
        self.name = name
        self.overview = overview
        self.type = type
        self.episodeCount = episodeCount
        self.partCount = partCount
        self.network = network
        self.parts = parts
    }
}

/// A part of an episode group, such as a volume of discs or a story arc.
public struct TVEpisodeGroupPartDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: String
    /// The name.
    public let name: String
    /// The episodes, in the order of the group, without crew and guest stars.
    ///
    /// Their season and episode numbers are those of the series. The text fallback does not apply to them, because TMDb
    /// sends no translations with a group.
    public let episodes: [TVEpisodeDetails]

    /// Creates a part.
    public init(id: String, name: String, episodes: [TVEpisodeDetails]) {
        self.id = id
        self.name = name
        self.episodes = episodes
    }
}
