/// The episode groups of a TV series.
///
/// Source: `GET /3/tv/{series_id}/episode_groups`.
public struct TVEpisodeGroupCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the series; `nil` if the resource was appended to details.
    public let id: Int?
    /// The episode groups, without their parts.
    public let results: [TVEpisodeGroup]

    /// Creates a collection.
    public init(id: Int? = nil, results: [TVEpisodeGroup]) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}
