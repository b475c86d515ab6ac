package import Foundation
package import Persistence

/// A row of a part that a person plays.
package struct CoreCastMemberEntity: Entity, Equatable {
    package var personID = 0
    package var castID: Int?
    package var creditID = ""
    package var name = ""
    package var character = ""
    package var gender = 0
    package var profilePath: URL?
    package var order = 0

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
