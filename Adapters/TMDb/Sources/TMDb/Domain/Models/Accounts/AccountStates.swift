/// A user's or guest's account states for a title: favourite, watchlist and rating.
///
/// Source: `GET /3/movie/{movie_id}/account_states` and the corresponding operations for TV series and episodes.
public struct AccountStates: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the title.
    public let id: Int
    /// Whether the title is among the user's favourites.
    public let isFavorite: Bool?
    /// Whether the title is on the user's watchlist.
    public let isOnWatchlist: Bool?
    /// The user's rating, from 0.5 to 10; `nil` if the title is unrated.
    public var rating: Double? { rated.value }

    private let rated: AccountRating

    /// Creates account states.
    public init(id: Int, isFavorite: Bool? = nil, isOnWatchlist: Bool? = nil, rating: Double? = nil) {
        self.id = id
        self.isFavorite = isFavorite
        self.isOnWatchlist = isOnWatchlist
        rated = AccountRating(rating)
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case isFavorite = "favorite"
        case isOnWatchlist = "watchlist"
        case rated
    }
}

extension AccountStates {

    /// Decodes account states that were appended to a title. If TMDb omits the identifier, the title's `id` is used.
    init(from decoder: any Decoder, appendedTo id: Int) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
        isFavorite = try container.decodeIfPresent(Bool.self, forKey: .isFavorite)
        isOnWatchlist = try container.decodeIfPresent(Bool.self, forKey: .isOnWatchlist)
        rated = try container.decode(AccountRating.self, forKey: .rated)
    }
}
