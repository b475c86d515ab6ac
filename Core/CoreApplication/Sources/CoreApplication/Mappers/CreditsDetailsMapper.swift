package import CoreDomain

/// Resolves the portraits of a title's cast and crew.
package struct CreditsDetailsMapper {

    package init() {}

    package func map(_ credits: Credits, imagesConfiguration: ImagesConfiguration) -> CreditsDetails {
        CreditsDetails(
            cast: credits.cast.map { map($0, imagesConfiguration: imagesConfiguration) },
            crew: credits.crew.map { map($0, imagesConfiguration: imagesConfiguration) }
        )
    }

    private func map(_ member: CastMember, imagesConfiguration: ImagesConfiguration) -> CastMemberDetails {
        CastMemberDetails(
            id: member.id,
            castID: member.castID,
            creditID: member.creditID,
            name: member.name,
            character: member.character,
            gender: member.gender,
            profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath),
            order: member.order
        )
    }

    private func map(_ member: CrewMember, imagesConfiguration: ImagesConfiguration) -> CrewMemberDetails {
        CrewMemberDetails(
            id: member.id,
            creditID: member.creditID,
            name: member.name,
            job: member.job,
            department: member.department,
            gender: member.gender,
            profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath)
        )
    }
}
