public import CoreApplication
public import CoreDomain
public import Foundation
public import PopcornServices

extension RegionDetails {
    /// Creates a region for tests: Germany.
    public static func mock(code: String = "DE", name: String = "Germany", englishName: String = "Germany")
        -> RegionDetails
    {
        RegionDetails(code: code, name: name, englishName: englishName)
    }
}

extension LanguageDetails {
    /// Creates a language for tests: German.
    public static func mock(
        code: String = "de", englishName: String = "German", nativeName: String = "Deutsch"
    ) -> LanguageDetails {
        LanguageDetails(code: code, englishName: englishName, nativeName: nativeName)
    }
}

extension CertificationDetails {
    /// Creates a certification for tests: 12A in the United Kingdom.
    public static func mock(
        region: String = "GB", certification: String = "12A",
        meaning: String = "Children under 12 must be accompanied by an adult.", order: Int = 3
    ) -> CertificationDetails {
        CertificationDetails(region: region, certification: certification, meaning: meaning, order: order)
    }
}

extension OrganisationDetails {
    /// Creates an organisation for tests: a production company, with every property set.
    public static func mock(
        id: Int = 508, name: String = "Regency Enterprises", originCountry: String? = "US",
        description: String? = "A film company.", headquarters: String? = "Los Angeles, California",
        homepageURL: URL? = URL(string: "https://example.com/regency"),
        logoURLSet: ImageURLSet? = .mock(logo: "/7cxRWzi4LsVm4Utfpr1hfARNurT.png"),
        parentCompany: ProductionCompanyDetails? = .mock()
    ) -> OrganisationDetails {
        OrganisationDetails(
            id: id, name: name, originCountry: originCountry, description: description, headquarters: headquarters,
            homepageURL: homepageURL, logoURLSet: logoURLSet, parentCompany: parentCompany)
    }
}

extension ProductionCompanyDetails {
    /// Creates a production company for tests, with a logo.
    public static func mock(
        id: Int = 508, name: String = "Regency Enterprises", originCountry: String = "US",
        logoURLSet: ImageURLSet? = .mock(logo: "/4sGWXoboEkWPphI6es6rTmqkCBh.png")
    ) -> ProductionCompanyDetails {
        ProductionCompanyDetails(id: id, name: name, originCountry: originCountry, logoURLSet: logoURLSet)
    }
}
