package import Foundation
package import PopcornPersistence

/// A cache row of a crew member.
package struct CoreCrewMemberEntity: Equatable {
    package let personID: Int
    package let creditID: String
    package let name: String
    package let job: String
    package let department: String
    package let gender: Int
    package let profilePath: URL?
}

extension CoreCrewMemberEntity: Entity {
    package init(from row: Row<Self>) {
        personID = row.column("person_id", \.personID)
        creditID = row.column("credit_id", \.creditID)
        name = row.column("name", \.name)
        job = row.column("job", \.job)
        department = row.column("department", \.department)
        gender = row.column("gender", \.gender)
        profilePath = row.column("profile_path", \.profilePath)
    }
}
