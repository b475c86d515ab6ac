package import CoreDomain

/// Maps movies in lists to their details, with image URLs.
package struct MoviePreviewDetailsMapper {

    package init() {}

    package func map(
        _ preview: MoviePreview, isOnWatchlist: Bool? = nil, imagesConfiguration: ImagesConfiguration
    ) -> MoviePreviewDetails {
        MoviePreviewDetails(
            id: preview.id, title: preview.title, originalTitle: preview.originalTitle,
            originalLanguage: preview.originalLanguage, overview: preview.overview, genreIDs: preview.genreIDs,
            releaseDate: preview.releaseDate,
            posterURLSet: imagesConfiguration.posterURLSet(for: preview.posterPath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: preview.backdropPath),
            popularity: preview.popularity, voteAverage: preview.voteAverage, voteCount: preview.voteCount,
            hasVideo: preview.hasVideo, isAdultOnly: preview.isAdultOnly, isOnWatchlist: isOnWatchlist)
    }
}
