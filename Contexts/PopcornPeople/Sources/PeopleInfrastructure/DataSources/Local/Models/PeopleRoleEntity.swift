import PopcornPersistence

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
