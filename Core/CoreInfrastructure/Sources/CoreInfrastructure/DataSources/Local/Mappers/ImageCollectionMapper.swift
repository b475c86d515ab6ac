package import CoreDomain

/// Maps the paths of a title's images to rows of each kind, and back.
package struct ImageCollectionMapper: Sendable {

    private let pathMapper = ImagePathMapper()

    package init() {}

    /// The paths; a kind whose rows were not read is empty, and if none was read there is no collection.
    package func map(
        posters: [CoreImagePathEntity]?, backdrops: [CoreImagePathEntity]?, logos: [CoreImagePathEntity]?
    ) -> ImageCollection? {
        guard posters != nil || backdrops != nil || logos != nil else { return nil }
        return ImageCollection(
            posterPaths: posters?.map(pathMapper.map) ?? [],
            backdropPaths: backdrops?.map(pathMapper.map) ?? [],
            logoPaths: logos?.map(pathMapper.map) ?? [])
    }

    package func map(
        _ domain: ImageCollection?
    ) -> (posters: [CoreImagePathEntity]?, backdrops: [CoreImagePathEntity]?, logos: [CoreImagePathEntity]?) {
        (
            domain?.posterPaths.map(pathMapper.map), domain?.backdropPaths.map(pathMapper.map),
            domain?.logoPaths.map(pathMapper.map)
        )
    }
}
