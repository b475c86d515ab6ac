/// A genre.
public struct Genre: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language; empty if there is none.
    public let name: String

    /// Creates a genre.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(Int.self, forKey: .id),
            name: try container.decodeIfPresent(String.self, forKey: .name) ?? "")
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
    }
}
