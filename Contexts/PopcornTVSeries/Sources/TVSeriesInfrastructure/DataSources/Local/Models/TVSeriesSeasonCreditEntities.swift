import CoreInfrastructure
import PopcornPersistence

/// A row of a job on an episode of a season. The rows of a season are in the order of the episodes.
struct TVSeriesSeasonCrewEntity: Equatable {
    let episodeNumber: Int
    let member: CoreCrewMemberEntity
}

extension TVSeriesSeasonCrewEntity: Entity {
    init(from row: Row<Self>) {
        episodeNumber = row.column("episode_number", \.episodeNumber)
        member = row.columns(of: \.member)
    }
}

/// A row of a guest role in an episode of a season. The rows of a season are in the order of the episodes.
struct TVSeriesSeasonGuestStarEntity: Equatable {
    let episodeNumber: Int
    let member: CoreCastMemberEntity
}

extension TVSeriesSeasonGuestStarEntity: Entity {
    init(from row: Row<Self>) {
        episodeNumber = row.column("episode_number", \.episodeNumber)
        member = row.columns(of: \.member)
    }
}
