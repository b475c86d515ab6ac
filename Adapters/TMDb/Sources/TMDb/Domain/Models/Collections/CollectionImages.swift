/// A collection of a movie collection's images, best rated first.
///
/// Source: `GET /3/collection/{collection_id}/images`.
public struct CollectionImages: Codable, Hashable, Sendable {

    /// The TMDb identifier of the collection; `nil` if appended to a details response.
    public let id: Int?
    /// The posters.
    public let posters: [ImageMetadata]
    /// The backdrops.
    public let backdrops: [ImageMetadata]

    /// Creates collection images.
    public init(
        id: Int? = nil, posters: [ImageMetadata], backdrops: [ImageMetadata]
    ) {
        self.id = id
        self.posters = posters
        self.backdrops = backdrops
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case posters
        case backdrops
    }
}
