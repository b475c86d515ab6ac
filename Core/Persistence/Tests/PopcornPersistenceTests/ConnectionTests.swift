import CPopcornSQLite
import Testing

@testable import PopcornPersistence

@Suite
struct ConnectionTests {

    private func connection() throws -> Connection {
        try Connection(path: ":memory:", role: .writer, busyTimeout: .zero)
    }

    @Test
    func `memory is not counted, because all connections would wait for the lock of the count`() throws {
        let connection = try connection()
        try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(10000))")

        #expect(try connection.scalar("SELECT length(a) FROM t", as: Int.self) == 10_000)
        #expect(sqlite3_memory_used() == 0)
    }

    @Test(arguments: [
        "WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n LIMIT 1000000000) SELECT sum(i) FROM n",
        // The full-text index merges its segments within one statement.
        "INSERT INTO words(words) VALUES ('optimize')",
    ])
    func `a cancelled statement fails while it runs`(sql: String) throws {
        let connection = try connection()
        try connection.execute(
            """
            CREATE VIRTUAL TABLE words USING fts5(word); INSERT INTO words(words, rank) VALUES ('automerge', 0);
            INSERT INTO words(words, rank) VALUES ('crisismerge', 1999)
            """)
        for segment in 0..<40 {
            try connection.execute(
                """
                WITH RECURSIVE n(i) AS (VALUES (\(segment)) UNION ALL SELECT i + 40 FROM n LIMIT 1000)
                INSERT INTO words SELECT 'word' || i FROM n
                """)
        }
        var calls = 0
        func run() throws(DatabaseError) {
            try connection.interrupting(
                when: {
                    calls += 1
                    return calls > 2
                }
            ) { () throws(DatabaseError) in try connection.execute(sql) }
        }
        #expect(throws: DatabaseError.cancelled) { try run() }
        #expect(calls >= 3)
        #expect(try connection.scalar("SELECT count(*) FROM words", as: Int.self) == 40_000)
    }
}
