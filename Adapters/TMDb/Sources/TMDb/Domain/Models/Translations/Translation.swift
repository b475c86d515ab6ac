import Foundation

/// The translation of something's texts into one language.
public struct Translation<Texts: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// The language, an ISO 639-1 code.
    public let languageCode: String
    /// The country, an ISO 3166-1 code.
    public let countryCode: String
    /// The language's own name for itself; may be empty.
    public let name: String?
    /// The language's English name.
    public let englishName: String?
    /// The translated texts; none of them in old answers, which only name the languages.
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

/// The translation of a movie's texts.
public typealias MovieTranslation = Translation<MovieTranslationData>

/// The translation of a TV series' texts.
public typealias TVSeriesTranslation = Translation<TVSeriesTranslationData>

/// The translation of a season's texts.
public typealias TVSeasonTranslation = Translation<TVTranslationData>

/// The translation of an episode's texts.
public typealias TVEpisodeTranslation = Translation<TVTranslationData>

/// The translation of the texts about a person.
public typealias PersonTranslation = Translation<PersonTranslationData>
