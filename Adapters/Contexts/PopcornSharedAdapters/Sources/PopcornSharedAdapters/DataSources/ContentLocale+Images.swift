package import CoreDomain

extension ContentLocale {

    /// The languages of the images to request: the language of the locale (Norwegian in all its codes), English as a
    /// fallback, and `null`, which is TMDb's value for images without text.
    package var imageLanguages: [String] {
        languageCode == "en" ? ["en", "null"] : LanguageCode.synonyms(of: languageCode) + ["en", "null"]
    }
}
