package import CoreDomain
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

/// A mapper between production companies and cache rows.
package struct ProductionCompanyMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreProductionCompanyEntity) -> ProductionCompany {
        ProductionCompany(
            id: entity.companyID,
            name: entity.name,
            originCountry: entity.originCountry,
            logoPath: entity.logoPath)
    }

    package func map(_ domain: ProductionCompany) -> CoreProductionCompanyEntity {
        CoreProductionCompanyEntity(
            companyID: domain.id,
            name: domain.name,
            originCountry: domain.originCountry,
            logoPath: domain.logoPath)
    }
}
