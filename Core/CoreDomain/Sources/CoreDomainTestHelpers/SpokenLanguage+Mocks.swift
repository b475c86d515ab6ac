public import CoreDomain

extension SpokenLanguage {
    /// English.
    public static func mock(languageCode: String = "en", name: String = "English") -> SpokenLanguage {
        SpokenLanguage(languageCode: languageCode, name: name)
    }
}
