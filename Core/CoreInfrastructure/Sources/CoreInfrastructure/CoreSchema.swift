package import Persistence

extension Schema {
    /// The cache's tables of what all content shares.
    package static let core = Schema(
        Schema(aggregate: CoreImagesConfigurationEntity.self), Schema(CoreMissingEntity.self))
}

extension Migration {
    /// Adds the watchlists of all owners to the library.
    package static let watchlist = Migration(
        """
        CREATE TABLE "watchlist_entry" (
            "owner" TEXT NOT NULL,
            "kind" TEXT NOT NULL,
            "title_id" INTEGER NOT NULL,
            "added_at" REAL NOT NULL,
            PRIMARY KEY ("owner", "kind", "title_id")
        ) STRICT, WITHOUT ROWID
        """,
        """
        INSERT INTO "watchlist_entry" ("owner", "kind", "title_id", "added_at")
        SELECT 'default', 'movie', "movie_id", "added_at" FROM "movies_watchlist_movie"
        """,
        """
        DROP TABLE "movies_watchlist_movie"
        """)

    /// Adds the watchlist of movies, as it was before owners. ``watchlist`` takes its rows over.
    package static let moviesWatchlist = Migration(
        """
        CREATE TABLE "movies_watchlist_movie" (
            "movie_id" INTEGER NOT NULL,
            "added_at" REAL NOT NULL,
            PRIMARY KEY ("movie_id")
        ) STRICT, WITHOUT ROWID
        """)
}
