/// The translated strings of a person. A string without a translation is empty.
public struct PersonTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let name: String?
    /// The biography.
    public let biography: String?

    /// Creates translation data.
    public init(name: String? = nil, biography: String? = nil) {
        self.name = name
        self.biography = biography
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case biography
    }
}
