/// A preferred language, and the region whose variant is preferred.
package struct PreferredLanguage: Hashable, Sendable {

    /// The ISO 639-1 code, in lower case.
    package let code: String
    /// The ISO 3166-1 alpha-2 code, in upper case; `nil` if all regions are equal.
    package let region: String?

    /// Creates a preference from a tag such as `de` or `pt-BR`.
    ///
    /// - Parameters:
    ///   - tag: The tag, ignoring case. Its parts are separated by `-` or `_`.
    ///   - region: The region if the tag has none. Default: `nil`.
    package init(tag: String, region: String? = nil) {
        let parts = tag.split(maxSplits: 1) { $0 == "-" || $0 == "_" }
        code = parts.first.map { $0.lowercased() } ?? ""
        self.region = (parts.count == 2 ? String(parts[1]) : region)?.uppercased()
    }

    /// Returns the distance of content from the preference: 0 for the region itself, 1 for no region, 2 for another
    /// region in the same script; `nil` for another language or script.
    package func distance(languageCode: String, regionCode: String?) -> Int? {
        guard LanguageCode.isSame(languageCode.lowercased(), as: code) else { return nil }
        let other = regionCode.flatMap { $0.isEmpty ? nil : $0.uppercased() }
        if code == "zh", let region, ChineseScript(region: region) != ChineseScript(region: other ?? "") { return nil }
        guard let region else { return 0 }
        return other == region ? 0 : other == nil ? 1 : 2
    }
}
