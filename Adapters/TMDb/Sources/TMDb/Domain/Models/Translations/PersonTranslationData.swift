/// The translated texts about a person. A text that was not translated is empty.
public struct PersonTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let name: String?
    /// The biography.
    public let biography: String?

    /// Creates a translation's texts.
    public init(name: String? = nil, biography: String? = nil) {
        self.name = name
        self.biography = biography
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case biography
    }
}
