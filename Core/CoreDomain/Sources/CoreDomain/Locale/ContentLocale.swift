public import Foundation
import TMDbConventions

/// The language, region and time zone of requested content.
///
/// TMDb's titles, overviews and artwork depend on the language. Age ratings and watch providers depend on the
/// region, and the lists of a day on the time zone. Because a server handles users in many places, each request carries
/// a locale, and `Locale.current` is never read.
///
/// ```swift
/// let british = try ContentLocale(language: "en-GB")  // region GB, from the tag
/// let german = try ContentLocale(language: "de")  // region DE, where German is most likely spoken
/// let swiss = try ContentLocale(language: "de", region: "CH")
/// let taiwanese = try ContentLocale(language: "zh-Hant-TW")  // language zh-TW, TMDb's tag
/// ```
public struct ContentLocale: Hashable, Sendable {

    /// The language tag that is sent to TMDb: an ISO 639-1 code, with a region only if TMDb has translations for it
    /// (`pt`, `pt-BR`).
    ///
    /// `de` and `de-DE` are different requests to TMDb, and therefore different locales.
    public let language: String

    /// The ISO 3166-1 alpha-2 code of the region, such as `GB`. It determines age ratings and watch providers.
    public let region: String

    /// The time zone that determines the current day, as in lists of today's episodes. If `nil`, the configured time
    /// zone applies, ``ContentDefaults/timeZone``, or UTC if there is none.
    public var timeZone: TimeZone?

    /// The ISO 639-1 code without a region, such as `pt` for `pt-BR`.
    public var languageCode: String {
        String(language.prefix(2))
    }

    /// Returns a tag of TMDb with a region: its own, or that where the language is most likely spoken.
    package static func regionalTag(_ tag: String) -> String {
        TMDbLanguages.entry(for: tag).map { "\(tag)-\($0.likelyRegion)" } ?? tag
    }

    /// American English, the default of TMDb.
    public static let americanEnglish = ContentLocale(checkedLanguage: "en-US", checkedRegion: "US")

    /// Creates a locale from a language tag and a region.
    ///
    /// The tag is normalised to the tag that TMDb uses:
    ///
    /// - Case and underscores are corrected: `EN_gb` becomes `en-GB`.
    /// - Three-letter and deprecated codes become current two-letter codes: `deu` and `ger` become `de`, `iw` becomes
    ///   `he`.
    /// - The script of Chinese becomes a region where it is used: `zh-Hans` becomes `zh-CN`, `zh-Hant` becomes `zh-TW`.
    ///   Other scripts are removed: `sr-Latn-RS` becomes `sr-RS`.
    /// - If TMDb has no translations for the region, ``language`` omits it and ``region`` keeps it: `fr-BE` requests
    ///   `fr` with region `BE`. In this case, Spanish uses `es-MX` in the Americas (`es-419`, `es-CO`), and Portuguese
    ///   uses `pt-PT` outside Brazil.
    /// - Variants, extensions and private-use parts are removed: `de-DE-1996` becomes `de-DE`.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 language tag, such as `en`, `en-GB` or `zh-Hant-TW`.
    ///   - region: A two-letter region code. Default: the region of the language tag, or the region where the language
    ///     is most likely spoken, such as `DE` for `de`.
    ///   - timeZone: The time zone that determines the current day. Default: the configured time zone.
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/invalidInput`` if the language tag or the
    ///   region is invalid, or if TMDb does not support the language. The message contains the invalid part.
    public init(language: String, region: String? = nil, timeZone: TimeZone? = nil) throws(PopcornError) {
        let tag = try LanguageTag(language)
        guard let form = TMDbLanguageTag(tag) else {
            let whole = tag.language == language.lowercased() ? "" : " in '\(language.printable)'"
            throw .invalidInput(
                "TMDb does not support the language '\(tag.language)'\(whole); use one such as 'en' or 'en-GB'")
        }
        if let region, region.utf8.count != 2 || !region.utf8.allSatisfy(\.isLetter) {
            throw .invalidInput("'\(region.printable)' is not a valid region; use two letters such as 'GB'")
        }
        self.init(checkedLanguage: form.language, checkedRegion: region.map(TMDbLanguageTag.country) ?? form.region)
        self.timeZone = timeZone
    }

    /// Creates the locale of a tag that is already normalised for TMDb.
    init(_ form: TMDbLanguageTag) {
        self.init(checkedLanguage: form.language, checkedRegion: form.region)
    }

    private init(checkedLanguage: String, checkedRegion: String) {
        self.language = checkedLanguage
        self.region = checkedRegion
    }
}

extension ContentLocale: Codable {

    private enum CodingKeys: String, CodingKey {
        case language, region, timeZone
    }

    /// Encodes the language, the region, and the identifier of the time zone if there is one.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(language, forKey: .language)
        try container.encode(region, forKey: .region)
        try container.encodeIfPresent(timeZone?.identifier, forKey: .timeZone)
    }

    /// Decodes a locale from the keys `language`, `region` and `timeZone`. Region and time zone are optional.
    ///
    /// - Throws: `DecodingError` if ``init(language:region:timeZone:)`` rejects the values. Its description contains
    ///   the invalid part.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let language = try container.decode(String.self, forKey: .language)
        let region = try container.decodeIfPresent(String.self, forKey: .region)
        let identifier = try container.decodeIfPresent(String.self, forKey: .timeZone)
        do throws(PopcornError) {
            try self.init(
                language: language, region: region, timeZone: identifier.map(TimeZone.init(checkedIdentifier:)))
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: error.message, underlyingError: error))
        }
    }
}
