package import CoreDomain

/// A mapper that resolves the image URLs of a title or a person.
package struct ImageCollectionDetailsMapper {

    package init() {}

    package func map(
        _ images: ImageCollection?, imagesConfiguration: ImagesConfiguration
    ) -> ImageCollectionDetails {
        ImageCollectionDetails(
            posters: images?.posterPaths.compactMap(imagesConfiguration.posterURLSet) ?? [],
            backdrops: images?.backdropPaths.compactMap(imagesConfiguration.backdropURLSet) ?? [],
            logos: images?.logoPaths.compactMap(imagesConfiguration.logoURLSet) ?? [],
            stills: images?.stillPaths.compactMap(imagesConfiguration.stillURLSet) ?? [],
            profiles: images?.profilePaths.compactMap(imagesConfiguration.profileURLSet) ?? [])
    }
}
