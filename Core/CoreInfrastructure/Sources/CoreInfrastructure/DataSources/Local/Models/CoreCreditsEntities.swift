package import CoreDomain
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

/// A mapper between cast members and cache rows.
package struct CastMemberMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreCastMemberEntity) -> CastMember {
        CastMember(
            id: entity.personID,
            castID: entity.castID,
            creditID: entity.creditID,
            name: entity.name,
            character: entity.character,
            gender: Gender(rawValue: entity.gender) ?? .unknown,
            profilePath: entity.profilePath,
            order: entity.order)
    }

    package func map(_ domain: CastMember) -> CoreCastMemberEntity {
        CoreCastMemberEntity(
            personID: domain.id,
            castID: domain.castID,
            creditID: domain.creditID,
            name: domain.name,
            character: domain.character,
            gender: domain.gender.rawValue,
            profilePath: domain.profilePath,
            order: domain.order)
    }
}

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

/// A mapper between crew members and cache rows.
package struct CrewMemberMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreCrewMemberEntity) -> CrewMember {
        CrewMember(
            id: entity.personID,
            creditID: entity.creditID,
            name: entity.name,
            job: entity.job,
            department: entity.department,
            gender: Gender(rawValue: entity.gender) ?? .unknown,
            profilePath: entity.profilePath)
    }

    package func map(_ domain: CrewMember) -> CoreCrewMemberEntity {
        CoreCrewMemberEntity(
            personID: domain.id,
            creditID: domain.creditID,
            name: domain.name,
            job: domain.job,
            department: domain.department,
            gender: domain.gender.rawValue,
            profilePath: domain.profilePath)
    }
}

/// A mapper between the credits of a title and cache rows of cast and crew.
package struct CreditsMapper: Sendable {

    private let castMapper = CastMemberMapper()
    private let crewMapper = CrewMemberMapper()

    package init() {}

    /// Returns the credits, or `nil` unless both kinds of rows were read.
    package func map(_ cast: [CoreCastMemberEntity]?, _ crew: [CoreCrewMemberEntity]?) -> Credits? {
        guard let cast, let crew else { return nil }
        return Credits(cast: cast.map(castMapper.map), crew: crew.map(crewMapper.map))
    }

    package func map(_ domain: Credits?) -> (cast: [CoreCastMemberEntity]?, crew: [CoreCrewMemberEntity]?) {
        (domain?.cast.map(castMapper.map), domain?.crew.map(crewMapper.map))
    }
}
