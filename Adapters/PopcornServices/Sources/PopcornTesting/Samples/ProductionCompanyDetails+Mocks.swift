public import CoreApplication
public import CoreDomain

extension ProductionCompanyDetails {
    /// Creates a production company for tests, with a logo.
    public static func mock(
        id: Int = 508, name: String = "Regency Enterprises", originCountry: String = "US",
        logoURLSet: ImageURLSet? = .mock(logo: "/4sGWXoboEkWPphI6es6rTmqkCBh.png")
    ) -> ProductionCompanyDetails {
        ProductionCompanyDetails(id: id, name: name, originCountry: originCountry, logoURLSet: logoURLSet)
    }
}
