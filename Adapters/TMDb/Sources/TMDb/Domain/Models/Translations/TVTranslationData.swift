/// The translated texts of a season or an episode. A text that was not translated is empty.
public struct TVTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let name: String?
    /// What the season or the episode is about.
    public let overview: String?

    /// Creates a translation's texts.
    public init(name: String? = nil, overview: String? = nil) {
        self.name = name
        self.overview = overview
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case overview
    }
}
