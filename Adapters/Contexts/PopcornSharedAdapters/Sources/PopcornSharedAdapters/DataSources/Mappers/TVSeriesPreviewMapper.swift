package import CoreDomain
package import TMDb

/// Maps TV series in TMDb lists to domain previews.
package struct TVSeriesPreviewMapper {

    package init() {}

    package func map(_ dto: TMDb.TVSeriesListItem) -> TVSeriesPreview {
        TVSeriesPreview(
            id: dto.id, name: dto.name, originalName: dto.originalName, originalLanguage: dto.originalLanguage,
            originCountry: dto.originCountry, overview: dto.overview, genreIDs: dto.genreIDs,
            firstAirDate: dto.firstAirDate, posterPath: dto.posterPath, backdropPath: dto.backdropPath,
            popularity: dto.popularity, voteAverage: dto.voteAverage, voteCount: dto.voteCount,
            isAdultOnly: dto.isAdultOnly)
    }
}
