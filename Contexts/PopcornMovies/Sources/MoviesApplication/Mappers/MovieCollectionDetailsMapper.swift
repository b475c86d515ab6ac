import CoreDomain
import MoviesDomain

/// Resolves the images of a movie's collection.
struct MovieCollectionDetailsMapper {

    func map(_ collection: BelongsToCollection, imagesConfiguration: ImagesConfiguration) -> MovieCollectionDetails {
        MovieCollectionDetails(
            id: collection.id, name: collection.name,
            posterURLSet: imagesConfiguration.posterURLSet(for: collection.posterPath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: collection.backdropPath))
    }
}
