package import Foundation
package import Persistence

/// A row of a title's production company.
package struct CoreProductionCompanyEntity: Entity, Equatable {
    package var companyID = 0
    package var name = ""
    package var originCountry = ""
    package var logoPath: URL?

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("company_id", &companyID)
        visitor.column("name", &name)
        visitor.column("origin_country", &originCountry)
        visitor.column("logo_path", &logoPath)
    }
}
