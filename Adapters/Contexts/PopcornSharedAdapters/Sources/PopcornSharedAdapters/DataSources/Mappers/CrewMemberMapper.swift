package import CoreDomain
package import TMDb

/// A mapper from TMDb crew members to domain crew members.
package struct CrewMemberMapper {

    private let genderMapper = GenderMapper()

    package init() {}

    package func map(_ dto: TMDb.CrewMember) -> CoreDomain.CrewMember {
        CoreDomain.CrewMember(
            id: dto.id,
            creditID: dto.creditID,
            name: dto.name,
            job: dto.job,
            department: dto.department,
            gender: genderMapper.map(dto.gender),
            profilePath: dto.profilePath
        )
    }
}
