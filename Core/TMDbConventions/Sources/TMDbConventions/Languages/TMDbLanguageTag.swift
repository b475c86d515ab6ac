/// A language tag normalised for TMDb: TMDb's tag for the language, and a region.
package struct TMDbLanguageTag: Sendable {

    /// TMDb's tag for the language, such as `zh-TW` for `zh-Hant`.
    package let language: String
    /// The region of the original tag, or the region where its language is most likely spoken. Two letters in upper
    /// case.
    package let region: String
    /// Whether the original tag specifies a region.
    package let isRegional: Bool

    /// Normalises the parts of a language tag. Returns `nil` if TMDb does not support the language.
    ///
    /// - Parameters:
    ///   - code: The two- or three-letter code of the language, in lower case.
    ///   - script: The code of the script, in lower case. Only scripts of Chinese matter.
    ///   - region: The code of the region, two letters or three digits.
    package init?(code: String, script: String?, region tagRegion: String?) {
        guard let entry = TMDbLanguages.entry(for: code) else { return nil }
        let script = entry.code == "zh" ? script.flatMap(ChineseScript.init(rawValue:)) : nil
        let named = tagRegion.flatMap { $0.utf8.count == 2 ? Self.country($0) : Self.areas["\(entry.code)-\($0)"] }
        isRegional = tagRegion != nil
        region = named ?? (entry.isRegional ? nil : script?.likelyRegion) ?? entry.likelyRegion
        if let script {
            language = script.tag(inRegion: region)
        } else if let place = named ?? (entry.isRegional ? entry.likelyRegion : nil) {
            language = Self.tag(of: entry.code, inRegion: place)
        } else {
            language = entry.code
        }
    }

    /// Returns the tag under which TMDb has the translations of a language for a region.
    static func tag(of code: String, inRegion region: String) -> String {
        let tag = "\(code)-\(region)"
        return TMDbTranslations.contains(tag) ? tag : parentTag(of: code, inRegion: region)
    }

    /// Returns the tag to use for a region without translations, based on CLDR's parent locales.
    package static func parentTag(of code: String, inRegion region: String) -> String {
        switch code {
        case "es" where latinAmerica.contains(region): "es-MX"
        case "pt" where region != "BR": "pt-PT"
        case "zh" where region == "MO": "zh-HK"
        default: code
        }
    }

    /// Returns the current code of a region. `UK` is reserved for the United Kingdom in ISO 3166-1, but its code is
    /// `GB`.
    package static func country(_ region: String) -> String {
        let code = region.uppercased()
        return code == "UK" ? "GB" : code
    }

    /// The regions whose translations are used for a UN M.49 area. TMDb does not support area codes.
    private static let areas = ["es-419": "MX"]

    /// The regions whose parent locale is `es-419` in CLDR.
    private static let latinAmerica: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV", "US", "UY", "VE",
    ]
}
