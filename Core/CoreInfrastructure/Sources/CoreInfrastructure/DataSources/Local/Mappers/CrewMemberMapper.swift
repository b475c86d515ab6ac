package import CoreDomain

/// Maps crew members to rows and back.
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
        var entity = CoreCrewMemberEntity()
        entity.personID = domain.id
        entity.creditID = domain.creditID
        entity.name = domain.name
        entity.job = domain.job
        entity.department = domain.department
        entity.gender = domain.gender.rawValue
        entity.profilePath = domain.profilePath
        return entity
    }
}
