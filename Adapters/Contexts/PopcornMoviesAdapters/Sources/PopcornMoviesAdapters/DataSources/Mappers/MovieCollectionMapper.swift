import MoviesDomain
import TMDb

/// Maps TMDb collections and their movies to domain collections.
struct MovieCollectionMapper {

    private let previewMapper = MoviePreviewMapper()

    func map(_ dto: TMDb.MovieCollection) -> MoviesDomain.MovieCollection {
        MoviesDomain.MovieCollection(
            id: dto.id, name: dto.name, originalName: dto.originalName, originalLanguage: dto.originalLanguage,
            overview: dto.overview, posterPath: dto.posterPath, backdropPath: dto.backdropPath,
            parts: dto.parts.map(previewMapper.map))
    }
}
