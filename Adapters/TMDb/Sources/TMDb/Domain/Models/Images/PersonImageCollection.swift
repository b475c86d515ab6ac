/// A collection of a person's images, best rated first.
///
/// Source: `GET /3/person/{person_id}/images`.
public struct PersonImageCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the person; `nil` if appended to a details response.
    public let id: Int?
    /// The portraits.
    public let profiles: [ImageMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, profiles: [ImageMetadata]) {
        self.id = id
        self.profiles = profiles
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case profiles
    }
}
