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
    func `the table and the keys have the forms of caches that other versions use`() throws {
        let key = MediaExternalIDMatchesEntity.Key(try ExternalID("tt0137523"), language: "en-US")
        #expect(key.description == "find/imdb/tt0137523/en-US")
        #expect(
            Schema.media.statements.first == """
                CREATE TABLE "core_external_id" (
                    row_id INTEGER PRIMARY KEY,
                    row_generation INTEGER NOT NULL,
                    row_mark INTEGER NOT NULL DEFAULT 0,
                    "source" TEXT NOT NULL,
                    "external_id" TEXT NOT NULL,
                    "language" TEXT NOT NULL,
                    "cached_at" REAL NOT NULL,
                    "item_count" INTEGER,
                    "item_rows" BLOB,
                    UNIQUE ("source", "external_id", "language")
                ) STRICT
                """)
    }
}
