import MoviesDomain
import TMDb

/// A mapper from the collection of a TMDb movie to a domain collection.
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
