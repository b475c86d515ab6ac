/// A user's or guest's rating of an episode, in the account states of a season.
public struct TVEpisodeAccountStates: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the episode.
    public let id: Int
    /// The number of the episode in its season.
    public let episodeNumber: Int
    /// The user's rating, from 0.5 to 10; `nil` if the episode is unrated.
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
