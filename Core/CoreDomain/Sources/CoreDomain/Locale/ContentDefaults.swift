public import Foundation

/// Defaults for requests: the locale of requests that specify none, and the fallbacks for missing age ratings and
/// translations.
public struct ContentDefaults: Hashable, Sendable {

    /// The locale of requests that do not specify one.
    public let locale: ContentLocale

    /// The regions whose age rating is shown, in this order, if the locale's own region lacks one.
    ///
    /// TMDb calls the age rating of a movie a certification, and that of a TV series a content rating.
    public let certificationFallbackRegions: [String]

    /// The fallback languages for texts that are not translated into the locale's language.
    public let textFallback: TextFallback

    /// The time zone of locales that do not specify one. It determines the current day. If `nil`, UTC is used.
    public let timeZone: TimeZone?

    /// Creates defaults.
    ///
    /// - Parameters:
    ///   - locale: The default locale. Default: ``ContentLocale/americanEnglish``.
    ///   - certificationFallbackRegions: The regions whose age rating is shown if the locale's own region lacks one,
    ///     as ISO 3166-1 alpha-2 codes. If empty, age ratings of other regions are never shown. Default: `US`.
    ///   - textFallback: The fallback languages. Unless it is off, each title is requested with all of its
    ///     translations. Default: ``TextFallback/off``.
    ///   - timeZone: The time zone of locales that do not specify one. Default: UTC.
    public init(
        locale: ContentLocale = .americanEnglish, certificationFallbackRegions: [String] = ["US"],
        textFallback: TextFallback = .off, timeZone: TimeZone? = nil
    ) {
        self.locale = locale
        self.textFallback = textFallback
        self.timeZone = timeZone
        self.certificationFallbackRegions = certificationFallbackRegions
    }

    /// Returns the regions whose age ratings apply to a locale, most preferred first.
    public func certificationRegions(for locale: ContentLocale) -> [String] {
        var regions = [locale.region]
        for region in certificationFallbackRegions where region != locale.region { regions.append(region) }
        return regions
    }

    /// Returns the requested locale, or else the default locale, with the default time zone if it specifies none.
    package func locale(for requested: ContentLocale?) -> ContentLocale {
        var locale = requested ?? locale
        if let timeZone, locale.timeZone == nil { locale.timeZone = timeZone }
        return locale
    }

    /// Returns the languages in which texts are searched, starting with the locale's; `nil` if the fallback is off.
    package func texts(for locale: ContentLocale) -> TextChain? {
        TextChain(locale, textFallback)
    }
}
