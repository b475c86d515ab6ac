import Foundation
import PopcornPersistence
import Testing

@Suite
struct TransactionTests {

    @Test
    func `a write that throws is rolled back`() async throws {
        try await withDatabase { database in
            try await database.insert(SampleEntity(key: 1))

            await #expect(throws: DatabaseError.cancelled) {
                try await database.write { transaction throws(DatabaseError) in
                    try transaction.insert(SampleEntity(key: 2))
                    throw .cancelled
                }
            }

            #expect(try await database.sampleCount() == 1)
            try await database.insert(SampleEntity(key: 2))
            #expect(try await database.sampleCount() == 2)
        }
    }

    @Test
    func `a failed statement can be reused, and its error contains no values`() async throws {
        try await withDatabase { database in
            try await database.insert(SampleEntity(key: 1, text: "secret"))

            let error = await #expect(throws: DatabaseError.self) {
                try await database.insert(SampleEntity(key: 1, text: "secret"))
            }

            guard case .sqlite(let failure) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(failure.code == 1555)
            #expect(failure.name == "SQLITE_CONSTRAINT_PRIMARYKEY")
            #expect(failure.operation.hasPrefix("INSERT INTO \"sample\""))
            #expect(!"\(failure)".contains("secret"))
            try await database.insert(SampleEntity(key: 2))
        }
    }

    @Test
    func `inserting an existing key with insertIfNew changes nothing`() async throws {
        try await withDatabase { database in
            let inserted = try await database.write { transaction throws(DatabaseError) in
                [
                    try transaction.insertIfNew(SampleEntity(key: 1, text: "first")),
                    try transaction.insertIfNew(SampleEntity(key: 1, text: "second")),
                ]
            }

            #expect(inserted == [true, false])
            #expect(try await database.sample(1)?.text == "first")
        }
    }

    @Test
    func `a reader cannot write`() async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.query("DELETE FROM sample") { _ in 0 }
                }
            }
            guard case .sqlite(let failure) = error else { return #expect(error == nil) }
            #expect(failure.name == "SQLITE_READONLY")
        }
    }

    @Test
    func `a string in double quotes is not a literal`() async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.query("SELECT \"nonsense\"") { $0.optionalColumn(String.self) }
                }
            }

            guard case .sqlite(let failure) = error else { return #expect(error == nil) }
            #expect(failure.message == "no such column: nonsense")
        }
    }

    @Test
    func `a foreign key is enforced`() async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.write { transaction throws(DatabaseError) in
                    try transaction.execute("CREATE TABLE child (owner INTEGER REFERENCES album (row_id))")
                    return try transaction.execute("INSERT INTO child VALUES (99)")
                }
            }

            guard case .sqlite(let failure) = error else { return #expect(error == nil) }
            #expect(failure.name == "SQLITE_CONSTRAINT_FOREIGNKEY")
        }
    }

    @Test
    func `a read sees one snapshot`() async throws {
        try await withDatabase { database in
            try await database.insert(SampleEntity(key: 1))
            let (hasRead, hasWritten) = (Gate(), Gate())

            // reader                      writer
            // BEGIN, count: 1
            // hasRead.open()      ──▶     hasRead.reached()
            //                             insert, COMMIT
            // hasWritten.wait()   ◀──     hasWritten.open()
            // count: still 1
            // COMMIT
            let reader = Task(executorPreference: ThreadExecutor()) {
                try await database.read { transaction throws(DatabaseError) in
                    let before = try transaction.all(SampleEntity.self).count
                    hasRead.open()
                    hasWritten.wait()
                    return [before, try transaction.all(SampleEntity.self).count]
                }
            }
            await hasRead.reached()
            try await database.insert(SampleEntity(key: 2))
            hasWritten.open()

            #expect(try await reader.value == [1, 1])
            #expect(try await database.sampleCount() == 2)
        }
    }

    @Test
    func `a read does not wait for a write`() async throws {
        try await withDatabase { database in
            let (isWriting, mayCommit) = (Gate(), Gate())

            // writer                      reader
            // BEGIN IMMEDIATE, insert
            // isWriting.open()    ──▶     isWriting.reached()
            //                             count: 0
            // mayCommit.wait()    ◀──     mayCommit.open()
            // COMMIT
            //                             count: 1
            async let written: Void = database.write { transaction throws(DatabaseError) in
                try transaction.insert(SampleEntity(key: 1))
                isWriting.open()
                mayCommit.wait()
            }
            await isWriting.reached()
            let during = try await database.sampleCount()
            mayCommit.open()
            try await written

            #expect(during == 0)
            #expect(try await database.sampleCount() == 1)
        }
    }
}
