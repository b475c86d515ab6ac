import CoreDomain
import CoreInfrastructure
import PeopleDomain

/// A mapper from the domain's credits of a person to cache rows of titles, roles and jobs, and back.
///
/// The roles of all titles are in one table, and the jobs of all titles in another, in the order of the titles. Each
/// title's row contains the numbers of its roles and jobs.
struct PersonCreditMapper: Sendable {

    func map(
        _ entities: [PeopleCreditEntity], _ roles: [PeopleRoleEntity], _ jobs: [PeopleJobEntity]
    ) -> [PersonCredit] {
        var (roles, jobs) = (roles[...], jobs[...])
        return entities.map { entity in
            PersonCredit(
                kind: TitleKind(rawValue: entity.kind) ?? .movie, id: entity.titleID, title: entity.title,
                originalTitle: entity.originalTitle, posterPath: entity.posterPath, backdropPath: entity.backdropPath,
                releaseDate: entity.releaseDate, popularity: entity.popularity, voteAverage: entity.voteAverage,
                voteCount: entity.voteCount, genreIDs: entity.genreIDs.map([Int].init(packed:)),
                isAdultOnly: entity.isAdultOnly, roles: roles.take(entity.roleCount)?.map(map) ?? [],
                jobs: jobs.take(entity.jobCount)?.map(map) ?? [])
        }
    }

    func map(
        _ domain: [PersonCredit]
    ) -> (credits: [PeopleCreditEntity], roles: [PeopleRoleEntity], jobs: [PeopleJobEntity]) {
        let credits = domain.map { credit in
            PeopleCreditEntity(
                kind: credit.kind.rawValue, titleID: credit.id, title: credit.title,
                originalTitle: credit.originalTitle, posterPath: credit.posterPath, backdropPath: credit.backdropPath,
                releaseDate: credit.releaseDate, popularity: credit.popularity, voteAverage: credit.voteAverage,
                voteCount: credit.voteCount, genreIDs: credit.genreIDs?.packed,
                isAdultOnly: credit.isAdultOnly, roleCount: credit.roles.storedCount, jobCount: credit.jobs.storedCount)
        }
        return (credits, domain.flatMap(\.roles).map(map), domain.flatMap(\.jobs).map(map))
    }

    private func map(_ entity: PeopleRoleEntity) -> PersonRole {
        PersonRole(
            creditID: entity.creditID, character: entity.character, order: entity.order,
            episodeCount: entity.episodeCount)
    }

    private func map(_ domain: PersonRole) -> PeopleRoleEntity {
        PeopleRoleEntity(
            creditID: domain.creditID, character: domain.character, order: domain.order,
            episodeCount: domain.episodeCount)
    }

    private func map(_ entity: PeopleJobEntity) -> PersonJob {
        PersonJob(
            creditID: entity.creditID, job: entity.job, department: entity.department,
            episodeCount: entity.episodeCount)
    }

    private func map(_ domain: PersonJob) -> PeopleJobEntity {
        PeopleJobEntity(
            creditID: domain.creditID, job: domain.job, department: domain.department,
            episodeCount: domain.episodeCount)
    }
}
