/// The texts of a title or a person as they were translated into a language, for a country.
public struct Translation: Hashable, Sendable {
    /// The language, an ISO 639-1 code.
    public let languageCode: String
    /// The country, an ISO 3166-1 alpha-2 code; empty if it is not known.
    public let countryCode: String
    /// The texts.
    public let texts: ContentTexts

    /// Creates a translation.
    public init(languageCode: String, countryCode: String, texts: ContentTexts) {
        self.languageCode = languageCode
        self.countryCode = countryCode
        self.texts = texts
    }
}
