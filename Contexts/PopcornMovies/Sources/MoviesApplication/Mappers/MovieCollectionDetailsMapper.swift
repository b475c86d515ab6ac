import CoreDomain
import Foundation
import MoviesDomain

/// Resolves the images of a collection, that of a movie or one with its parts.
struct MovieCollectionDetailsMapper {

    private let previewMapper = MoviePreviewDetailsMapper()

    func map(_ collection: BelongsToCollection, imagesConfiguration: ImagesConfiguration) -> MovieCollectionDetails {
        MovieCollectionDetails(
            id: collection.id, name: collection.name,
            posterURLSet: imagesConfiguration.posterURLSet(for: collection.posterPath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: collection.backdropPath))
    }

    func map(_ collection: MovieCollection, imagesConfiguration: ImagesConfiguration) -> MovieCollectionDetails {
        MovieCollectionDetails(
            id: collection.id, name: collection.name, originalName: collection.originalName,
            originalLanguage: collection.originalLanguage, overview: collection.overview,
            posterURLSet: imagesConfiguration.posterURLSet(for: collection.posterPath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: collection.backdropPath),
            parts: inOrderOfRelease(collection.parts).map {
                previewMapper.map($0, imagesConfiguration: imagesConfiguration)
            })
    }

    /// Those without a date are last. Movies of one day stay in TMDb's order.
    private func inOrderOfRelease(_ movies: [MoviePreview]) -> [MoviePreview] {
        movies.enumerated().sorted { left, right in
            let (earlier, later) = (
                left.element.releaseDate ?? .distantFuture, right.element.releaseDate ?? .distantFuture
            )
            return earlier == later ? left.offset < right.offset : earlier < later
        }.map(\.element)
    }
}
