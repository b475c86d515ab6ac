package import CoreDomain
import Foundation

/// A mapper that resolves the image URLs of a title or a person.
package struct ImageCollectionDetailsMapper {

    package init() {}

    package func map(
        _ images: ImageCollection?, imagesConfiguration: ImagesConfiguration
    ) -> ImageCollectionDetails {
        ImageCollectionDetails(
            posters: map(images?.posters, imagesConfiguration.posterURLSet),
            backdrops: map(images?.backdrops, imagesConfiguration.backdropURLSet),
            logos: map(images?.logos, imagesConfiguration.logoURLSet),
            stills: map(images?.stills, imagesConfiguration.stillURLSet),
            profiles: map(images?.profiles, imagesConfiguration.profileURLSet))
    }

    private func map(_ images: [ContentImage]?, _ urlSet: (URL?) -> ImageURLSet?) -> [ImageDetails] {
        (images ?? []).compactMap { image in
            urlSet(image.path).map {
                ImageDetails(
                    urlSet: $0, languageCode: image.languageCode, regionCode: image.regionCode, width: image.width,
                    height: image.height, voteAverage: image.voteAverage, voteCount: image.voteCount)
            }
        }
    }
}
