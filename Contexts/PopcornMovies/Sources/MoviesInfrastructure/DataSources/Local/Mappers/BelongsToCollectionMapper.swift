import MoviesDomain

/// Maps the domain's collection of a movie to its row in the cache and back.
struct BelongsToCollectionMapper: Sendable {

    func map(_ entity: MoviesBelongsToCollectionEntity) -> BelongsToCollection {
        BelongsToCollection(
            id: entity.collectionID, name: entity.name, posterPath: entity.posterPath,
            backdropPath: entity.backdropPath)
    }

    func map(_ domain: BelongsToCollection) -> MoviesBelongsToCollectionEntity {
        MoviesBelongsToCollectionEntity(
            collectionID: domain.id, name: domain.name, posterPath: domain.posterPath,
            backdropPath: domain.backdropPath)
    }
}
