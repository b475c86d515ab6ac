import Foundation
import PopcornPersistence

/// A row of a cast member of a TV series, with the number of the person's roles.
struct TVSeriesCastMemberEntity: Equatable {
    let personID: Int
    let name: String
    let gender: Int
    let profilePath: URL?
    let totalEpisodeCount: Int?
    let order: Int?
    let roleCount: UInt32
}

extension TVSeriesCastMemberEntity: Entity {
    init(from row: Row<Self>) {
        personID = row.column("person_id", \.personID)
        name = row.column("name", \.name)
        gender = row.column("gender", \.gender)
        profilePath = row.column("profile_path", \.profilePath)
        totalEpisodeCount = row.column("total_episode_count", \.totalEpisodeCount)
        order = row.column("billing_order", \.order)
        roleCount = row.column("role_count", \.roleCount)
    }
}

/// A row of a crew member of a TV series, with the number of the person's jobs.
struct TVSeriesCrewMemberEntity: Equatable {
    let personID: Int
    let name: String
    let gender: Int
    let profilePath: URL?
    let totalEpisodeCount: Int?
    let department: String?
    let jobCount: UInt32
}

extension TVSeriesCrewMemberEntity: Entity {
    init(from row: Row<Self>) {
        personID = row.column("person_id", \.personID)
        name = row.column("name", \.name)
        gender = row.column("gender", \.gender)
        profilePath = row.column("profile_path", \.profilePath)
        totalEpisodeCount = row.column("total_episode_count", \.totalEpisodeCount)
        department = row.column("department", \.department)
        jobCount = row.column("job_count", \.jobCount)
    }
}

/// A row of a role or a job, with the number of its episodes. The rows of a series are in the order of the people.
struct TVSeriesCreditEntity: Equatable {
    let creditID: String
    let title: String?
    let episodeCount: Int?
}

extension TVSeriesCreditEntity: Entity {
    init(from row: Row<Self>) {
        creditID = row.column("credit_id", \.creditID)
        title = row.column("title", \.title)
        episodeCount = row.column("episode_count", \.episodeCount)
    }
}
