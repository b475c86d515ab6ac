/// The episodes of a TV series that were shown in cinemas.
///
/// Source: `GET /3/tv/{series_id}/screened_theatrically`.
public struct ScreenedEpisodeCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the series; absent if this was appended to details.
    public let id: Int?
    /// The episodes.
    public let results: [ScreenedEpisode]

    /// Creates a collection.
    public init(id: Int? = nil, results: [ScreenedEpisode]) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}
