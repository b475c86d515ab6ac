/// The title of a credit, with the seasons and episodes of the credit.
///
/// Source: `GET /3/credit/{credit_id}`.
public struct CreditMedia: Hashable, Sendable {

    /// The title; `nil` if TMDb no longer returns one, or if it cannot be read or has an unknown media type.
    public let show: Show?
    /// The character's name; `nil` for crew.
    public let character: String?
    /// The seasons of a TV series with the credit.
    public let seasons: MixedList<TVSeason>?
    /// The individual episodes of a TV series with the credit.
    public let episodes: MixedList<TVEpisode>?

    /// Creates the title of a credit.
    public init(
        show: Show?, character: String? = nil, seasons: MixedList<TVSeason>? = nil,
        episodes: MixedList<TVEpisode>? = nil
    ) {
        self.show = show
        self.character = character
        self.seasons = seasons
        self.episodes = episodes
    }
}

/// The title and the other properties are encoded in one object.
extension CreditMedia: Codable {

    private enum CodingKeys: String, CodingKey {
        case id
        case character
        case seasons
        case episodes
    }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder, outerType: nil)
    }

    /// Decodes the title of a credit. If the title lacks a media type, `outerType`, the credit's media type, is used.
    init(from decoder: any Decoder, outerType: MediaType?) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        show = container.readable(.id) {
            guard container.contains(.id), let mediaType = try decoder.mediaType(outerType: outerType) else {
                return nil
            }
            return try Show(from: decoder, mediaType: mediaType)
        }
        character = try container.decodeIfPresent(String.self, forKey: .character)
        seasons = try container.decodeIfPresent(MixedList<TVSeason>.self, forKey: .seasons)
        episodes = try container.decodeIfPresent(MixedList<TVEpisode>.self, forKey: .episodes)
    }

    public func encode(to encoder: any Encoder) throws {
        try show?.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(character, forKey: .character)
        try container.encodeIfPresent(seasons, forKey: .seasons)
        try container.encodeIfPresent(episodes, forKey: .episodes)
    }
}
