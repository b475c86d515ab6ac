import PopcornPersistence
import Testing

@Suite
struct SchemaTests {

    @Test
    func `tables are derived from the declarations`() {
        #expect(
            Schema(AlbumEntity.self).statements.first == """
                CREATE TABLE "album" (
                    row_id INTEGER PRIMARY KEY,
                    row_generation INTEGER NOT NULL,
                    row_mark INTEGER NOT NULL DEFAULT 0,
                    "album_id" INTEGER NOT NULL,
                    "language" TEXT NOT NULL,
                    "title" TEXT NOT NULL,
                    "year" INTEGER,
                    "tag_count" INTEGER,
                    "remark_count" INTEGER,
                    "cover_count" INTEGER,
                    "tag_rows" BLOB,
                    "cover_rows" BLOB,
                    "remark_rows" BLOB,
                    UNIQUE ("album_id", "language")
                ) STRICT
                """)
    }

    @Test
    func `a column with the role indexed has an index`() {
        #expect(
            Schema(AlbumEntity.self).statements.last == """
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
