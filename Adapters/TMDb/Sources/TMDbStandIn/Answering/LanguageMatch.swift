/// How well a recording made in one language answers a request for another: the smaller, the better.
enum LanguageMatch: Int, Comparable {
    case same
    /// `de` for `de-DE`.
    case languageAlone
    /// `de-AT` for `de-DE`.
    case otherRegion
    /// TMDb's default for anything it lacks.
    case defaultLanguage

    /// TMDb's language if a request names none.
    static let tmdbDefault = "en-US"

    /// - Returns: `nil` if the recording can't answer the request.
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

    /// `de` of `de-DE`.
    static func language(of tag: String) -> String {
        String(tag.split(separator: "-").first ?? "")
    }
}
