/// The texts of a title or a person, translated into a language for a country.
public struct Translation: Hashable, Sendable {
    /// The ISO 639-1 code of the language.
    public let languageCode: String
    /// The ISO 3166-1 alpha-2 code of the country; empty if unknown.
    public let countryCode: String
    /// The translated texts.
    public let texts: ContentTexts

    /// Creates a translation.
    public init(languageCode: String, countryCode: String, texts: ContentTexts) {
        self.languageCode = languageCode
        self.countryCode = countryCode
        self.texts = texts
    }
}
