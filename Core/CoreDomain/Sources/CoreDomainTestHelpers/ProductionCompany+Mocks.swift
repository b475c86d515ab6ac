package import CoreDomain
package import Foundation

extension ProductionCompany {
    package static func mock(
        id: Int = 508, name: String = "Regency Enterprises", originCountry: String = "US",
        logoPath: URL? = URL(string: "/4sGWXoboEkWPphI6es6rTmqkCBh.png")
    ) -> ProductionCompany {
        ProductionCompany(id: id, name: name, originCountry: originCountry, logoPath: logoPath)
    }
}
