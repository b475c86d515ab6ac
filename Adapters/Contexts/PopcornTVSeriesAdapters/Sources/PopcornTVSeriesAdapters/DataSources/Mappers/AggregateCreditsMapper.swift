import PopcornSharedAdapters
import TMDb
import TVSeriesDomain

/// A mapper from the credits of a TMDb TV series, across all its episodes, to domain credits.
struct AggregateCreditsMapper {

    private let genderMapper = GenderMapper()

    func map(_ dto: TMDb.AggregateCredits) -> TVSeriesDomain.AggregateCredits {
        TVSeriesDomain.AggregateCredits(cast: dto.cast.map(map), crew: dto.crew.map(map))
    }

    private func map(_ dto: TMDb.AggregateCastMember) -> TVSeriesDomain.AggregateCastMember {
        TVSeriesDomain.AggregateCastMember(
            id: dto.id, name: dto.name, gender: genderMapper.map(dto.gender), profilePath: dto.profilePath,
            roles: dto.roles.map {
                .init(creditID: $0.creditID, character: $0.character, episodeCount: $0.episodeCount)
            },
            totalEpisodeCount: dto.totalEpisodeCount, order: dto.order)
    }

    private func map(_ dto: TMDb.AggregateCrewMember) -> TVSeriesDomain.AggregateCrewMember {
        TVSeriesDomain.AggregateCrewMember(
            id: dto.id, name: dto.name, gender: genderMapper.map(dto.gender), profilePath: dto.profilePath,
            department: dto.department,
            jobs: dto.jobs.map { .init(creditID: $0.creditID, job: $0.job, episodeCount: $0.episodeCount) },
            totalEpisodeCount: dto.totalEpisodeCount)
    }
}
