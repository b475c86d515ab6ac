import CoreInfrastructure
package import Foundation
package import PopcornPersistence
package import TVSeriesDomain

/// The row of a season without its episodes, found by an external identifier, in one language.
package struct TVSeasonPreviewEntity: Equatable {
    package static let table = "tvseries_season_preview"

    package let key: Key
    let seriesID: Int
    let season: TVSeriesSeasonColumns
    let cachedAt: Date

    package struct Key: Hashable {
        let id: Int
        package let language: String

        package init(id: Int, language: String) {
            self.id = id
            self.language = language
        }
    }
}

extension TVSeasonPreviewEntity: PreviewEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        seriesID = row.column("series_id", \.seriesID)
        season = row.columns(of: \.season)
        cachedAt = row.cachedAt(\.cachedAt)
    }
}

extension TVSeasonPreviewEntity.Key: PreviewKey {
    package init(from row: Row<Self>) {
        id = row.column("id", \.id)
        language = row.language(\.language)
    }
}

/// A mapper from domain seasons without their episodes to cache rows and back.
package struct TVSeasonPreviewMapper: PreviewMapper {

    private let columnsMapper = TVSeasonColumnsMapper()

    package init() {}

    package func map(_ entity: TVSeasonPreviewEntity) -> TVSeasonWithParts {
        TVSeasonWithParts(season: columnsMapper.map(entity.season), seriesID: entity.seriesID)
    }

    package func map(_ domain: TVSeasonWithParts, language: String, cachedAt: Date) -> TVSeasonPreviewEntity {
        TVSeasonPreviewEntity(
            key: .init(id: domain.id, language: language), seriesID: domain.seriesID,
            season: columnsMapper.map(domain.season), cachedAt: cachedAt)
    }
}
