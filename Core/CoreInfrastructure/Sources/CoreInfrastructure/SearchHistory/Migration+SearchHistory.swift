package import PopcornPersistence

extension [Migration] {
    /// The migrations of the search histories, oldest first.
    package static let searchHistory: [Migration] = [.searchHistoryOfOwners]
}

extension Migration {

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
