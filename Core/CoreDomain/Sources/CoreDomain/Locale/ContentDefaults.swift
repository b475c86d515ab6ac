/// What is used if a request names no locale, or if the locale's region has no answer.
public struct ContentDefaults: Hashable, Sendable {

    /// The locale of requests that name none.
    public let locale: ContentLocale

    /// The regions whose certification is shown, in this order, if the locale's own region has none.
    public let certificationFallbackRegions: [String]

    /// Creates defaults.
    ///
    /// - Parameters:
    ///   - locale: Default: American English.
    ///   - certificationFallbackRegions: ISO 3166-1 alpha-2 codes. Default: `US`. Empty: no certification is shown
    ///     rather than another region's.
    public init(locale: ContentLocale = .americanEnglish, certificationFallbackRegions: [String] = ["US"]) {
        self.locale = locale
        self.certificationFallbackRegions = certificationFallbackRegions
    }

    /// The regions to look into for a locale's certification, best first.
    public func regions(for locale: ContentLocale) -> [String] {
        [locale.region] + certificationFallbackRegions
    }
}
