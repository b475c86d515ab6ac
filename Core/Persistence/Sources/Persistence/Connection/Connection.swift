import CSQLite

/// One connection to a database file, with the statements it has prepared.
///
/// `@unchecked Sendable`: a connection has one user at a time. A reader belongs to the task that took it out of the
/// pool until it is put back; the writer is touched on the writer's queue only.
package final class Connection: @unchecked Sendable {

    /// How a connection is opened.
    enum Role {
        /// Reads only.
        case reader
        /// Reads and writes, and creates the file if there is none.
        case writer
        /// Looks at a file without creating it.
        case inspector
    }

    let path: String
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    var entities: [ObjectIdentifier: EntityStatements] = [:]
    /// When the connection was opened, in terms of the pool that lends it.
    var epoch = 0
    /// Which file the connection has open; known for readers.
    var identity: DatabaseFiles.Identity?
    /// What a cache's file says of this program's declarations; set once, when the connection is opened.
    var layout = StoredLayout()

    init(path: String, role: Role, busyTimeout: Duration) throws(DatabaseError) {
        let access =
            switch role {
            case .reader, .inspector: SQLITE_OPEN_READONLY
            case .writer: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        var handle: OpaquePointer?
        // NOMUTEX: "separate threads are allowed to use SQLite at the same time, as long as each thread is using a
        // different database connection." https://sqlite.org/c3ref/open.html
        let code = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            let error = DatabaseError(opening: path, code: code, connection: handle)
            // "Whether or not an error occurs when it is opened, resources […] should be released".
            sqlite3_close_v2(handle)
            throw error
        }
        self.path = path
        self.handle = handle
        setBusyTimeout(busyTimeout)
        Self.configure(handle)
    }

    /// How long a statement blocks its thread to wait for a lock. <https://sqlite.org/c3ref/busy_timeout.html>
    func setBusyTimeout(_ timeout: Duration) {
        sqlite3_busy_timeout(handle, Int32(clamping: timeout.milliseconds))
    }

    deinit {
        entities.removeAll()
        statements.removeAll()
        // "sqlite3_close_v2() […] the connection is deallocated when the last prepared statement is finalized".
        // https://sqlite.org/c3ref/close.html
        sqlite3_close_v2(handle)
    }

    private static func configure(_ handle: OpaquePointer) {
        // https://sqlite.org/c3ref/c_dbconfig_defensive.html
        let options: [(Int32, Int32)] = [
            (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
            (SQLITE_DBCONFIG_DEFENSIVE, 1),
            (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
            (SQLITE_DBCONFIG_DQS_DDL, 0),
            (SQLITE_DBCONFIG_DQS_DML, 0),
            // Only an explicit checkpoint under the lock file may write pages back.
            (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1),
        ]
        for (option, value) in options {
            _ = csqlite_set_option(handle, option, value)
        }
    }

    /// The statement for an SQL text, prepared at its first use.
    func statement(_ sql: String) throws(DatabaseError) -> Statement {
        if let statement = statements[sql] { return statement }
        let statement = try Statement(sql, on: handle)
        statements[sql] = statement
        return statement
    }

    /// Runs statements that are not kept.
    func execute(_ sql: String) throws(DatabaseError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw .sqlite(SQLiteError(code: code, connection: handle, operation: sql))
        }
    }

    /// The first column of the first row, for statements such as `PRAGMA user_version`.
    func scalar<Value: ColumnValue>(_ sql: String, as type: Value.Type = Value.self) throws(DatabaseError) -> Value? {
        let statement = try Statement(sql, on: handle)
        return try statement.step() ? Value.read(statement.pointer, 0, sqlite3_column_type(statement.pointer, 0)) : nil
    }
}

extension Connection {

    /// Runs a closure within a transaction, which is rolled back if the closure or the commit fails.
    func transaction<Result>(
        _ begin: String, _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try statement(begin).run()
        do throws(DatabaseError) {
            let result = try body()
            try statement("COMMIT").run()
            return result
        } catch {
            // Some errors roll back by themselves. One that cannot be rolled back shows in `isInTransaction`.
            if isInTransaction { try? statement("ROLLBACK").run() }
            throw error
        }
    }

    /// Whether a transaction is open. Between two uses it means that a rollback failed, and that the connection is
    /// to be closed. <https://sqlite.org/c3ref/get_autocommit.html>
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Runs a closure on one snapshot.
    func read<Result>(
        _ body: (borrowing ReadTransaction) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try transaction("BEGIN DEFERRED") { () throws(DatabaseError) in try body(ReadTransaction(self)) }
    }

    /// Runs a closure that writes everything or nothing.
    func write<Result>(
        _ body: (borrowing WriteTransaction) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in try body(WriteTransaction(self)) }
    }
}

extension Duration {
    var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
