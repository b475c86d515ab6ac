public import CoreDomain
public import Foundation

extension Translation {
    /// Creates a translation for tests. Default: German, with every text.
    public static func mock(
        languageCode: String = "de", countryCode: String = "DE",
        texts: ContentTexts = ContentTexts(
            title: "Titel", tagline: "Spruch", overview: "Inhalt", homepageURL: URL(string: "https://example.de"),
            biography: "Leben")
    ) -> Translation {
        Translation(languageCode: languageCode, countryCode: countryCode, texts: texts)
    }
}
