import MoviesDomain
import TMDb

/// Maps TMDb's collection of a movie to the domain's.
struct BelongsToCollectionMapper {

    func map(_ dto: TMDb.BelongsToCollection) -> MoviesDomain.BelongsToCollection {
        MoviesDomain.BelongsToCollection(
            id: dto.id,
            name: dto.name,
            posterPath: dto.posterPath,
            backdropPath: dto.backdropPath
        )
    }
}
