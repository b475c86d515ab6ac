/// A collection of a season's images, best rated first.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/images`.
public struct TVSeasonImageCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the season; `nil` if appended to a details response.
    public let id: Int?
    /// The posters.
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
