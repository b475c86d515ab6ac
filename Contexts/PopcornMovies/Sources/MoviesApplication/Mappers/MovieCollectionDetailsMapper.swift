import CoreApplication
import CoreDomain
import Foundation
import MoviesDomain

/// A mapper from movie collections to their details, with image URLs.
struct MovieCollectionDetailsMapper {

    private let previewMapper = MoviePreviewDetailsMapper()

    func map(_ collection: BelongsToCollection, imagesConfiguration: ImagesConfiguration) -> MovieCollectionDetails {
        MovieCollectionDetails(
            id: collection.id, name: collection.name,
            posterURLSet: imagesConfiguration.posterURLSet(for: collection.posterPath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: collection.backdropPath))
    }

    func map(
        _ collection: MovieCollection, watched: Set<TitleID>? = nil, texts: TextChain? = nil,
        imagesConfiguration: ImagesConfiguration
    ) -> MovieCollectionDetails {
        texts.withFallback(collection, from: collection.translations) { collection, textLanguages in
            MovieCollectionDetails(
                id: collection.id, name: collection.name, originalName: collection.originalName,
                originalLanguage: collection.originalLanguage, overview: collection.overview,
                posterURLSet: imagesConfiguration.posterURLSet(for: collection.posterPath),
                backdropURLSet: imagesConfiguration.backdropURLSet(for: collection.backdropPath),
                parts: inOrderOfRelease(collection.parts).map {
                    previewMapper.map(
                        $0, isOnWatchlist: watched?.contains(TitleID(.movie, $0.id)),
                        imagesConfiguration: imagesConfiguration)
                },
                textLanguages: textLanguages)
        }
    }

    /// Returns movies sorted by release date. Movies without a date come last. Movies with the same date keep TMDb's
    /// order.
    private func inOrderOfRelease(_ movies: [MoviePreview]) -> [MoviePreview] {
        movies.enumerated().sorted { left, right in
            let (earlier, later) = (
                left.element.releaseDate ?? .distantFuture, right.element.releaseDate ?? .distantFuture
            )
            return earlier == later ? left.offset < right.offset : earlier < later
        }.map(\.element)
    }
}
