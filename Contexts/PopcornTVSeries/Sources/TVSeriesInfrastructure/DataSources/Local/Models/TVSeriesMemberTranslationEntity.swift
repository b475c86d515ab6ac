import CoreInfrastructure
import PopcornPersistence

/// A row of a translation of a season of a TV series, or of its last or next episode.
struct TVSeriesMemberTranslationEntity: Equatable {
    let seasonNumber: Int
    let episodeNumber: Int?
    let translation: CoreTranslationEntity
}

extension TVSeriesMemberTranslationEntity: Entity {
    init(from row: Row<Self>) {
        seasonNumber = row.column("season_number", \.seasonNumber)
        episodeNumber = row.column("episode_number", \.episodeNumber)
        translation = row.columns(of: \.translation)
    }
}
