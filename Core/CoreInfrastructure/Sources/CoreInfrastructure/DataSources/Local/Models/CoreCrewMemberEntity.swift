package import Foundation
package import Persistence

/// A row of a job that a person did.
package struct CoreCrewMemberEntity: Entity, Equatable {
    package var personID = 0
    package var creditID = ""
    package var name = ""
    package var job = ""
    package var department = ""
    package var gender = 0
    package var profilePath: URL?

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("person_id", &personID)
        visitor.column("credit_id", &creditID)
        visitor.column("name", &name)
        visitor.column("job", &job)
        visitor.column("department", &department)
        visitor.column("gender", &gender)
        visitor.column("profile_path", &profilePath)
    }
}
