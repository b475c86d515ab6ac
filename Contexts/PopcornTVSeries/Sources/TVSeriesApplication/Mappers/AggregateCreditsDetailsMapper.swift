import CoreApplication
import CoreDomain
import TVSeriesDomain

/// A mapper from the credits of TV series to details with portrait URLs. The cast is sorted by billing order. The crew
/// is sorted by department, with the jobs of each person.
struct AggregateCreditsDetailsMapper {

    func map(_ credits: AggregateCredits?, imagesConfiguration: ImagesConfiguration) -> AggregateCreditsDetails {
        let cast = credits?.cast.sorted { ($0.order ?? .max) < ($1.order ?? .max) }.map { member in
            AggregateCastMemberDetails(
                id: member.id, name: member.name, gender: member.gender,
                profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath), roles: member.roles,
                totalEpisodeCount: member.totalEpisodeCount, order: member.order)
        }
        let crew = credits?.crew.sortedByDepartment { $0.department ?? "" }.grouped { $0.id }.map { departments in
            let member = departments[0]
            return AggregateCrewMemberDetails(
                id: member.id, name: member.name, gender: member.gender,
                profileURLSet: imagesConfiguration.profileURLSet(for: member.profilePath),
                department: member.department, jobs: departments.flatMap(\.jobsWithDepartment),
                totalEpisodeCount: departments.compactMap(\.totalEpisodeCount).max())
        }
        return AggregateCreditsDetails(cast: cast ?? [], crew: crew ?? [])
    }
}

extension AggregateCrewMember {

    fileprivate var jobsWithDepartment: [AggregateJob] {
        jobs.map {
            AggregateJob(creditID: $0.creditID, job: $0.job, episodeCount: $0.episodeCount, department: department)
        }
    }
}
