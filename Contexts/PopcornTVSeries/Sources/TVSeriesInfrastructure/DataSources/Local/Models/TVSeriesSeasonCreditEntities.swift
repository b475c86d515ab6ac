import CoreInfrastructure
import Persistence

/// A row of a job on an episode of a season. Those of all episodes stand in one table, by episode.
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

/// A row of a part in an episode of a season. Those of all episodes stand in one table, by episode.
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
