import PopcornPersistence
import Testing

@Suite
struct SchemaTests {

    @Test
    func `tables are derived from the declarations`() {
        #expect(
            Schema(aggregate: AlbumEntity.self).statements.prefix(2) == [
                """
                CREATE TABLE "album" (
                    row_id INTEGER PRIMARY KEY,
                    schema_generation INTEGER NOT NULL DEFAULT 0,
                    "album_id" INTEGER NOT NULL,
                    "language" TEXT NOT NULL,
                    "title" TEXT NOT NULL,
                    "year" INTEGER,
                    "tag_count" INTEGER,
                    "remark_count" INTEGER,
                    "cover_count" INTEGER,
                    UNIQUE ("album_id", "language")
                ) STRICT
                """,
                """
                CREATE TABLE "album_tag" (
                    owner_row_id INTEGER NOT NULL REFERENCES "album" (row_id) ON DELETE CASCADE,
                    position INTEGER NOT NULL,
                    "name" TEXT NOT NULL,
                    PRIMARY KEY (owner_row_id, position)
                ) STRICT, WITHOUT ROWID
                """,
            ])
    }

    @Test
    func `a column with the role indexed has an index`() {
        #expect(
            Schema(aggregate: AlbumEntity.self).statements.last == """
                CREATE INDEX "album_title" ON "album" ("title")
                """)
    }

    @Test
    func `an entity without relations has its key as the primary key`() {
        #expect(
            Schema(NoteEntity.self).statements == [
                """
                CREATE TABLE "note" (
                    "key" INTEGER NOT NULL,
                    "text" TEXT,
                    PRIMARY KEY ("key")
                ) STRICT, WITHOUT ROWID
                """
            ])
    }
}

struct NoteEntity: Equatable {
    static let table = "note"

    let key: SampleEntity.Key
    var text: String?
}

extension NoteEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        text = row.column("text", \.text)
    }
}

extension NoteEntity {
    init(key: Int, text: String? = nil) {
        self.init(key: SampleEntity.Key(key), text: text)
    }
}

/// The entity of the same table with an additional column.
struct OtherNoteEntity: Equatable {
    static let table = "note"

    let key: SampleEntity.Key
    var text: String?
    var isRead = false
}

extension OtherNoteEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        text = row.column("text", \.text)
        isRead = row.column("is_read", \.isRead)
    }
}
