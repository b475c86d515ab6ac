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
