package import Persistence

/// A row of a title's country of origin.
package struct CoreOriginCountryEntity: Entity, Equatable {
    package var countryCode = ""

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("country_code", &countryCode)
    }
}
