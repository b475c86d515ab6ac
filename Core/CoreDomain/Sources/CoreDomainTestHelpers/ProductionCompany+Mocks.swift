public import CoreDomain
public import Foundation

extension ProductionCompany {
    /// Creates a production company for tests. Default: a company with a logo.
    public static func mock(
        id: Int = 508, name: String = "Regency Enterprises", originCountry: String = "US",
        logoPath: URL? = URL(string: "/4sGWXoboEkWPphI6es6rTmqkCBh.png")
    ) -> ProductionCompany {
        ProductionCompany(id: id, name: name, originCountry: originCountry, logoPath: logoPath)
    }
}

extension ProductionCountry {
    /// Creates a production country for tests. Default: the United States.
    public static func mock(
        countryCode: String = "US", name: String = "United States of America"
    ) -> ProductionCountry {
        ProductionCountry(countryCode: countryCode, name: name)
    }
}

extension SpokenLanguage {
    /// Creates a spoken language for tests. Default: English.
    public static func mock(languageCode: String = "en", name: String = "English") -> SpokenLanguage {
        SpokenLanguage(languageCode: languageCode, name: name)
    }
}
