import CoreInfrastructure
import PopcornPersistence

/// A row that contains a translation of a season, or of the last or next episode of a TV series.
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
