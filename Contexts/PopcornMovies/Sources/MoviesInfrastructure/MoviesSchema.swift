package import Persistence

extension Schema {
    /// The cache's tables of movies.
    package static let movies = Schema(aggregate: MoviesMovieEntity.self)
}

extension Migration {
    /// Adds the watchlist of movies to the library.
    package static let moviesWatchlist = Migration(
        "movies.watchlist", oldVersion: 1,
        """
        CREATE TABLE "movies_watchlist_movie" (
            "movie_id" INTEGER NOT NULL,
            "added_at" REAL NOT NULL,
            PRIMARY KEY ("movie_id")
        ) STRICT, WITHOUT ROWID
        """)
}
