package import Foundation
package import PopcornPersistence

/// A cache row of a production company.
package struct CoreProductionCompanyEntity: Equatable {
    package let companyID: Int
    package let name: String
    package let originCountry: String
    package let logoPath: URL?
}

extension CoreProductionCompanyEntity: Entity {
    package init(from row: Row<Self>) {
        companyID = row.column("company_id", \.companyID)
        name = row.column("name", \.name)
        originCountry = row.column("origin_country", \.originCountry)
        logoPath = row.column("logo_path", \.logoPath)
    }
}
