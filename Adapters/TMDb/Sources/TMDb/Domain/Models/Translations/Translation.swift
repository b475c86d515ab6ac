import Foundation

/// A translation of the data of a title or person into one language.
public struct Translation<Texts: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// The language, an ISO 639-1 code.
    public let languageCode: String
    /// The country, an ISO 3166-1 code.
    public let countryCode: String
    /// The name of the language in the language itself; may be empty.
    public let name: String?
    /// The English name of the language.
    public let englishName: String?
    /// The translated data. All its properties are `nil` in older responses, which contain only the languages.
    public let data: Texts

    /// Creates a translation.
    public init(
        languageCode: String, countryCode: String, name: String? = nil, englishName: String? = nil, data: Texts
    ) {
        self.languageCode = languageCode
        self.countryCode = countryCode
        self.name = name
        self.englishName = englishName
        self.data = data
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        languageCode = try container.decode(String.self, forKey: .languageCode)
        countryCode = try container.decode(String.self, forKey: .countryCode)
        name = try container.decodeIfPresent(String.self, forKey: .name)
        englishName = try container.decodeIfPresent(String.self, forKey: .englishName)
        data =
            try container.decodeIfPresent(Texts.self, forKey: .data)
            ?? JSONDecoder().decode(Texts.self, from: Data("{}".utf8))
    }

    private enum CodingKeys: String, CodingKey {
        case languageCode = "iso_639_1"
        case countryCode = "iso_3166_1"
        case name
        case englishName = "english_name"
        case data
    }
}

/// A translation of a movie's data.
public typealias MovieTranslation = Translation<MovieTranslationData>

/// A translation of a TV series' data.
public typealias TVSeriesTranslation = Translation<TVSeriesTranslationData>

/// A translation of a season's data.
public typealias TVSeasonTranslation = Translation<TVTranslationData>

/// A translation of an episode's data.
public typealias TVEpisodeTranslation = Translation<TVTranslationData>

/// A translation of a person's data.
public typealias PersonTranslation = Translation<PersonTranslationData>
