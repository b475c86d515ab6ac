/// An alternative name of a company or network.
public struct AlternativeName: Codable, Hashable, Sendable {

    /// The name.
    public let name: String
    /// The type of name; may be empty.
    public let type: String?

    /// Creates an alternative name.
    public init(
        name: String, type: String? = nil
    ) {
        self.name = name
        self.type = type
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case type
    }
}
