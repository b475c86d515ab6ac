public import Foundation

/// The translations of a title or person.
public struct TranslationCollection<Texts: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title or person; `nil` if the resource was appended to details.
    public let id: Int?
    /// The translations; empty if TMDb omits the list.
    public let translations: [Translation<Texts>]

    /// Creates a collection.
    public init(id: Int? = nil, translations: [Translation<Texts>]) {
        self.id = id
        self.translations = translations
    }
}

/// The translations of a movie.
///
/// Source: `GET /3/movie/{movie_id}/translations`.
public typealias MovieTranslationCollection = TranslationCollection<MovieTranslationData>

/// The translations of a TV series.
///
/// Source: `GET /3/tv/{series_id}/translations`.
public typealias TVSeriesTranslationCollection = TranslationCollection<TVSeriesTranslationData>

/// The translations of a season.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/translations`.
public typealias TVSeasonTranslationCollection = TranslationCollection<TVTranslationData>

/// The translations of an episode.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/translations`.
public typealias TVEpisodeTranslationCollection = TranslationCollection<TVTranslationData>

/// The translations of a person.
///
/// Source: `GET /3/person/{person_id}/translations`.
public typealias PersonTranslationCollection = TranslationCollection<PersonTranslationData>

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

/// The translated strings of a movie. A string without a translation is empty.
public struct MovieTranslationData: Codable, Hashable, Sendable {

    /// The title.
    public let title: String?
    /// The overview.
    public let overview: String?
    /// The tagline.
    public let tagline: String?
    /// The URL of the movie's website in this language.
    public let homepageURL: URL?
    /// The running time, in minutes; 0 if it does not differ from the original.
    public let runtime: Int?

    /// Creates translation data.
    public init(
        title: String? = nil, overview: String? = nil, tagline: String? = nil, homepageURL: URL? = nil,
        runtime: Int? = nil
    ) {
        self.title = title
        self.overview = overview
        self.tagline = tagline
        self.homepageURL = homepageURL
        self.runtime = runtime
    }

    private enum CodingKeys: String, CodingKey {
        case title
        case overview
        case tagline
        case homepageURL = "homepage"
        case runtime
    }
}

/// The translated strings of a TV series. A string without a translation is empty.
public struct TVSeriesTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let name: String?
    /// The overview.
    public let overview: String?
    /// The tagline.
    public let tagline: String?
    /// The URL of the series' website in this language.
    public let homepageURL: URL?

    /// Creates translation data.
    public init(name: String? = nil, overview: String? = nil, tagline: String? = nil, homepageURL: URL? = nil) {
        self.name = name
        self.overview = overview
        self.tagline = tagline
        self.homepageURL = homepageURL
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case overview
        case tagline
        case homepageURL = "homepage"
    }
}

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
}

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
}

/// The translated data of a collection. Strings that are not translated are empty.
public struct CollectionTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let title: String?
    /// The plot summary.
    public let overview: String?
    /// The URL of the collection's website in the language of the translation.
    public let homepageURL: URL?

    /// Creates translation data.
    public init(title: String? = nil, overview: String? = nil, homepageURL: URL? = nil) {
        self.title = title
        self.overview = overview
        self.homepageURL = homepageURL
    }

    private enum CodingKeys: String, CodingKey {
        case title
        case overview
        case homepageURL = "homepage"
    }
}

/// The translations of a movie collection.
///
/// Source: `GET /3/collection/{collection_id}/translations`.
public typealias CollectionTranslationCollection = TranslationCollection<CollectionTranslationData>
