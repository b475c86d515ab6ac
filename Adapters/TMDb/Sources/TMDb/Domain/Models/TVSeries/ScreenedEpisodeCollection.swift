/// The episodes of a TV series that were screened in cinemas.
///
/// Source: `GET /3/tv/{series_id}/screened_theatrically`.
public struct ScreenedEpisodeCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the series; `nil` if the resource was appended to details.
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
