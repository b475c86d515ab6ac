/// A language spoken in a movie or a series.
public struct SpokenLanguage: Codable, Hashable, Sendable {
    /// The ISO 639-1 code.
    public let languageCode: String
    /// The name of the language in that language; may be empty.
    public let name: String

    /// Creates a spoken language.
    public init(languageCode: String, name: String) {
        self.languageCode = languageCode
        self.name = name
    }
}
