/// The translated strings of a season or episode. A string without a translation is empty.
public struct TVTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let name: String?
    /// The overview.
    public let overview: String?

    /// Creates translation data.
    public init(name: String? = nil, overview: String? = nil) {
        self.name = name
        self.overview = overview
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case overview
    }
}
