public import CoreDomain

extension SpokenLanguage {
    /// Creates a spoken language for tests. Default: English.
    public static func mock(languageCode: String = "en", name: String = "English") -> SpokenLanguage {
        SpokenLanguage(languageCode: languageCode, name: name)
    }
}
