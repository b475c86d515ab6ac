import CoreDomain
import MediaDomain
import MediaInfrastructure
import PopcornPersistence
import Testing

/// Tests of the keys and the table of external identifiers.
@Suite
struct MediaExternalIDMatchesEntityTests {

    /// Refreshes and change topics use the descriptions of keys, so different keys must have different descriptions.
    @Test
    func `identifiers of different sites and languages have different keys`() throws {
        let ids = [
            try ExternalID("popcorn", at: .facebook), try ExternalID("popcorn", at: .instagram),
            try ExternalID("other", at: .facebook),
        ]
        let keys = ids.flatMap { id in ["en", "de"].map { MediaExternalIDMatchesEntity.Key(id, language: $0) } }

        #expect(Set(keys.map(\.description)).count == 6)
    }

    @Test
    func `the table and the keys are those of caches that earlier versions wrote`() throws {
        let key = MediaExternalIDMatchesEntity.Key(try ExternalID("tt0137523"), language: "en-US")
        #expect(key.description == "find/imdb/tt0137523/en-US")
        #expect(
            Schema.media.statements.prefix(2) == [
                """
                CREATE TABLE "core_external_id" (
                    row_id INTEGER PRIMARY KEY,
                    schema_generation INTEGER NOT NULL DEFAULT 0,
                    "source" TEXT NOT NULL,
                    "external_id" TEXT NOT NULL,
                    "language" TEXT NOT NULL,
                    "cached_at" REAL NOT NULL,
                    "item_count" INTEGER,
                    UNIQUE ("source", "external_id", "language")
                ) STRICT
                """,
                """
                CREATE TABLE "core_external_id_item" (
                    owner_row_id INTEGER NOT NULL REFERENCES "core_external_id" (row_id) ON DELETE CASCADE,
                    position INTEGER NOT NULL,
                    "item_id" INTEGER NOT NULL,
                    "kind" TEXT,
                    PRIMARY KEY (owner_row_id, position)
                ) STRICT, WITHOUT ROWID
                """,
            ])
    }
}
