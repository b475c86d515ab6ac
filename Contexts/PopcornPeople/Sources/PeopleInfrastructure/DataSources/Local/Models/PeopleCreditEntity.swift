import Foundation
import PopcornPersistence

/// A row of a title that a person worked on, with the numbers of the person's roles and jobs in it.
struct PeopleCreditEntity: Equatable {
    let kind: String
    let titleID: Int
    let title: String
    let originalTitle: String?
    let posterPath: URL?
    let backdropPath: URL?
    let releaseDate: Date?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: Int?
    let genreIDs: String?
    let isAdultOnly: Bool?
    let roleCount: UInt32
    let jobCount: UInt32
}

extension PeopleCreditEntity: Entity {
    init(from row: Row<Self>) {
        kind = row.column("kind", \.kind)
        titleID = row.column("title_id", \.titleID)
        title = row.column("title", \.title)
        originalTitle = row.column("original_title", \.originalTitle)
        posterPath = row.column("poster_path", \.posterPath)
        backdropPath = row.column("backdrop_path", \.backdropPath)
        releaseDate = row.column("release_date", \.releaseDate)
        popularity = row.column("popularity", \.popularity)
        voteAverage = row.column("vote_average", \.voteAverage)
        voteCount = row.column("vote_count", \.voteCount)
        genreIDs = row.column("genre_ids", \.genreIDs)
        isAdultOnly = row.column("is_adult_only", \.isAdultOnly)
        roleCount = row.column("role_count", \.roleCount)
        jobCount = row.column("job_count", \.jobCount)
    }
}

/// A row of a role of a person. The roles in all titles are in one table, grouped by title.
struct PeopleRoleEntity: Equatable {
    let creditID: String
    let character: String
    let order: Int?
    let episodeCount: Int?
}

extension PeopleRoleEntity: Entity {
    init(from row: Row<Self>) {
        creditID = row.column("credit_id", \.creditID)
        character = row.column("character", \.character)
        order = row.column("billing_order", \.order)
        episodeCount = row.column("episode_count", \.episodeCount)
    }
}

/// A row of a job of a person. The jobs on all titles are in one table, grouped by title.
struct PeopleJobEntity: Equatable {
    let creditID: String
    let job: String
    let department: String
    let episodeCount: Int?
}

extension PeopleJobEntity: Entity {
    init(from row: Row<Self>) {
        creditID = row.column("credit_id", \.creditID)
        job = row.column("job", \.job)
        department = row.column("department", \.department)
        episodeCount = row.column("episode_count", \.episodeCount)
    }
}
