package import Foundation
package import PopcornPersistence

/// A cache row of a cast member.
package struct CoreCastMemberEntity: Equatable {
    package let personID: Int
    package let castID: Int?
    package let creditID: String
    package let name: String
    package let character: String
    package let gender: Int
    package let profilePath: URL?
    package let order: Int
}

extension CoreCastMemberEntity: Entity {
    package init(from row: Row<Self>) {
        personID = row.column("person_id", \.personID)
        castID = row.column("cast_id", \.castID)
        creditID = row.column("credit_id", \.creditID)
        name = row.column("name", \.name)
        character = row.column("character", \.character)
        gender = row.column("gender", \.gender)
        profilePath = row.column("profile_path", \.profilePath)
        order = row.column("billing_order", \.order)
    }
}
