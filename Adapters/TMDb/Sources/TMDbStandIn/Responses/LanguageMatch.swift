/// The quality of the match between the requested language and the language of a recording. Lower values are better.
enum LanguageMatch: Int, Comparable {
    case same
    /// The language without a region: `de` for `de-DE`.
    case languageAlone
    /// The same language with another region: `de-AT` for `de-DE`.
    case otherRegion
    /// TMDb's default language, which TMDb uses for missing translations.
    case defaultLanguage

    /// TMDb's language for requests without a language.
    static let tmdbDefault = "en-US"

    /// Compares two language tags. Returns `nil` if the recording does not match the requested language.
    init?(requested: String?, recorded: String?) {
        let requestedTag = (requested ?? Self.tmdbDefault).lowercased()
        let recordedTag = (recorded ?? Self.tmdbDefault).lowercased()
        let requestedLanguage = Self.language(of: requestedTag)
        if requestedTag == recordedTag {
            self = .same
        } else if recordedTag == requestedLanguage {
            self = .languageAlone
        } else if Self.language(of: recordedTag) == requestedLanguage {
            self = .otherRegion
        } else if recordedTag == Self.tmdbDefault.lowercased() {
            self = .defaultLanguage
        } else {
            return nil
        }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Returns the language of a language tag: `de` for `de-DE`.
    static func language(of tag: String) -> String {
        String(tag.split(separator: "-").first ?? "")
    }
}
