/// A collection of a title's images, best rated first. The array of an image type is empty if TMDb omits it.
///
/// Source: `GET /3/movie/{movie_id}/images`.
public struct ImageCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title; `nil` if appended to a details response.
    public let id: Int?
    /// The posters.
    public let posters: [ImageMetadata]
    /// The title logos.
    public let logos: [ImageMetadata]
    /// The backdrops.
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
