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
