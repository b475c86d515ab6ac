package import CoreDomain

extension ContentLocale {

    /// The languages in which images are asked for: the reader's, English to fall back on, and images without text,
    /// which TMDb calls `null`.
    package var imageLanguages: [String] {
        languageCode == "en" ? ["en", "null"] : [languageCode, "en", "null"]
    }
}
