import CoreDomain
import PeopleDomain
import TMDb

/// A mapper from a person's TMDb credits, one per role or job, to domain credits, one per title.
///
/// Titles are in the order in which they first appear in TMDb's cast, then in its crew. A credit that appears twice
/// counts once. Each credit without an identifier counts.
struct PersonCreditsMapper {

    func map(_ dto: TMDb.PersonCombinedCredits) -> [PersonCredit] {
        var creditIDs: Set<String> = []
        let cast = dto.cast.elements.filter { $0.creditID.isEmpty || creditIDs.insert($0.creditID).inserted }
        let crew = dto.crew.elements.filter { $0.creditID.isEmpty || creditIDs.insert($0.creditID).inserted }
        let roles = Dictionary(grouping: cast, by: \.title.id)
        let jobs = Dictionary(grouping: crew, by: \.title.id)
        var titles: Set<Show.ID> = []
        return (cast.map(\.title) + crew.map(\.title)).filter { titles.insert($0.id).inserted }.map { title in
            map(title, roles: roles[title.id]?.map(map) ?? [], jobs: jobs[title.id]?.map(map) ?? [])
        }
    }

    private func map(_ title: Show, roles: [PersonRole], jobs: [PersonJob]) -> PersonCredit {
        switch title {
        case .movie(let movie):
            PersonCredit(
                kind: .movie, id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
                posterPath: movie.posterPath, backdropPath: movie.backdropPath, releaseDate: movie.releaseDate,
                popularity: movie.popularity, voteAverage: movie.voteAverage, voteCount: movie.voteCount,
                genreIDs: movie.genreIDs, isAdultOnly: movie.isAdultOnly, roles: roles,
                jobs: jobs)
        case .tvSeries(let series):
            PersonCredit(
                kind: .tvSeries, id: series.id, title: series.name, originalTitle: series.originalName,
                posterPath: series.posterPath, backdropPath: series.backdropPath, releaseDate: series.firstAirDate,
                popularity: series.popularity, voteAverage: series.voteAverage, voteCount: series.voteCount,
                genreIDs: series.genreIDs, isAdultOnly: series.isAdultOnly, roles: roles, jobs: jobs)
        }
    }

    private func map(_ credit: PersonCastCredit<Show>) -> PersonRole {
        PersonRole(
            creditID: credit.creditID, character: credit.character, order: credit.order,
            episodeCount: credit.episodeCount)
    }

    private func map(_ credit: PersonCrewCredit<Show>) -> PersonJob {
        PersonJob(
            creditID: credit.creditID, job: credit.job, department: credit.department,
            episodeCount: credit.episodeCount)
    }
}
