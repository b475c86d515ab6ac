/// The images of a person, best rated first.
///
/// Source: `GET /3/person/{person_id}/images`.
public struct PersonImageCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the person; absent if this was appended to details.
    public let id: Int?
    /// Portraits.
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
