package import CoreDomain

/// A mapper between images and cache rows.
package struct ContentImageMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreImageEntity) -> ContentImage {
        ContentImage(
            path: entity.path, languageCode: entity.languageCode, regionCode: entity.regionCode, width: entity.width,
            height: entity.height, voteAverage: entity.voteAverage, voteCount: entity.voteCount)
    }

    package func map(_ domain: ContentImage) -> CoreImageEntity {
        CoreImageEntity(
            path: domain.path, languageCode: domain.languageCode, regionCode: domain.regionCode, width: domain.width,
            height: domain.height, voteAverage: domain.voteAverage, voteCount: domain.voteCount)
    }
}
