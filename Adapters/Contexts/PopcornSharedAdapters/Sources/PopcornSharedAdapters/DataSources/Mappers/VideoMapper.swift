package import CoreDomain
package import TMDb

/// Maps TMDb's videos of a title to the domain's, in TMDb's order. TMDb writes `""` for a language or region that a
/// video does not have.
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

extension String? {
    /// The text, unless it is empty, which is how TMDb often says that there is none.
    package var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
