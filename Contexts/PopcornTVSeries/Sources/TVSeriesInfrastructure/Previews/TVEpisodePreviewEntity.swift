import CoreInfrastructure
package import Foundation
package import PopcornPersistence
package import TVSeriesDomain

/// The row of an episode without its credits, found by an external identifier, in one language.
package struct TVEpisodePreviewEntity: Equatable {
    package static let table = "tvseries_episode_preview"

    package let key: Key
    let seriesID: Int
    let episode: TVSeriesEpisodeColumns
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

extension TVEpisodePreviewEntity: PreviewEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        seriesID = row.column("series_id", \.seriesID)
        episode = row.columns(of: \.episode)
        cachedAt = row.cachedAt(\.cachedAt)
    }
}

extension TVEpisodePreviewEntity.Key: PreviewKey {
    package init(from row: Row<Self>) {
        id = row.column("id", \.id)
        language = row.language(\.language)
    }
}

/// A mapper from domain episodes without their credits to cache rows and back.
package struct TVEpisodePreviewMapper: PreviewMapper {

    private let columnsMapper = TVEpisodeColumnsMapper()

    package init() {}

    package func map(_ entity: TVEpisodePreviewEntity) -> TVEpisodeWithParts {
        TVEpisodeWithParts(episode: columnsMapper.map(entity.episode), seriesID: entity.seriesID)
    }

    package func map(_ domain: TVEpisodeWithParts, language: String, cachedAt: Date) -> TVEpisodePreviewEntity {
        TVEpisodePreviewEntity(
            key: .init(id: domain.id, language: language), seriesID: domain.seriesID,
            episode: columnsMapper.map(domain.episode), cachedAt: cachedAt)
    }
}
