/// The country and language of origin of a title.
struct CatalogueOrigin: Sendable {
    let country: String
    let countryName: String
    let language: String
    let languageName: String
    let ownName: String

    static let all = [
        CatalogueOrigin("US", "United States of America", "en", "English", "English"),
        CatalogueOrigin("GB", "United Kingdom", "en", "English", "English"),
        CatalogueOrigin("FR", "France", "fr", "French", "Français"),
        CatalogueOrigin("DE", "Germany", "de", "German", "Deutsch"),
        CatalogueOrigin("JP", "Japan", "ja", "Japanese", "日本語"),
        CatalogueOrigin("ES", "Spain", "es", "Spanish", "Español"),
    ]

    private init(
        _ country: String, _ countryName: String, _ language: String, _ languageName: String, _ ownName: String
    ) {
        self.country = country
        self.countryName = countryName
        self.language = language
        self.languageName = languageName
        self.ownName = ownName
    }
}
