/// A collection of an episode's images, best rated first.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images`.
public struct TVEpisodeImageCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the episode; `nil` if appended to a details response.
    public let id: Int?
    /// The stills.
    public let stills: [ImageMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, stills: [ImageMetadata]) {
        self.id = id
        self.stills = stills
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case stills
    }
}
