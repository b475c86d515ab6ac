package import CoreDomain
package import TMDb

/// A mapper from the videos of a TMDb title to domain videos, in TMDb's order. TMDb sends `""` for a missing language
/// or region.
package struct VideoMapper {

    package init() {}

    package func map(_ dto: TMDb.VideoCollection) -> [Video] {
        dto.results.map(map)
    }

    package func map(_ dto: TMDb.VideoMetadata) -> Video {
        Video(
            id: dto.id, name: dto.name, site: dto.site, key: dto.key, type: VideoType(rawValue: dto.type.rawValue),
            size: dto.size?.rawValue, isOfficial: dto.isOfficial, publishedAt: dto.publishedAt,
            languageCode: dto.languageCode.nonEmpty, regionCode: dto.regionCode.nonEmpty)
    }
}
