/// The title of a credit, and where in it the credit is.
///
/// Source: `GET /3/credit/{credit_id}`.
public struct CreditMedia: Hashable, Sendable {

    /// The title; `nil` if TMDb names none any more, or one of a kind that it does not name or this library does not
    /// know.
    public let show: Show?
    /// The name of the part; absent for crew.
    public let character: String?
    /// The seasons with the credit, for a TV series.
    public let seasons: MixedList<TVSeason>?
    /// The single episodes with the credit, for a TV series.
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

/// The title and the rest share one object.
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

    /// Reads the title of a credit that may name the title's kind in its stead.
    init(from decoder: any Decoder, outerType: MediaType?) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        do {
            let mediaType = container.contains(.id) ? try decoder.mediaType(outerType: outerType) : nil
            show = try mediaType.map { try Show(from: decoder, mediaType: $0) }
        } catch is UnknownMediaType {
            show = nil
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
