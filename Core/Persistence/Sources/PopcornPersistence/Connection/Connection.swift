import CPopcornSQLite

/// A connection to a database file, with its prepared statements.
///
/// `@unchecked Sendable`: a connection has one user at a time. A reader is used by the task that took it from the pool,
/// until the task returns it. The writer is used only on the writer's queue.
package final class Connection: @unchecked Sendable {

    /// The maximum number of statements that are stored for reuse, and of statements of one kind for each entity. At
    /// the limit, all of them are removed. The SQL of this package is constant, so the limit is only reached if values
    /// become part of statements.
    static let statementLimit = 256

    /// The purpose for which a connection is opened.
    package enum Role {
        /// The connection only reads a file that exists.
        case reader
        /// The connection reads and writes. Opening it creates the file if it is missing.
        case writer
        /// The connection reads and writes a file that exists.
        case writerOfExistingFile
    }

    let path: String
    let handle: OpaquePointer
    /// The prepared statements by their SQL, at most ``statementLimit``.
    private(set) var statements: [String: Statement] = [:]
    /// The statements of each entity that is declared.
    var entities: [ObjectIdentifier: EntityStatements] = [:]
    let urls = RecentURLs()
    /// The epoch of the reader pool in which the connection was opened.
    var epoch = 0
    /// The executor of the reads that do not run on the cooperative pool. Its thread exists only while it is used.
    private(set) lazy var readExecutor = ReadExecutor()
    /// The identity of the file that the connection has open. Set only for readers.
    var identity: DatabaseFiles.Identity?
    /// The layout of a cache file for this version's declarations. Set once, when the connection is opened.
    var layout = StoredLayout()
    /// The layouts of records that other declarations wrote, at most ``statementLimit``.
    private var recordLayouts: [RecordLayoutKey: RecordLayout] = [:]
    /// The rows that the current write transaction has changed.
    var changedRows = ChangedRows()

    /// Opens a file.
    ///
    /// - Throws: ``DatabaseError/inaccessible(path:reason:)`` if the file cannot be opened.
    package init(path: String, role: Role, busyTimeout: Duration) throws(DatabaseError) {
        let access =
            switch role {
            case .reader: SQLITE_OPEN_READONLY
            case .writer: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .writerOfExistingFile: SQLITE_OPEN_READWRITE
            }
        _ = Self.libraryCode
        var handle: OpaquePointer?
        // NOMUTEX: SQLite does not lock the connection, because no two threads use it concurrently.
        // https://sqlite.org/c3ref/open.html
        let code = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            let error = DatabaseError(opening: path, code: code, connection: handle)
            // A connection that could not be opened has resources, too.
            sqlite3_close_v2(handle)
            throw error
        }
        self.path = path
        self.handle = handle
        setBusyTimeout(busyTimeout)
        Self.configure(handle)
    }

    /// The result of the configuration of SQLite, which is done once, before the first connection is opened.
    ///
    /// SQLite counts its memory under one lock of the process. Every allocation that the connection cannot serve itself
    /// takes the lock. On a busy host, a thread with the scheduling policy for idle times that holds the lock delays
    /// all readers, for seconds. Without the count, there is no lock. If the process has opened another connection
    /// before, SQLite rejects the configuration, and counts.
    /// <https://sqlite.org/c3ref/c_config_covering_index_scan.html#sqliteconfigmemstatus>
    static let libraryCode = csqlite_configure(SQLITE_CONFIG_MEMSTATUS, 0)

    /// Sets the maximum time that a statement blocks its thread on a lock. <https://sqlite.org/c3ref/busy_timeout.html>
    func setBusyTimeout(_ timeout: Duration) {
        sqlite3_busy_timeout(handle, Int32(clamping: timeout.milliseconds))
    }

    deinit {
        entities.removeAll()
        statements.removeAll()
        // If a statement still exists, SQLite closes the connection with the last one.
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
            // Without this, closing the last connection would checkpoint even without the file lock.
            (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1),
        ]
        for (option, value) in options {
            _ = csqlite_set_option(handle, option, value)
        }
    }

    /// Returns the statement for an SQL string, which is prepared on first use and then reused.
    package func statement(_ sql: String) throws(DatabaseError) -> Statement {
        if let statement = statements[sql] { return statement }
        let statement = try Statement(sql, on: handle, urls: urls)
        if statements.count >= Self.statementLimit { statements.removeAll() }
        statements[sql] = statement
        return statement
    }

    private struct RecordLayoutKey: Hashable {
        let aggregate: String
        let generation: Int
    }

    /// Returns the layout of the records of a generation; `nil` if it is unknown.
    package func recordLayout(of aggregate: String, _ generation: Int) throws(DatabaseError) -> RecordLayout? {
        let key = RecordLayoutKey(aggregate: aggregate, generation: generation)
        if let layout = recordLayouts[key] { return layout }
        guard let layout = try StoredLayout.recordLayout(of: aggregate, generation, self) else { return nil }
        if recordLayouts.count >= Self.statementLimit { recordLayouts.removeAll() }
        recordLayouts[key] = layout
        return layout
    }

    /// Runs SQL statements without storing the prepared statements.
    package func execute(_ sql: String) throws(DatabaseError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw .sqlite(SQLiteError(code: code, connection: handle, operation: sql))
        }
    }

    /// Returns the first column of the first row of a statement such as `PRAGMA user_version`.
    package func scalar<Value: ColumnValue>(_ sql: String, as type: Value.Type = Value.self) throws(DatabaseError)
        -> Value?
    {
        let statement = try Statement(sql, on: handle)
        return try statement.step() ? Value.read(RecordValue(statement.pointer, 0)) : nil
    }
}

extension Connection {

    /// Runs a closure within a transaction, which is rolled back if the closure or the commit fails.
    package func transaction<Result>(
        _ begin: String, _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try statement(begin).run()
        do throws(DatabaseError) {
            let result = try body()
            try statement("COMMIT").run()
            return result
        } catch {
            // SQLite rolls back by itself after some errors. If ROLLBACK fails, `isInTransaction` stays true.
            if isInTransaction { try? statement("ROLLBACK").run() }
            throw error
        }
    }

    /// Whether a transaction is open.
    ///
    /// If it is open between two uses, a rollback has failed and the connection must be closed.
    /// <https://sqlite.org/c3ref/get_autocommit.html>
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// The number of rows that the connection has inserted, updated or deleted.
    /// <https://sqlite.org/c3ref/total_changes.html>
    var changeCount: Int { Int(sqlite3_total_changes(handle)) }

    /// Runs a closure that reads from one snapshot.
    func read<Result>(
        _ body: (borrowing ReadTransaction) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try transaction("BEGIN DEFERRED") { () throws(DatabaseError) in try body(ReadTransaction(self)) }
    }

    /// Runs a closure in a write transaction, which is rolled back if the closure throws.
    ///
    /// - Parameter revisions: The revisions of the rows, which change with the rows; `nil` if no value depends on them.
    func write<Result>(
        noting revisions: RowRevisions?, _ body: (borrowing WriteTransaction) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        changedRows = ChangedRows()
        var committed: ChangedRows?
        defer { if let committed { revisions?.endCommit(of: committed) } }
        return try transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            revisions?.noteForeignCommits()
            let result = try body(WriteTransaction(self))
            committed = changedRows
            revisions?.beginCommit(of: changedRows)
            return result
        }
    }
}

extension Duration {
    var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }

    var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}

extension Connection {

    /// Runs a statement and returns its rows, with each value as a string and NULL as an empty string.
    func queryStrings(_ sql: String, _ values: String...) throws(DatabaseError) -> [[String]] {
        let statement = try Statement(sql, on: handle)
        for (offset, value) in values.enumerated() {
            let code = csqlite_bind_text(statement.pointer, Int32(offset + 1), value, UInt64(value.utf8.count))
            guard code == SQLITE_OK else { throw statement.failure(code) }
        }
        let columns = sqlite3_column_count(statement.pointer)
        var rows: [[String]] = []
        while try statement.step() {
            rows.append(
                (0..<columns).map { sqlite3_column_text(statement.pointer, $0).map { String(cString: $0) } ?? "" })
        }
        return rows
    }

    /// Returns whether a table has rows.
    func hasRows(_ table: String) throws(DatabaseError) -> Bool {
        try !queryStrings("SELECT 1 FROM \(table.quoted) LIMIT 1").isEmpty
    }

    /// Returns whether a table exists.
    func hasTable(_ name: String) throws(DatabaseError) -> Bool {
        try !queryStrings("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", name).isEmpty
    }
}
