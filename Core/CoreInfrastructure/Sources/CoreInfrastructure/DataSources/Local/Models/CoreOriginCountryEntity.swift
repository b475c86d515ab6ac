public import Persistence

/// A row of a title's country of origin.
@usableFromInline
package struct CoreOriginCountryEntity: Entity, Equatable {
    @usableFromInline
    package var countryCode = ""

    @usableFromInline
    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("country_code", &countryCode)
    }
}
