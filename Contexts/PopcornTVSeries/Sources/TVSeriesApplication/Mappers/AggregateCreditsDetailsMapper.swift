import CoreDomain
import TVSeriesDomain

/// Resolves the portraits of a series' cast and crew.
struct AggregateCreditsDetailsMapper {

    func map(_ credits: AggregateCredits?, imagesConfiguration: ImagesConfiguration) -> AggregateCreditsDetails {
        let cast = credits?.cast.map { member in
            AggregateCastMemberDetails(
                id: member.id, name: member.name, gender: member.gender,
                profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath), roles: member.roles,
                totalEpisodeCount: member.totalEpisodeCount, order: member.order)
        }
        let crew = credits?.crew.map { member in
            AggregateCrewMemberDetails(
                id: member.id, name: member.name, gender: member.gender,
                profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath),
                department: member.department, jobs: member.jobs, totalEpisodeCount: member.totalEpisodeCount)
        }
        return AggregateCreditsDetails(cast: cast ?? [], crew: crew ?? [])
    }
}
