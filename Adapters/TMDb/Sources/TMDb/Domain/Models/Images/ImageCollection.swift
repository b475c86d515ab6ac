/// The images of a title, best rated first. A kind of image that TMDb leaves out is empty.
///
/// Source: `GET /3/movie/{movie_id}/images`.
public struct ImageCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the title; absent if this was appended to details.
    public let id: Int?
    /// Posters.
    public let posters: [ImageMetadata]
    /// Title logos.
    public let logos: [ImageMetadata]
    /// Backdrops.
    public let backdrops: [ImageMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, posters: [ImageMetadata], logos: [ImageMetadata], backdrops: [ImageMetadata]) {
        self.id = id
        self.posters = posters
        self.logos = logos
        self.backdrops = backdrops
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case posters
        case logos
        case backdrops
    }
}
