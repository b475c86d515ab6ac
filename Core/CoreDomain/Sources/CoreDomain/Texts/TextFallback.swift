/// The languages whose texts stand in for those that are not translated into the language asked for.
///
/// TMDb leaves texts empty that were not translated. With a chain of languages the title, the tagline, the overview, the
/// page and the biography are each taken from the first language that has it. Each is looked for in the language asked
/// for, then in those of the chain:
///
/// 1. A tag with a region, `de-AT`, stands for the translation for that region alone. A tag without, `de`, stands for
///    the translation for the region where the language is likeliest spoken, then for those for other regions in TMDb's
///    order.
/// 2. An empty text was not translated.
/// 3. In the original language an empty title means that it is the original title.
/// 4. For the language asked for, what TMDb answered counts too, unless it comes from another language: TMDb puts the
///    original or the English title in the place of a missing one.
/// 5. A name that TMDb makes of a number, `Season 1`, stands in for nothing.
/// 6. If no language has a text, it stays as TMDb answered it, be it empty.
///
/// The language of a text is that of the translation it is from. TMDb does not tell the language of what stands in no
/// translation, such as a name that it made of a number.
///
/// ```swift
/// let defaults = ContentDefaults(
///     locale: try ContentLocale(language: "de-AT"), textFallback: try TextFallback(["de", "en"]))
/// ```
public struct TextFallback: Hashable, Sendable {

    /// The languages after the one asked for, as tags that TMDb takes.
    public let languages: [String]

    /// No text of another language stands in, and TMDb is not asked for translations.
    public static let off = TextFallback(checked: [])

    /// A chain of languages, in the form that ``ContentLocale/init(language:region:)`` gives them.
    ///
    /// - Parameter languages: Language tags of BCP 47, such as `de` or `pt-BR`, best first. None: off.
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/invalidInput`` for what is no tag, or a
    ///   language that TMDb does not have.
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
