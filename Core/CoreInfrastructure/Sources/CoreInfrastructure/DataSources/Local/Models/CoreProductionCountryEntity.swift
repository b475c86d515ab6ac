public import Persistence

/// A row of a title's production country.
@usableFromInline
package struct CoreProductionCountryEntity: Entity, Equatable {
    @usableFromInline
    package var countryCode = ""
    @usableFromInline
    package var name = ""

    @usableFromInline
    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("country_code", &countryCode)
        visitor.column("name", &name)
    }
}
