import CoreInfrastructure
package import Foundation
package import TVSeriesDomain

/// A mapper from domain episode groups, with their parts and episodes, to cache rows and back.
package struct TVEpisodeGroupMapper: AggregateMapper {

    private let episodeMapper = TVEpisodeColumnsMapper()

    package init() {}

    func map(_ columns: TVSeriesEpisodeGroupColumns, parts: [TVEpisodeGroupPart]? = nil) -> TVEpisodeGroup {
        TVEpisodeGroup(
            id: columns.groupID, name: columns.name, overview: columns.overview,
            type: columns.type.map { TVEpisodeGroupType(rawValue: $0) ?? .unknown },
            episodeCount: columns.episodeCount, partCount: columns.partCount,
            network: columns.networkID.map {
                Network(
                    id: $0, name: columns.networkName ?? "", logoPath: columns.networkLogoPath,
                    originCountry: columns.networkOriginCountry)
            },
            parts: parts)
    }

    func map(_ domain: TVEpisodeGroup) -> TVSeriesEpisodeGroupColumns {
        TVSeriesEpisodeGroupColumns(
            groupID: domain.id, name: domain.name, overview: domain.overview, type: domain.type?.rawValue,
            episodeCount: domain.episodeCount, partCount: domain.partCount, networkID: domain.network?.id,
            networkName: domain.network?.name, networkLogoPath: domain.network?.logoPath,
            networkOriginCountry: domain.network?.originCountry)
    }

    package func map(_ entity: TVSeriesEpisodeGroupEntity) -> TVEpisodeGroup {
        var episodes = (entity.episodes ?? [])[...]
        return map(
            entity.group,
            parts: entity.parts?.map { part in
                TVEpisodeGroupPart(
                    id: part.partID, name: part.name,
                    episodes: episodes.take(part.episodeCount)?.map { episodeMapper.map($0) } ?? [])
            })
    }

    package func map(
        _ domain: TVEpisodeGroup, key: TVSeriesEpisodeGroupEntity.Key, cachedAt: Date
    ) -> TVSeriesEpisodeGroupEntity {
        TVSeriesEpisodeGroupEntity(
            key: key, group: map(domain), cachedAt: cachedAt,
            parts: domain.parts?.map {
                TVSeriesEpisodeGroupPartEntity(partID: $0.id, name: $0.name, episodeCount: $0.episodes.storedCount)
            },
            episodes: domain.parts?.flatMap(\.episodes).map(episodeMapper.map))
    }
}
