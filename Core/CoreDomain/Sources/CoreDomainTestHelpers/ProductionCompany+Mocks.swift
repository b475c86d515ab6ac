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
