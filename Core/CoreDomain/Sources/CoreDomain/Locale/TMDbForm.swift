/// What TMDb makes of a language tag: its own tag for the language, and a region.
struct TMDbForm {

    /// A tag as TMDb takes it, `zh-TW` of `zh-Hant`.
    let language: String
    /// The region of the tag, else the region where its language is likeliest spoken. Two letters in upper case.
    let region: String
    /// Whether the tag was for a place, not for a language alone.
    let isRegional: Bool

    /// The form of a tag; `nil` if TMDb does not have its language.
    init?(_ tag: LanguageTag) {
        guard let entry = TMDbLanguages.entry(for: tag.language) else { return nil }
        let script = entry.code == "zh" ? tag.script.flatMap(ChineseScript.init(rawValue:)) : nil
        let named = tag.region.flatMap { $0.utf8.count == 2 ? Self.country($0) : Self.areas["\(entry.code)-\($0)"] }
        isRegional = tag.region != nil
        region = named ?? (entry.isRegional ? nil : script?.likelyRegion) ?? entry.likelyRegion
        if let script {
            language = script.tag(inRegion: region)
        } else if let place = named ?? (entry.isRegional ? entry.likelyRegion : nil) {
            language = Self.tag(of: entry.code, inRegion: place)
        } else {
            language = entry.code
        }
    }

    /// The tag in which TMDb keeps what is written for a region.
    static func tag(of code: String, inRegion region: String) -> String {
        let tag = "\(code)-\(region)"
        return TMDbTranslations.contains(tag) ? tag : neighbour(of: code, inRegion: region)
    }

    /// The tag for a region that has no translations of its own, by CLDR's parent locales.
    static func neighbour(of code: String, inRegion region: String) -> String {
        switch code {
        case "es" where latinAmerica.contains(region): "es-MX"
        case "pt" where region != "BR": "pt-PT"
        case "zh" where region == "MO": "zh-HK"
        default: code
        }
    }

    /// Today's code of a region. `UK` is no code of ISO 3166-1, but reserved for the United Kingdom.
    static func country(_ region: String) -> String {
        let code = region.uppercased()
        return code == "UK" ? "GB" : code
    }

    /// The regions whose translations stand for an area (UN M.49); TMDb knows no areas.
    private static let areas = ["es-419": "MX"]

    /// The regions below `es-419` in CLDR.
    private static let latinAmerica: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV", "US", "UY", "VE",
    ]
}
