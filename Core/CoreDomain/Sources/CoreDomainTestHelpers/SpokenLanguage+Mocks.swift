package import CoreDomain

extension SpokenLanguage {
    package static func mock(languageCode: String = "en", name: String = "English") -> SpokenLanguage {
        SpokenLanguage(languageCode: languageCode, name: name)
    }
}
