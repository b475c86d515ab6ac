package import CoreDomain

/// A mapper between videos and cache rows.
package struct VideoMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreVideoEntity) -> Video {
        Video(
            id: entity.videoID, name: entity.name, site: entity.site, key: entity.key,
            type: VideoType(rawValue: entity.type), size: entity.size, isOfficial: entity.isOfficial,
            publishedAt: entity.publishedAt, languageCode: entity.languageCode, regionCode: entity.regionCode)
    }

    package func map(_ domain: Video) -> CoreVideoEntity {
        CoreVideoEntity(
            videoID: domain.id, name: domain.name, site: domain.site, key: domain.key, type: domain.type.rawValue,
            size: domain.size, isOfficial: domain.isOfficial, publishedAt: domain.publishedAt,
            languageCode: domain.languageCode, regionCode: domain.regionCode)
    }
}
