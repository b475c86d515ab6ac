/// What is used if a request names no locale, or if the locale's region or language has no answer.
public struct ContentDefaults: Hashable, Sendable {

    /// The locale of requests that name none.
    public let locale: ContentLocale

    /// The regions whose certification is shown, in this order, if the locale's own region has none.
    public let certificationFallbackRegions: [String]

    /// The languages whose texts stand in for those that are not translated into the locale's language.
    public let textFallback: TextFallback

    /// Creates defaults.
    ///
    /// - Parameters:
    ///   - locale: Default: American English.
    ///   - certificationFallbackRegions: ISO 3166-1 alpha-2 codes. Default: `US`. Empty: no certification is shown
    ///     rather than another region's.
    ///   - textFallback: Default: off. If it is on, each title is asked for with all of its translations.
    public init(
        locale: ContentLocale = .americanEnglish, certificationFallbackRegions: [String] = ["US"],
        textFallback: TextFallback = .off
    ) {
        self.locale = locale
        self.textFallback = textFallback
        self.certificationFallbackRegions = certificationFallbackRegions
    }

    /// The regions to look into for a locale's certification, best first.
    public func certificationRegions(for locale: ContentLocale) -> [String] {
        var regions = [locale.region]
        for region in certificationFallbackRegions where region != locale.region { regions.append(region) }
        return regions
    }

    /// The languages to look for texts in; `nil` if no language stands in for another.
    package func texts(for locale: ContentLocale) -> TextChain? {
        TextChain(locale, textFallback)
    }
}
