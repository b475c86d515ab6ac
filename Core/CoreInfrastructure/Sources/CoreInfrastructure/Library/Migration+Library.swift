package import PopcornPersistence

extension [Migration] {

    /// The migrations of the user data in SQLite.
    package static var library: [Migration] { .watchlist + .searchHistory + .calendarSubscriptions }

    /// The migrations of the watchlists, oldest first.
    package static let watchlist: [Migration] = [.moviesWatchlist, .watchlistOfOwners, .watchlistTitles]

    /// The migrations of the search histories, oldest first.
    package static let searchHistory: [Migration] = [.searchHistoryOfOwners]

    /// The migrations of the calendar subscriptions, oldest first.
    package static let calendarSubscriptions: [Migration] = [
        Migration(
            "calendar.subscriptions",
            """
            CREATE TABLE "calendar_subscription" (
                "owner" TEXT NOT NULL,
                "secret_hash" TEXT NOT NULL,
                "created_at" REAL NOT NULL,
                PRIMARY KEY ("owner")
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE UNIQUE INDEX "calendar_subscription_secret" ON "calendar_subscription" ("secret_hash")
            """)
    ]
}

extension Migration {

    /// The migration that creates the movie watchlist of a single owner.
    static let moviesWatchlist = Migration(
        "movies.watchlist", oldVersion: 1,
        """
        CREATE TABLE "movies_watchlist_movie" (
            "movie_id" INTEGER NOT NULL,
            "added_at" REAL NOT NULL,
            PRIMARY KEY ("movie_id")
        ) STRICT, WITHOUT ROWID
        """)

    /// The migration that creates watchlists of movies and series for many owners. It is breaking, because it drops the
    /// table of the single owner.
    static let watchlistOfOwners = Migration(
        "watchlist.owners", isBreaking: true,
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

    /// The migration that creates the last known names of the titles on watchlists. The name of a title is deleted with
    /// the last entry of the title, also by versions that do not store the names.
    static let watchlistTitles = Migration(
        "watchlist.titles",
        """
        CREATE TABLE "watchlist_title" (
            "kind" TEXT NOT NULL,
            "title_id" INTEGER NOT NULL,
            "title" TEXT NOT NULL,
            "year" INTEGER,
            "poster_path" TEXT,
            "language" TEXT,
            "is_removed" INTEGER NOT NULL,
            PRIMARY KEY ("kind", "title_id")
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE INDEX "watchlist_entry_title" ON "watchlist_entry" ("kind", "title_id")
        """,
        """
        CREATE TRIGGER "watchlist_title_unlisted" AFTER DELETE ON "watchlist_entry"
        WHEN NOT EXISTS (
            SELECT 1 FROM "watchlist_entry" WHERE "kind" = old."kind" AND "title_id" = old."title_id"
        )
        BEGIN
            DELETE FROM "watchlist_title" WHERE "kind" = old."kind" AND "title_id" = old."title_id";
        END
        """)

    /// The migration that creates search histories for many owners.
    static let searchHistoryOfOwners = Migration(
        "search-history.entries",
        """
        CREATE TABLE "search_history_entry" (
            "owner" TEXT NOT NULL,
            "kind" TEXT NOT NULL,
            "folded_text" TEXT NOT NULL,
            "text" TEXT NOT NULL,
            "searched_at" REAL NOT NULL,
            "sequence" INTEGER NOT NULL,
            PRIMARY KEY ("owner", "kind", "folded_text")
        ) STRICT, WITHOUT ROWID
        """)
}
