package import CoreDomain
package import TMDb

/// A mapper from the cast and crew of a TMDb title to domain credits.
package struct CreditsMapper {

    private let castMemberMapper = CastMemberMapper()
    private let crewMemberMapper = CrewMemberMapper()

    package init() {}

    package func map(_ dto: TMDb.ShowCredits) -> Credits {
        Credits(
            cast: dto.cast.map(castMemberMapper.map),
            crew: dto.crew.map(crewMemberMapper.map)
        )
    }
}
