public import Foundation
public import Persistence

/// A row of a title's production company.
@usableFromInline
package struct CoreProductionCompanyEntity: Entity, Equatable {
    @usableFromInline
    package var companyID = 0
    @usableFromInline
    package var name = ""
    @usableFromInline
    package var originCountry = ""
    @usableFromInline
    package var logoPath: URL?

    @usableFromInline
    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("company_id", &companyID)
        visitor.column("name", &name)
        visitor.column("origin_country", &originCountry)
        visitor.column("logo_path", &logoPath)
    }
}
