package import CoreDomain
package import TMDb

/// Maps movies in TMDb lists to domain previews.
package struct MoviePreviewMapper {

    package init() {}

    package func map(_ dto: TMDb.MovieListItem) -> MoviePreview {
        MoviePreview(
            id: dto.id, title: dto.title, originalTitle: dto.originalTitle, originalLanguage: dto.originalLanguage,
            overview: dto.overview, genreIDs: dto.genreIDs, releaseDate: dto.releaseDate, posterPath: dto.posterPath,
            backdropPath: dto.backdropPath, popularity: dto.popularity, voteAverage: dto.voteAverage,
            voteCount: dto.voteCount, hasVideo: dto.hasVideo, isAdultOnly: dto.isAdultOnly)
    }
}
