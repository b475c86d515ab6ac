public import Foundation
public import Persistence

/// A row of a part that a person plays.
@usableFromInline
package struct CoreCastMemberEntity: Entity, Equatable {
    @usableFromInline
    package var personID = 0
    @usableFromInline
    package var castID: Int?
    @usableFromInline
    package var creditID = ""
    @usableFromInline
    package var name = ""
    @usableFromInline
    package var character = ""
    @usableFromInline
    package var gender = 0
    @usableFromInline
    package var profilePath: URL?
    @usableFromInline
    package var order = 0

    @usableFromInline
    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("person_id", &personID)
        visitor.column("cast_id", &castID)
        visitor.column("credit_id", &creditID)
        visitor.column("name", &name)
        visitor.column("character", &character)
        visitor.column("gender", &gender)
        visitor.column("profile_path", &profilePath)
        visitor.column("billing_order", &order)
    }
}
