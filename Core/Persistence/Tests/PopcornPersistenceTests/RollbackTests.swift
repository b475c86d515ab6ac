import CPopcornSQLite
import Testing

@testable import PopcornPersistence

/// Tests of connections whose transaction cannot be rolled back.
@Suite
struct RollbackTests {

    /// Lets each later ROLLBACK on a connection fail.
    private static func forbidRollback(_ connection: Connection) {
        sqlite3_set_authorizer(
            connection.handle,
            { _, action, operation, _, _, _ in
                let isRollback = operation.map { String(cString: $0) } == "ROLLBACK"
                return action == SQLITE_TRANSACTION && isRollback ? SQLITE_DENY : SQLITE_OK
            }, nil)
    }

    @Test
    func `a reader that is stuck in a transaction is not reused`() async throws {
        try await withDatabase(options: DatabaseOptions(readers: 1)) { database in
            await #expect(throws: DatabaseError.cancelled) {
                try await database.read { transaction throws(DatabaseError) -> Int in
                    Self.forbidRollback(transaction.connection)
                    throw .cancelled
                }
            }
            try await database.insert(SampleEntity(key: 1))

            #expect(try await database.sampleCount() == 1)
        }
    }

    @Test
    func `a writer that is stuck in a transaction is not reused`() async throws {
        try await withDatabase { database in
            await #expect(throws: DatabaseError.cancelled) {
                try await database.write { transaction throws(DatabaseError) in
                    try transaction.insert(SampleEntity(key: 1))
                    Self.forbidRollback(transaction.connection)
                    throw .cancelled
                }
            }
            try await database.insert(SampleEntity(key: 2))

            #expect(
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.all(SampleEntity.self).map(\.key.key)
                } == [2])
        }
    }
}
