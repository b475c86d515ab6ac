package import CoreDomain
package import Foundation
package import PopcornPersistence

/// A cache row of an image.
package struct CoreImageEntity: Equatable {
    package let path: URL
    package let languageCode: String?
    package let regionCode: String?
    package let width: Int?
    package let height: Int?
    package let voteAverage: Double?
    package let voteCount: Int?
}

extension CoreImageEntity: Entity {
    package init(from row: Row<Self>) {
        path = row.column("path", \.path)
        languageCode = row.column("language_code", \.languageCode)
        regionCode = row.column("region_code", \.regionCode)
        width = row.column("width", \.width)
        height = row.column("height", \.height)
        voteAverage = row.column("vote_average", \.voteAverage)
        voteCount = row.column("vote_count", \.voteCount)
    }
}

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

/// A mapper between images and the cache rows of each kind of image.
package struct ImageCollectionMapper: Sendable {

    private let imageMapper = ContentImageMapper()

    package init() {}

    /// Returns the images, or `nil` if no rows were read. Kinds whose rows were not read are empty.
    package func map(
        posters: [CoreImageEntity]? = nil, backdrops: [CoreImageEntity]? = nil, logos: [CoreImageEntity]? = nil,
        stills: [CoreImageEntity]? = nil, profiles: [CoreImageEntity]? = nil
    ) -> ImageCollection? {
        guard posters != nil || backdrops != nil || logos != nil || stills != nil || profiles != nil else { return nil }
        return ImageCollection(
            posters: map(posters), backdrops: map(backdrops), logos: map(logos), stills: map(stills),
            profiles: map(profiles))
    }

    private func map(_ rows: [CoreImageEntity]?) -> [ContentImage] {
        rows?.map(imageMapper.map) ?? []
    }

    package func map(
        _ domain: ImageCollection?
    ) -> (posters: [CoreImageEntity]?, backdrops: [CoreImageEntity]?, logos: [CoreImageEntity]?) {
        (map(domain?.posters), map(domain?.backdrops), map(domain?.logos))
    }

    /// Returns the rows of one kind of image.
    package func map(_ images: [ContentImage]?) -> [CoreImageEntity]? {
        images?.map(imageMapper.map)
    }
}
