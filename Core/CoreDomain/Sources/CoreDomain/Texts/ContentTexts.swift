public import Foundation

/// The texts of a title or a person in one language. Texts that are not translated are empty or `nil`.
public struct ContentTexts: Hashable, Sendable {
    /// The title, or the name of a series, a season or an episode.
    public var title: String?
    /// The tagline.
    public var tagline: String?
    /// The overview.
    public var overview: String?
    /// The URL of the homepage.
    public var homepageURL: URL?
    /// The biography of a person.
    public var biography: String?

    /// Creates a set of texts.
    public init(
        title: String? = nil, tagline: String? = nil, overview: String? = nil, homepageURL: URL? = nil,
        biography: String? = nil
    ) {
        self.title = title
        self.tagline = tagline
        self.overview = overview
        self.homepageURL = homepageURL
        self.biography = biography
    }
}

/// A value with texts that may be available in other languages.
package protocol Translatable {
    /// The texts as TMDb returned them in the requested language. Texts that the type lacks are `nil`.
    var texts: ContentTexts { get set }
    /// The title in the original language, and the code of that language.
    var original: (title: String?, languageCode: String?) { get }
    /// The number from which TMDb generates a missing name, such as 1 for `Season 1`.
    var number: Int? { get }
}

extension Translatable {
    package var original: (title: String?, languageCode: String?) { (nil, nil) }
    package var number: Int? { nil }
}

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

/// The language of each text of a title or a person: a tag such as `de-DE`, or only the language code for an original
/// title. `nil` if the text is absent or its language is unknown.
public struct TextLanguages: Codable, Hashable, Sendable {
    /// The language of the title, or of the name of a series, a season or an episode.
    public var title: String?
    /// The language of the tagline.
    public var tagline: String?
    /// The language of the overview.
    public var overview: String?
    /// The language of the homepage.
    public var homepageURL: String?
    /// The language of the biography.
    public var biography: String?

    /// Creates a set of languages.
    public init(
        title: String? = nil, tagline: String? = nil, overview: String? = nil, homepageURL: String? = nil,
        biography: String? = nil
    ) {
        self.title = title
        self.tagline = tagline
        self.overview = overview
        self.homepageURL = homepageURL
        self.biography = biography
    }
}
