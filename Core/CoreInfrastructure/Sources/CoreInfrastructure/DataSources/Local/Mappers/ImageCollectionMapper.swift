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
        let kinds = [posters, backdrops, logos, stills, profiles]
        guard kinds.contains(where: { $0 != nil }) else { return nil }
        let paths = kinds.map { $0?.map(pathMapper.map) ?? [] }
        return ImageCollection(
            posterPaths: paths[0], backdropPaths: paths[1], logoPaths: paths[2], stillPaths: paths[3],
            profilePaths: paths[4])
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
