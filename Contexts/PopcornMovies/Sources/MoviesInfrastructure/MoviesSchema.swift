package import PopcornPersistence

extension Schema {
    /// The cache tables of movies.
    package static let movies = Schema(
        Schema(aggregate: MoviesMovieEntity.self), Schema(MoviesPreviewEntity.self),
        Schema(aggregate: MoviesCollectionEntity.self))
}
