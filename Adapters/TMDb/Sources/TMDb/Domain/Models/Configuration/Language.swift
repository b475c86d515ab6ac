/// A language.
///
/// Source: `GET /3/configuration/languages`.
public struct Language: Codable, Hashable, Sendable {

    /// The ISO 639-1 code.
    public let languageCode: String
    /// The name of the language in the language itself; may be empty.
    public let name: String
    /// The English name.
    public let englishName: String

    /// Creates a language.
    public init(languageCode: String, name: String, englishName: String) {
        self.languageCode = languageCode
        self.name = name
        self.englishName = englishName
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name, .englishName]

        case languageCode = "iso_639_1"
        case name
        case englishName = "english_name"
    }
}

/// A language spoken in a title.
public struct SpokenLanguage: Codable, Hashable, Sendable {

    /// The ISO 639-1 code.
    public let languageCode: String
    /// The name of the language in the language itself; may be empty.
    public let name: String
    /// The English name of the language.
    public let englishName: String?

    /// Creates a spoken language.
    public init(languageCode: String, name: String, englishName: String? = nil) {
        self.languageCode = languageCode
        self.name = name
        self.englishName = englishName
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case languageCode = "iso_639_1"
        case name
        case englishName = "english_name"
    }
}
