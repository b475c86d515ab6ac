/// The images of a collection, best rated first.
///
/// Source: `GET /3/collection/{collection_id}/images`.
public struct CollectionImages: Codable, Hashable, Sendable {

    /// TMDb's identifier of the collection; absent if this was appended to details.
    public let id: Int?
    /// Posters.
    public let posters: [ImageMetadata]
    /// Backdrops.
    public let backdrops: [ImageMetadata]

    /// Creates a collection images.
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
