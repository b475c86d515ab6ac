import CPopcornSQLite

/// A prepared statement. Only the current user of its connection may use it.
package final class Statement {

    package let pointer: OpaquePointer
    let sql: String
    /// The URLs of the connection.
    let urls: URLTable

    /// Prepares a statement for repeated use.
    init(_ sql: String, on connection: OpaquePointer, urls: URLTable = URLTable()) throws(DatabaseError) {
        var pointer: OpaquePointer?
        // "a hint to the query planner that the prepared statement will be retained for a long time".
        // https://sqlite.org/c3ref/c_prepare_dont_log.html
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        guard code == SQLITE_OK, let pointer else {
            throw .sqlite(SQLiteError(code: code, connection: connection, operation: sql))
        }
        self.pointer = pointer
        self.sql = sql
        self.urls = urls
    }

    /// Prepares a statement that the connection does not store.
    package convenience init(_ sql: String, on connection: Connection) throws(DatabaseError) {
        try self.init(sql, on: connection.handle, urls: connection.urls)
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    /// Steps to the next row.
    ///
    /// - Returns: `false` after the last row.
    package func step() throws(DatabaseError) -> Bool {
        let code = sqlite3_step(pointer)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        throw failure(code)
    }

    /// Runs a statement that returns no rows, and resets it. The bindings are retained.
    package func run() throws(DatabaseError) {
        let code = sqlite3_step(pointer)
        guard code == SQLITE_DONE || code == SQLITE_ROW else {
            let error = failure(code)
            sqlite3_reset(pointer)
            throw error
        }
        sqlite3_reset(pointer)
    }

    /// Resets the statement for the next use, which releases its snapshot and clears its bindings.
    package func reset() {
        // "sqlite3_reset() does not reset the bindings". https://sqlite.org/c3ref/clear_bindings.html
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }

    package func failure(_ code: Int32) -> DatabaseError {
        .sqlite(SQLiteError(code: code, connection: sqlite3_db_handle(pointer), operation: sql))
    }
}
