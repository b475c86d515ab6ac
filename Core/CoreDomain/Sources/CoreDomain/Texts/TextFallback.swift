/// The fallback languages for texts that are not translated into the requested language.
///
/// TMDb leaves untranslated texts empty. With a fallback chain, the title, tagline, overview, homepage and biography
/// are each taken from the first language that has them, starting with the requested language:
///
/// 1. A tag with a region, such as `de-AT`, selects only the translation for that region. A tag without a region, such
///    as `de`, selects the translation for the region where the language is most likely spoken, then those for other
///    regions in TMDb's order.
///    The codes of Norwegian, `no`, `nb` and `nn`, find each other; the requested one comes first.
/// 2. An empty or blank text is not translated.
/// 3. If the title is empty in the original language of a work, the original title is used. It takes precedence over
///    the titles for other regions.
/// 4. For the requested language, the text in TMDb's response is also used, unless it is in another language: TMDb
///    replaces a missing title by the original or the English title.
/// 5. A name that TMDb generates from a number, such as `Season 1`, is never used as a fallback.
/// 6. If no language has the text, the text in TMDb's response is unchanged, even if it is empty. Only a blank title is
///    replaced by the original title, which is also done without a chain.
///
/// ``TextLanguages`` reports the language of the translation that contains the text. The language is unknown if no
/// translation contains the text, for example for a generated name.
///
/// ```swift
/// let defaults = ContentDefaults(
///     locale: try ContentLocale(language: "de-AT"), textFallback: try TextFallback(["de", "en"]))
/// ```
public struct TextFallback: Hashable, Sendable {

    /// The languages after the requested one, as tags that TMDb uses.
    public let languages: [String]

    /// Fallback is off: texts are not replaced, and translations are not requested from TMDb.
    public static let off = TextFallback(checked: [])

    /// Returns the language of a locale, then the fallback languages. Each tag has a region: its own, or that where the
    /// language is most likely spoken.
    package func regionalTags(for locale: ContentLocale) -> [String] {
        ([locale.language] + languages).map(ContentLocale.regionalTag)
    }

    /// Whether the fallback is off.
    package var isOff: Bool { languages.isEmpty }

    /// Creates a fallback chain. Tags are normalised as in ``ContentLocale/init(language:region:timeZone:)``, and
    /// duplicates are removed.
    ///
    /// - Parameter languages: BCP 47 language tags, such as `de` or `pt-BR`, most preferred first. If empty, fallback
    ///   is off.
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/invalidInput`` if a tag is invalid, or if TMDb
    ///   does not support its language.
    public init(_ languages: [String]) throws(PopcornError) {
        var tags: [String] = []
        for language in languages {
            let tag = try ContentLocale(language: language).language
            if !tags.contains(tag) { tags.append(tag) }
        }
        self.init(checked: tags)
    }

    private init(checked: [String]) {
        languages = checked
    }
}
