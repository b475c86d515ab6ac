public import Foundation
public import Persistence

/// A row of a job that a person did.
@usableFromInline
package struct CoreCrewMemberEntity: Entity, Equatable {
    @usableFromInline
    package var personID = 0
    @usableFromInline
    package var creditID = ""
    @usableFromInline
    package var name = ""
    @usableFromInline
    package var job = ""
    @usableFromInline
    package var department = ""
    @usableFromInline
    package var gender = 0
    @usableFromInline
    package var profilePath: URL?

    @usableFromInline
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
