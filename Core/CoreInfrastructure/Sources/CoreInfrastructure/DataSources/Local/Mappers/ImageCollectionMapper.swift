package import CoreDomain

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
