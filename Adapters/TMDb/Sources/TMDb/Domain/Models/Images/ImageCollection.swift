/// A collection of a title's images, best rated first. The array of logos is empty if TMDb omits it.
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
    /// Whether a list is empty because it did not come or could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates a collection.
    public init(id: Int? = nil, posters: [ImageMetadata], logos: [ImageMetadata], backdrops: [ImageMetadata]) {
        self.id = id
        self.posters = posters
        self.logos = logos
        self.backdrops = backdrops
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        posters = lists.rows(.posters)
        logos = lists.rowsIfPresent(.logos)
        backdrops = lists.rows(.backdrops)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case posters
        case logos
        case backdrops
    }
}
