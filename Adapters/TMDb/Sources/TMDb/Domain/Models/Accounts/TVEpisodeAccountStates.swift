/// A user's rating of an episode, among the account states of its season.
public struct TVEpisodeAccountStates: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier of the episode.
    public let id: Int
    /// The number of the episode in its season.
    public let episodeNumber: Int
    /// The user's rating, from 0.5 to 10; `nil` if the user gave none.
    public var rating: Double? { rated.value }

    private let rated: AccountRating

    /// Creates account states.
    public init(id: Int, episodeNumber: Int, rating: Double? = nil) {
        self.id = id
        self.episodeNumber = episodeNumber
        rated = AccountRating(rating)
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case episodeNumber = "episode_number"
        case rated
    }
}
