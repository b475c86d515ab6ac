package import CoreDomain
package import Foundation

/// Maps the paths of images to rows of each kind, and back.
package struct ImageCollectionMapper: Sendable {

    private let pathMapper = ImagePathMapper()

    package init() {}

    /// The paths; a kind whose rows were not read is empty, and if none was read there is no collection.
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

    /// The rows of one kind.
    package func map(_ paths: [URL]?) -> [CoreImagePathEntity]? {
        paths?.map(pathMapper.map)
    }
}
