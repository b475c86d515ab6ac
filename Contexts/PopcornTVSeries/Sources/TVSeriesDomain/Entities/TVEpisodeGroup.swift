public import CoreDomain

/// An episode group: an alternative order of a TV series' episodes, such as absolute or DVD order.
public struct TVEpisodeGroup: Identifiable, Hashable, Sendable {
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
    public let network: Network?
    /// The parts, in order; `nil` in the list of a series' groups.
    public let parts: [TVEpisodeGroupPart]?

    /// Creates an episode group.
    public init(
        id: String, name: String, overview: String? = nil, type: TVEpisodeGroupType? = nil, episodeCount: Int? = nil,
        partCount: Int? = nil, network: Network? = nil, parts: [TVEpisodeGroupPart]? = nil
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
public struct TVEpisodeGroupPart: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: String
    /// The name.
    public let name: String
    /// The episodes, in the order of the group, without crew and guest stars.
    public let episodes: [TVEpisode]

    /// Creates a part.
    public init(id: String, name: String, episodes: [TVEpisode]) {
        self.id = id
        self.name = name
        self.episodes = episodes
    }
}

/// The kind of order of an episode group.
public enum TVEpisodeGroupType: String, OpenVocabulary, Codable, Hashable, Sendable {
    /// The order of the original air dates.
    case originalAirDate = "original-air-date"
    /// One sequence of numbers, without seasons.
    case absolute
    /// The order on DVD.
    case dvd
    /// The order in download stores and on streaming services.
    case digital
    /// The order by story arc.
    case storyArc = "story-arc"
    /// The order of production.
    case production
    /// The order on television.
    case tv
    /// A kind that this version does not support.
    case unknown
}
