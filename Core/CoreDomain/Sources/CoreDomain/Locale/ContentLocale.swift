/// The language and region that content is asked for in.
///
/// TMDb's titles, overviews and artwork depend on the language; certifications and watch providers depend on the
/// region. A server answers users of many places, so a locale travels with each request and nothing reads
/// `Locale.current`.
///
/// ```swift
/// let british = try ContentLocale(language: "en-GB")  // region GB, from the tag
/// let german = try ContentLocale(language: "de")  // region DE, where it is likeliest spoken
/// let swiss = try ContentLocale(language: "de", region: "CH")
/// let taiwanese = try ContentLocale(language: "zh-Hant-TW")  // language zh-TW, as TMDb calls it
/// ```
public struct ContentLocale: Hashable, Sendable {

    /// A language tag as TMDb takes it: an ISO 639-1 language, and a region only if TMDb takes translations for it
    /// (`pt`, `pt-BR`).
    ///
    /// `de` and `de-DE` are different questions to TMDb and so different locales.
    public let language: String

    /// An ISO 3166-1 alpha-2 region such as `GB`. It picks certifications and watch providers.
    public let region: String

    /// The ISO 639-1 language alone, `pt` of `pt-BR`.
    public var languageCode: String {
        String(language.prefix(2))
    }

    /// American English, TMDb's own default.
    public static let americanEnglish = ContentLocale(checkedLanguage: "en-US", checkedRegion: "US")

    /// A locale of a language tag and a region.
    ///
    /// The tag is brought to the form that TMDb knows:
    ///
    /// - Case and underscores are put right: `EN_gb` is `en-GB`.
    /// - Three letters, and codes that were given up, become today's two: `deu` and `ger` are `de`, `iw` is `he`.
    /// - A script becomes the region where it is written: `zh-Hans` is `zh-CN`, `zh-Hant` is `zh-TW`, `sr-Latn-RS` is
    ///   `sr-RS`.
    /// - A region for which TMDb takes no translations leaves the tag, and stays ``region``: `fr-BE` asks for `fr`. In
    ///   Latin America that is `es-MX` (`es-419` and `es-CO`), in Africa and Asia `pt-PT`.
    /// - Variants, extensions and private parts are left out: `de-DE-1996` is `de-DE`.
    ///
    /// - Parameters:
    ///   - language: A language tag of BCP 47, such as `en`, `en-GB` or `zh-Hant-TW`.
    ///   - region: Two letters. Default: the region of the language tag, else the region where the language is likeliest
    ///     spoken, such as `DE` for `de`.
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/invalidInput`` that names the bad part: what is
    ///   no tag, a language that TMDb does not have, what is no region.
    public init(language: String, region: String? = nil) throws(PopcornError) {
        let tag = try LanguageTag(language)
        guard let form = TMDbForm(tag) else {
            let whole = tag.language == language.lowercased() ? "" : " of '\(language.printable)'"
            throw .invalidInput("TMDb has no language '\(tag.language)'\(whole); write one like 'en' or 'en-GB'")
        }
        if let region, region.utf8.count != 2 || !region.utf8.allSatisfy(\.isLetter) {
            throw .invalidInput("'\(region.printable)' is not a region; write two letters like 'GB'")
        }
        self.init(checkedLanguage: form.language, checkedRegion: region.map(TMDbForm.country) ?? form.region)
    }

    /// The locale of a tag that has been brought to TMDb's form.
    init(_ form: TMDbForm) {
        self.init(checkedLanguage: form.language, checkedRegion: form.region)
    }

    private init(checkedLanguage: String, checkedRegion: String) {
        self.language = checkedLanguage
        self.region = checkedRegion
    }
}

extension ContentLocale: Codable {

    private enum CodingKeys: String, CodingKey {
        case language, region
    }

    /// Decodes a locale of the keys `language` and `region`, of which the region may be absent.
    ///
    /// - Throws: `DecodingError`, whose description names the bad part, if they are not what ``init(language:region:)``
    ///   takes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let language = try container.decode(String.self, forKey: .language)
        let region = try container.decodeIfPresent(String.self, forKey: .region)
        do throws(PopcornError) {
            try self.init(language: language, region: region)
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: error.message, underlyingError: error))
        }
    }
}
