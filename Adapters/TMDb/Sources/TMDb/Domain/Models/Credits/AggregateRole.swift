/// A character that a person plays in episodes of a TV series.
public struct AggregateRole: Codable, Hashable, Sendable {

    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The character's name; may be empty.
    public let character: String?
    /// The number of episodes.
    public let episodeCount: Int?

    /// Creates a role.
    public init(creditID: String, character: String? = nil, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.character = character
        self.episodeCount = episodeCount
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.creditID]

        case creditID = "credit_id"
        case character
        case episodeCount = "episode_count"
    }
}
