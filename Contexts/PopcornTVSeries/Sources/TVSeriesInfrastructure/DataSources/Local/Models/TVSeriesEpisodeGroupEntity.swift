import CoreInfrastructure
package import Foundation
import PopcornCaching
package import PopcornPersistence

/// The columns of an episode group without its parts, in a row of a series or in the group's own row.
struct TVSeriesEpisodeGroupColumns: Equatable {
    let groupID: String
    let name: String
    let overview: String?
    let type: String?
    let episodeCount: Int?
    let partCount: Int?
    let networkID: Int?
    let networkName: String?
    let networkLogoPath: URL?
    let networkOriginCountry: String?
}

extension TVSeriesEpisodeGroupColumns: Entity {
    init(from row: Row<Self>) {
        groupID = row.column("episode_group_id", \.groupID)
        name = row.column("name", \.name)
        overview = row.column("overview", \.overview)
        type = row.column("type", \.type)
        episodeCount = row.column("number_of_episodes", \.episodeCount)
        partCount = row.column("number_of_parts", \.partCount)
        networkID = row.column("network_id", \.networkID)
        networkName = row.column("network_name", \.networkName)
        networkLogoPath = row.column("network_logo_path", \.networkLogoPath)
        networkOriginCountry = row.column("network_origin_country", \.networkOriginCountry)
    }
}

/// A row of a part of an episode group, with the number of its episodes.
struct TVSeriesEpisodeGroupPartEntity: Equatable {
    let partID: String
    let name: String
    let episodeCount: UInt32
}

extension TVSeriesEpisodeGroupPartEntity: Entity {
    init(from row: Row<Self>) {
        partID = row.column("part_id", \.partID)
        name = row.column("name", \.name)
        episodeCount = row.column("episode_count", \.episodeCount)
    }
}

/// The row of an episode group in one language, with the rows of its parts and of their episodes.
package struct TVSeriesEpisodeGroupEntity: Equatable {
    package static let table = "tvseries_episode_group"

    package let key: Key
    var group: TVSeriesEpisodeGroupColumns
    package var cachedAt: Date
    var parts: [TVSeriesEpisodeGroupPartEntity]?
    /// The episodes of all parts, in the order of the parts.
    var episodes: [TVSeriesEpisodeColumns]?

    package struct Key: Hashable {
        package let id: String
        package let language: String
    }
}

extension TVSeriesEpisodeGroupEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        group = row.columns(of: \.group)
        cachedAt = row.cachedAt(\.cachedAt)
        parts = row.many("part", \.parts)
        episodes = row.many("episode", \.episodes)
    }
}

extension TVSeriesEpisodeGroupEntity.Key: LocalizedKey, CacheKey {
    package var description: String { "tv-episode-group/\(id)/\(language)" }
    package var subject: String { "episode group \(id)" }
    package var languageTag: String? { language }

    package init(from row: Row<Self>) {
        id = row.column("id", \.id)
        language = row.language(\.language)
    }
}
