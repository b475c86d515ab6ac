package import PopcornPersistence

extension Schema {
    /// The cache tables of movies.
    package static let movies = Schema(
        Schema(MoviesMovieEntity.self), Schema(MoviesPreviewEntity.self),
        Schema(MoviesCollectionEntity.self))
}
