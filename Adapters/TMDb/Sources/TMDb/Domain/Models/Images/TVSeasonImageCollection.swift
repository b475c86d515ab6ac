/// The images of a season, best rated first.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/images`.
public struct TVSeasonImageCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the season; absent if this was appended to details.
    public let id: Int?
    /// Posters.
    public let posters: [ImageMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, posters: [ImageMetadata]) {
        self.id = id
        self.posters = posters
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case posters
    }
}
