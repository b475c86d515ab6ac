#if PostgreSQL
import Testing

@testable import PopcornPostgreSQL

@Suite(.enabled(if: TestServer.isRunning)) struct PostgreSQLDatabaseTests {

    @Test func `values are returned as they were stored`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let texts = ["", "a", "Amélie 🍿 \"'\\", String(repeating: "x", count: 100_000)]
            let integers: [Int64] = [.min, -1, 0, 1, .max]
            let rows = try await database.execute(
                """
                SELECT $1::bigint, $2::double precision, $3::boolean, $4::text, $5::bytea, $6::text, $7::bigint,
                    7::integer, cardinality($8::bigint[])::bigint, cardinality($9::text[])::bigint
                """,
                [
                    .integer(.min), .real(-0.1), .boolean(true), .text(texts[2]), .bytes([0, 255, 39]), .text(""),
                    .null,
                    .integers(integers), .texts([]),
                ])
            #expect(rows.count == 1)
            #expect(try rows.integer(0, 0) == .min)
            #expect(try rows.real(0, 1) == -0.1)
            #expect(try rows.boolean(0, 2) == true)
            #expect(try rows.text(0, 3) == texts[2])
            #expect(try rows.withBytes(0, 4) { Array($0) } == [0, 255, 39])
            #expect(try rows.text(0, 5) == "")
            #expect(try rows.integer(0, 6) == nil)
            #expect(try rows.integer(0, 7) == 7)
            #expect(try rows.integer(0, 8) == 5)
            #expect(try rows.integer(0, 9) == 0)

            let elements = try await database.execute(
                "SELECT n, t FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS rows (n, t, position) ORDER BY position",
                [.integers(Array(integers.prefix(4))), .texts(texts)])
            #expect(
                try (0..<elements.count).map { try elements.integer($0, 0) } == integers.prefix(4).map(Optional.some))
            #expect(try (0..<elements.count).map { try elements.text($0, 1) } == texts)
        }
    }

    @Test func `a value of another type, and a column that does not exist, are errors`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let rows = try await database.execute("SELECT 'a'::text AS title, 1::bigint")
            #expect(
                throws: PostgreSQLError(.unreadable, "the column title must contain an integer but has the type 25")
            ) { try rows.integer(0, 0) }
            #expect(throws: PostgreSQLError.self) { try rows.text(0, 1) }
            #expect(throws: PostgreSQLError(.unreadable, "a result has no row 0 with a column 2")) {
                try rows.text(0, 2)
            }
            #expect(throws: PostgreSQLError.self) { try rows.text(1, 0) }
        }
    }

    @Test func `a session has the encoding, the time zone and the timeouts of the options`() async throws {
        var options = PostgreSQLOptions.tests
        options.timeout = .milliseconds(1500)
        options.lockTimeout = .milliseconds(300)
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let rows = try await database.execute(
                PostgreSQLBatch(
                    .read,
                    ["client_encoding", "TimeZone", "statement_timeout", "lock_timeout", "application_name"].map {
                        PostgreSQLCommand("SELECT current_setting($1)", [.text($0)])
                    }))
            #expect(
                try rows.map { try $0.text(0, 0) } == ["UTF8", "UTC", "1500ms", "300ms", "popcorn"])
        }
    }

    @Test func `a batch is committed as a whole or not at all`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let table = try await database.createTable("id bigint PRIMARY KEY")
            let insert = "INSERT INTO \(table) VALUES ($1)"
            let failing = PostgreSQLBatch(
                .write, [1, 2, 1, 3].map { PostgreSQLCommand(insert, [.integer($0)]) })
            let error = await #expect(throws: PostgreSQLError.self) { try await database.execute(failing) }
            #expect(error?.kind == .constraintViolation)
            #expect(error?.sqlState == "23505")
            #expect(error?.mayHaveCommitted == false)
            #expect(try await database.integer("SELECT count(*) FROM \(table)") == 0)

            let results = try await database.execute(
                PostgreSQLBatch(.write, [1, 2, 3].map { PostgreSQLCommand(insert, [.integer($0)]) }))
            #expect(results.map(\.affectedCount) == [1, 1, 1])
            #expect(try await database.integer("SELECT count(*) FROM \(table)") == 3)
            #expect(try await database.execute(PostgreSQLBatch(.read, [])).isEmpty)
        }
    }

    @Test func `a large batch is sent while the results of its first commands are received`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let text = String(repeating: "x", count: 1_000_000)
            let rows = try await database.execute(
                PostgreSQLBatch(
                    .read,
                    (0..<40).map { PostgreSQLCommand("SELECT $1::text, $2::bigint", [.text(text), .integer($0)]) }))
            #expect(try rows.map { try $0.integer(0, 1) } == Array(0..<40))
            #expect(try rows[39].text(0, 0)?.utf8.count == 1_000_000)
        }
    }

    @Test func `the errors of commands have kinds, and contain no values`() async throws {
        try await PostgreSQLDatabase.withDatabase { database async throws in
            #expect(try await kind { try await database.execute("SELECT * FROM nowhere") } == .missingSchema)
            #expect(try await kind { try await database.execute("SELECT nothing") } == .missingSchema)
            #expect(try await kind { try await database.execute("SELECT 1; SELECT 2") } == .server)
            let error = await #expect(throws: PostgreSQLError.self) {
                try await database.execute("SELECT $1::text::bigint", [.text("secret")])
            }
            #expect(error?.description == "the server rejected a value (SQLSTATE 22P02)")
            for value in [PostgreSQLValue.text("sec\0ret"), .texts(["a", "sec\0ret"])] {
                let unstorable = await #expect(throws: PostgreSQLError.self) {
                    try await database.execute("SELECT $1", [value])
                }
                #expect(unstorable?.kind == .unstorable)
                #expect(unstorable?.message == "a text contains a NUL character, which PostgreSQL cannot store")
            }
            let table = try await database.createTable("name text UNIQUE")
            try await database.execute("INSERT INTO \(table) VALUES ('secret')")
            let violation = await #expect(throws: PostgreSQLError.self) {
                try await database.execute("INSERT INTO \(table) VALUES ($1)", [.text("secret")])
            }
            #expect(violation?.description.contains("secret") == false)
            #expect(try await database.integer("SELECT 1::bigint") == 1)
        }
    }

    @Test func `statements beyond the limit are deallocated`() async throws {
        var options = PostgreSQLOptions.tests
        options.connectionLimit = 1
        options.statementLimit = 8
        try await PostgreSQLDatabase.withDatabase(options: options) { database async throws in
            for number in 0..<50 {
                #expect(try await database.integer("SELECT \(number)::bigint") == Int64(number))
            }
            #expect(try await database.integer("SELECT count(*) FROM pg_prepared_statements") == 8)
            #expect(try await database.integer("SELECT 0::bigint") == 0)
        }
    }

    @Test func `a statement whose preparation failed is prepared again`() async throws {
        var options = PostgreSQLOptions.tests
        options.connectionLimit = 1
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let table = "public.later\(UInt64.random(in: 0..<(.max)))"
            let count = "SELECT count(*) FROM \(table)"
            #expect(try await kind { try await database.integer(count) } == .missingSchema)
            try await database.execute("CREATE TABLE \(table) (id bigint)")
            #expect(try await database.integer(count) == 0)
        }
    }

    @Test func `statements that the server dropped, or whose columns changed, are prepared again`() async throws {
        var options = PostgreSQLOptions.tests
        options.connectionLimit = 1
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let table = try await database.createTable("id integer")
            try await database.execute("INSERT INTO \(table) VALUES (5)")
            #expect(try await database.integer("SELECT * FROM \(table)") == 5)
            try await database.execute("ALTER TABLE \(table) ALTER COLUMN id TYPE bigint")
            #expect(try await database.integer("SELECT * FROM \(table)") == 5)
            try await database.execute("DEALLOCATE ALL")
            #expect(try await database.integer("SELECT * FROM \(table)") == 5)
        }
    }

    @Test func `a transaction reads what it wrote, and is rolled back if its closure throws an error`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let table = try await database.createTable("id bigint")
            let insert = PostgreSQLCommand("INSERT INTO \(table) VALUES (1)")
            let count = PostgreSQLCommand("SELECT count(*) FROM \(table)")
            let read = try await database.transaction { transaction throws(PostgreSQLError) in
                try transaction.execute([insert, count])[1].integer(0, 0)
            }
            #expect(read == 1)
            #expect(
                try await kind {
                    try await database.transaction { transaction throws(PostgreSQLError) in
                        _ = try transaction.execute([insert])
                        throw PostgreSQLError(.server, "enough")
                    }
                } == .server)
            #expect(
                try await kind {
                    try await database.transaction { transaction throws(PostgreSQLError) in
                        _ = try transaction.execute([insert])
                        _ = try transaction.execute([PostgreSQLCommand("SELECT * FROM nowhere")])
                    }
                } == .missingSchema)
            #expect(try await database.integer("SELECT count(*) FROM \(table)") == 1)
        }
    }

    @Test func `a transaction that was rolled back does not fail the next operation of its connection`() async throws {
        var options = PostgreSQLOptions.tests
        options.connectionLimit = 1
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let process = try await database.integer("SELECT pg_backend_pid()::bigint")
            for _ in 0..<3 {
                #expect(
                    try await kind {
                        try await database.transaction { transaction throws(PostgreSQLError) in
                            try transaction.execute([PostgreSQLCommand("SELECT 1/0")])
                        }
                    } == .server)
                #expect(try await database.integer("SELECT pg_backend_pid()::bigint") == process)
            }
        }
    }

    @Test func `concurrent transactions have the result of transactions one after the other`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let table = try await database.createTable("value bigint")
            try await database.execute("INSERT INTO \(table) VALUES (0)")
            // The attempts of a transaction are limited, so some may fail. The others must all count.
            let succeeded = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        do {
                            try await database.transaction { transaction throws(PostgreSQLError) in
                                let value = try transaction.execute([PostgreSQLCommand("SELECT value FROM \(table)")])
                                let next = try (value[0].integer(0, 0) ?? 0) + 1
                                _ = try transaction.execute([
                                    PostgreSQLCommand("UPDATE \(table) SET value = $1", [.integer(next)])
                                ])
                            }
                            return true
                        } catch let error {
                            #expect((error as? PostgreSQLError)?.kind == .serializationFailure)
                            return false
                        }
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(succeeded > 0)
            #expect(try await database.integer("SELECT value FROM \(table)") == Int64(succeeded))
        }
    }

    @Test func `a server that accepts no writes is reported as read-only`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let table = try await database.createTable("id bigint")
            let error = await #expect(throws: PostgreSQLError.self) {
                try await database.execute(
                    PostgreSQLBatch(
                        .write,
                        [
                            PostgreSQLCommand("SET TRANSACTION READ ONLY"),
                            PostgreSQLCommand("INSERT INTO \(table) VALUES (1)"),
                        ]))
            }
            #expect(error?.kind == .readOnly)
            #expect(error?.isTransient == true)
        }
    }
}
#endif
