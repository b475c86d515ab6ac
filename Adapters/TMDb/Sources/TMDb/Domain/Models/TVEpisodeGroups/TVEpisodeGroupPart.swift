/// A part of an episode group, such as a volume of discs.
public struct TVEpisodeGroupPart: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: String
    /// The name.
    public let name: String
    /// The place among the parts, from 0.
    public let order: Int?
    /// Whether TMDb has closed the part to changes.
    public let isLocked: Bool?
    /// The episodes, each with its place in ``TVEpisode/order``.
    public let episodes: [TVEpisode]

    /// Creates a part of an episode group.
    public init(id: String, name: String, order: Int? = nil, isLocked: Bool? = nil, episodes: [TVEpisode]) {
        self.id = id
        self.name = name
        self.order = order
        self.isLocked = isLocked
        self.episodes = episodes
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case order
        case isLocked = "locked"
        case episodes
    }
}
