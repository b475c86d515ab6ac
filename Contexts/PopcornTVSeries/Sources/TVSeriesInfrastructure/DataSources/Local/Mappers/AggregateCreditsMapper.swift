import CoreDomain
import CoreInfrastructure
import TVSeriesDomain

/// A mapper from the credits of a TV series to cache rows of cast, roles, crew and jobs, and back.
///
/// The roles of all cast members are stored in one table, and the jobs of all crew members in another, in the order of
/// the people. Each person's row stores the number of their roles or jobs.
struct AggregateCreditsMapper: Sendable {

    func map(_ entity: TVSeriesSeriesEntity) -> AggregateCredits? {
        guard let cast = entity.cast, let crew = entity.crew else { return nil }
        var roles = (entity.roles ?? [])[...]
        var jobs = (entity.jobs ?? [])[...]
        return AggregateCredits(
            cast: cast.map { member in
                AggregateCastMember(
                    id: member.personID, name: member.name, gender: Gender(rawValue: member.gender) ?? .unknown,
                    profilePath: member.profilePath, roles: roles.take(member.roleCount)?.map(role) ?? [],
                    totalEpisodeCount: member.totalEpisodeCount, order: member.order)
            },
            crew: crew.map { member in
                AggregateCrewMember(
                    id: member.personID, name: member.name, gender: Gender(rawValue: member.gender) ?? .unknown,
                    profilePath: member.profilePath, department: member.department,
                    jobs: jobs.take(member.jobCount)?.map(job) ?? [], totalEpisodeCount: member.totalEpisodeCount)
            })
    }

    /// Sets the rows of the credits in the entity of a TV series.
    func map(_ domain: AggregateCredits?, to entity: inout TVSeriesSeriesEntity) {
        entity.cast = domain?.cast.map { member in
            TVSeriesCastMemberEntity(
                personID: member.id, name: member.name, gender: member.gender.rawValue,
                profilePath: member.profilePath, totalEpisodeCount: member.totalEpisodeCount, order: member.order,
                roleCount: member.roles.storedCount)
        }
        entity.crew = domain?.crew.map { member in
            TVSeriesCrewMemberEntity(
                personID: member.id, name: member.name, gender: member.gender.rawValue,
                profilePath: member.profilePath, totalEpisodeCount: member.totalEpisodeCount,
                department: member.department, jobCount: member.jobs.storedCount)
        }
        entity.roles = domain?.cast.flatMap(\.roles).map {
            TVSeriesCreditEntity(creditID: $0.creditID, title: $0.character, episodeCount: $0.episodeCount)
        }
        entity.jobs = domain?.crew.flatMap(\.jobs).map {
            TVSeriesCreditEntity(creditID: $0.creditID, title: $0.job, episodeCount: $0.episodeCount)
        }
    }

    private func role(_ entity: TVSeriesCreditEntity) -> AggregateRole {
        AggregateRole(creditID: entity.creditID, character: entity.title, episodeCount: entity.episodeCount)
    }

    private func job(_ entity: TVSeriesCreditEntity) -> AggregateJob {
        AggregateJob(creditID: entity.creditID, job: entity.title, episodeCount: entity.episodeCount)
    }
}
