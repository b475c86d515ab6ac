import MoviesDomain

/// A mapper from the collection of a domain movie to a cache row, and back.
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
