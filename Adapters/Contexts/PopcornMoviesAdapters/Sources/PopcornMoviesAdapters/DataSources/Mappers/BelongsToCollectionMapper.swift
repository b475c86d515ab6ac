import MoviesDomain
import TMDb

/// Maps the collection that a movie is part of.
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
