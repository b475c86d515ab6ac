package import CoreDomain
package import Foundation

/// A mapper between image paths and the cache rows of each kind of image.
package struct ImageCollectionMapper: Sendable {

    private let pathMapper = ImagePathMapper()

    package init() {}

    /// Returns the image paths, or `nil` if no rows were read. Kinds whose rows were not read are empty.
    package func map(
        posters: [CoreImagePathEntity]? = nil, backdrops: [CoreImagePathEntity]? = nil,
        logos: [CoreImagePathEntity]? = nil, stills: [CoreImagePathEntity]? = nil,
        profiles: [CoreImagePathEntity]? = nil
    ) -> ImageCollection? {
        guard posters != nil || backdrops != nil || logos != nil || stills != nil || profiles != nil else { return nil }
        return ImageCollection(
            posterPaths: map(posters), backdropPaths: map(backdrops), logoPaths: map(logos), stillPaths: map(stills),
            profilePaths: map(profiles))
    }

    private func map(_ rows: [CoreImagePathEntity]?) -> [URL] {
        rows?.map(pathMapper.map) ?? []
    }

    package func map(
        _ domain: ImageCollection?
    ) -> (posters: [CoreImagePathEntity]?, backdrops: [CoreImagePathEntity]?, logos: [CoreImagePathEntity]?) {
        (map(domain?.posterPaths), map(domain?.backdropPaths), map(domain?.logoPaths))
    }

    /// Returns the rows of one kind of image.
    package func map(_ paths: [URL]?) -> [CoreImagePathEntity]? {
        paths?.map(pathMapper.map)
    }
}
