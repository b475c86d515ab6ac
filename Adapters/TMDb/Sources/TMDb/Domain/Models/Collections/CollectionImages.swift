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
    /// Whether a list is empty because it did not come or could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates collection images.
    public init(
        id: Int? = nil, posters: [ImageMetadata], backdrops: [ImageMetadata]
    ) {
        self.id = id
        self.posters = posters
        self.backdrops = backdrops
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        posters = lists.rows(.posters)
        backdrops = lists.rows(.backdrops)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case posters
        case backdrops
    }
}
