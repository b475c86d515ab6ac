package import PopcornPersistence

/// The health of a database.
package struct DatabaseHealth: Equatable, Sendable {

    /// The reason why the database is not readable, without paths and addresses; `nil` if it is readable.
    package let problem: String?

    /// Whether the database accepts writes, as far as is known without a write.
    package let isWritable: Bool

    /// The size of the database on disk, in bytes.
    package let byteCount: Int

    /// The number of operations that wait for a connection.
    package let waitingCount: Int

    package init(problem: String?, isWritable: Bool, byteCount: Int, waitingCount: Int) {
        self.problem = problem
        self.isWritable = problem == nil && isWritable
        self.byteCount = byteCount
        self.waitingCount = waitingCount
    }
}

extension Database {

    /// The health of the database, from a read of its schema version. The read takes no lock that delays writes.
    package var health: DatabaseHealth {
        get async {
            var problem: String?
            do throws(DatabaseError) {
                _ = try await read { transaction throws(DatabaseError) in
                    try transaction.query("PRAGMA schema_version") { $0.optionalColumn(Int.self) }
                }
            } catch {
                problem = error.problem
            }
            return DatabaseHealth(
                problem: problem, isWritable: isWritable, byteCount: fileSize, waitingCount: waitingReads)
        }
    }
}

extension DatabaseError {
    /// The error as a text without paths.
    fileprivate var problem: String {
        switch self {
        case .closed: "The database is closed"
        case .fileChanged: "The file was replaced or removed, and is being reopened"
        case .overloaded: "Too many reads wait"
        case .cancelled: "The check was cancelled"
        case _ where isCorruption: "The database is corrupt"
        default: "The database cannot be read"
        }
    }
}
