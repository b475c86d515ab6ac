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

/// A user's or guest's ratings of the episodes of a season.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/account_states`.
public struct TVSeasonAccountStates: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the season.
    public let id: Int
    /// The account states of the episodes.
    public let results: [TVEpisodeAccountStates]

    /// Creates account states.
    public init(id: Int, results: [TVEpisodeAccountStates]) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}

extension TVSeasonAccountStates {

    /// Decodes account states that were appended to a season. If TMDb omits the identifier, the season's `id` is used.
    init(from decoder: any Decoder, appendedTo id: Int) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decodeIfPresent(Int.self, forKey: .id) ?? id,
            results: try container.decode([TVEpisodeAccountStates].self, forKey: .results))
    }
}

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

/// A user's rating in account states. The JSON is `false`, or an object with the value.
struct AccountRating: Codable, Hashable, Sendable {

    /// The rating, from 0.5 to 10; `nil` if the title is unrated.
    let value: Double?

    private enum CodingKeys: String, CodingKey {
        case value
    }

    init(_ value: Double?) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        if let isRated = try? decoder.singleValueContainer().decode(Bool.self), !isRated {
            value = nil
        } else {
            value = try decoder.container(keyedBy: CodingKeys.self).decode(Double.self, forKey: .value)
        }
    }

    func encode(to encoder: any Encoder) throws {
        if let value {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(value, forKey: .value)
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(false)
        }
    }
}

extension KeyedDecodingContainer {
    /// Decodes a rating, whose value is `nil` if the key is absent. The compiler prefers this method to the standard
    /// library's generic method.
    func decode(_ type: AccountRating.Type, forKey key: Key) throws -> AccountRating {
        try decodeIfPresent(type, forKey: key) ?? AccountRating(nil)
    }
}
