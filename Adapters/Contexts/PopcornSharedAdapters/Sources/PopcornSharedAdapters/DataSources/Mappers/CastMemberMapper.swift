package import CoreDomain
package import TMDb

/// A mapper from TMDb cast members to domain cast members.
package struct CastMemberMapper {

    private let genderMapper = GenderMapper()

    package init() {}

    package func map(_ dto: TMDb.CastMember) -> CoreDomain.CastMember {
        CoreDomain.CastMember(
            id: dto.id,
            castID: dto.castID,
            creditID: dto.creditID,
            name: dto.name,
            character: dto.character,
            gender: genderMapper.map(dto.gender),
            profilePath: dto.profilePath,
            order: dto.order
        )
    }
}
