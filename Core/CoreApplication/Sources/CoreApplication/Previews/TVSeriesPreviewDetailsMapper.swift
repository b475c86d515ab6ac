package import CoreDomain

/// Maps TV series previews to details, with image URLs.
package struct TVSeriesPreviewDetailsMapper {

    package init() {}

    package func map(
        _ preview: TVSeriesPreview, isOnWatchlist: Bool? = nil, imagesConfiguration: ImagesConfiguration
    ) -> TVSeriesPreviewDetails {
        TVSeriesPreviewDetails(
            id: preview.id, name: preview.name, originalName: preview.originalName,
            originalLanguage: preview.originalLanguage, originCountry: preview.originCountry,
            overview: preview.overview, genreIDs: preview.genreIDs, firstAirDate: preview.firstAirDate,
            posterURLSet: imagesConfiguration.posterURLSet(for: preview.posterPath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: preview.backdropPath),
            popularity: preview.popularity, voteAverage: preview.voteAverage, voteCount: preview.voteCount,
            isAdultOnly: preview.isAdultOnly, isOnWatchlist: isOnWatchlist)
    }
}
