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
