package import CoreDomain
package import Foundation
package import PopcornPersistence

/// A cache row of a video about a title.
package struct CoreVideoEntity: Equatable {
    package let videoID: String
    package let name: String
    package let site: String
    package let key: String
    package let type: String
    package let size: Int?
    package let isOfficial: Bool?
    package let publishedAt: Date?
    package let languageCode: String?
    package let regionCode: String?
}

extension CoreVideoEntity: Entity {
    package init(from row: Row<Self>) {
        videoID = row.column("video_id", \.videoID)
        name = row.column("name", \.name)
        site = row.column("site", \.site)
        key = row.column("site_key", \.key)
        type = row.column("type", \.type)
        size = row.column("size", \.size)
        isOfficial = row.column("is_official", \.isOfficial)
        publishedAt = row.column("published_at", \.publishedAt)
        languageCode = row.column("language_code", \.languageCode)
        regionCode = row.column("region_code", \.regionCode)
    }
}

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
