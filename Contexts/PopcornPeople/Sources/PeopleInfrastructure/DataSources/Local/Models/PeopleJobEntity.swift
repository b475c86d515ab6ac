import PopcornPersistence

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
