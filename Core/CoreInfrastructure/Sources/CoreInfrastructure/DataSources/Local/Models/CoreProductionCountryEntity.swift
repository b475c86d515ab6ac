package import Persistence

/// A row of a title's production country.
package struct CoreProductionCountryEntity: Entity, Equatable {
    package var countryCode = ""
    package var name = ""

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("country_code", &countryCode)
        visitor.column("name", &name)
    }
}
