package import CoreDomain

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
