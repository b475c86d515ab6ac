/// The images of an episode, best rated first.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images`.
public struct TVEpisodeImageCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the episode; absent if this was appended to details.
    public let id: Int?
    /// Stills.
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
