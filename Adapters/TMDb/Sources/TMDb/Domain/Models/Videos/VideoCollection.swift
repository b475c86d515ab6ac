/// The videos about a title.
///
/// Source: `GET /3/movie/{movie_id}/videos`.
public struct VideoCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title; `nil` if the resource was appended to details.
    public let id: Int?
    /// The videos.
    public let results: [VideoMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, results: [VideoMetadata]) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}
