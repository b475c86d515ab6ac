import Persistence
import Testing

@Suite
struct SchemaTests {

    @Test
    func `tables follow from the declarations`() {
        #expect(
            Schema(aggregate: AlbumEntity.self).statements.prefix(2) == [
                """
                CREATE TABLE "album" (
                    row_id INTEGER PRIMARY KEY,
                    schema_generation INTEGER NOT NULL DEFAULT 0,
                    "album_id" INTEGER NOT NULL,
                    "language" TEXT NOT NULL,
                    "title" TEXT NOT NULL,
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
    func `an entity without relations is found by its key`() {
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

struct NoteEntity: TableEntity, Equatable {
    static let table = "note"

    var key = 0
    var text: String?

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("key", &key, .key)
        visitor.column("text", &text)
    }
}

/// The same table with one column more.
struct OtherNoteEntity: TableEntity, Equatable {
    static let table = "note"

    var key = 0
    var text: String?
    var isRead = false

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("key", &key, .key)
        visitor.column("text", &text)
        visitor.column("is_read", &isRead)
    }
}
