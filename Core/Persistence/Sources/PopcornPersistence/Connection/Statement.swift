import CPopcornSQLite

/// A prepared statement. Only the current user of its connection may use it.
package final class Statement {

    package let pointer: OpaquePointer
    let sql: String
    /// The URLs of the connection.
    let urls: RecentURLs

    /// Prepares a statement for repeated use.
    init(_ sql: String, on connection: OpaquePointer, urls: RecentURLs = RecentURLs()) throws(DatabaseError) {
        var pointer: OpaquePointer?
        // PERSISTENT: the statement is used often and for long.
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
        // A reset keeps the bindings. https://sqlite.org/c3ref/clear_bindings.html
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }

    package func failure(_ code: Int32) -> DatabaseError {
        .sqlite(SQLiteError(code: code, connection: sqlite3_db_handle(pointer), operation: sql))
    }
}

extension Statement {

    /// Binds the values of a record, reads the first row, and resets the statement.
    ///
    /// - Parameter body: A closure that reads the row.
    /// - Returns: The result of the closure; `nil` if there is no row.
    func firstRow<Result>(
        _ record: [UInt8], _ body: (Statement) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result? {
        defer { reset() }
        try bind(record: record)
        return try step() ? try body(self) : nil
    }

    /// Binds the values of a record to the parameters, in order.
    ///
    /// - Parameter first: The index of the first parameter. Default: 1.
    /// - Returns: The index of the parameter after the last one.
    @discardableResult
    package func bind(record: [UInt8], from first: Int32 = 1) throws(DatabaseError) -> Int32 {
        try record.withUnsafeBufferPointer { bytes throws(DatabaseError) in
            var (cursor, index) = (RecordCursor(UnsafeRawBufferPointer(bytes)), first)
            while let value = cursor.next() {
                try bind(value, to: index)
                index += 1
            }
            return index
        }
    }

    /// Binds values to the parameters, in order.
    ///
    /// - Parameter first: The index of the first parameter. Default: 1.
    package func bind(_ values: [any ColumnValue], from first: Int32 = 1) throws(DatabaseError) {
        var record = RecordWriter()
        for value in values {
            guard value.write(to: &record) else { throw failure(SQLITE_MISMATCH) }
        }
        try bind(record: record.bytes, from: first)
    }

    /// Binds a value to a parameter. SQLite copies its bytes.
    package func bind(_ value: RecordValue, to index: Int32) throws(DatabaseError) {
        let code =
            switch value {
            case .null: sqlite3_bind_null(pointer, index)
            case .integer(let number): sqlite3_bind_int64(pointer, index, number)
            case .real(let number): sqlite3_bind_double(pointer, index, number)
            case .text(let bytes): csqlite_bind_text(pointer, index, bytes.baseAddress, UInt64(bytes.count))
            case .blob(let bytes): csqlite_bind_blob(pointer, index, bytes.baseAddress, UInt64(bytes.count))
            }
        guard code == SQLITE_OK else { throw failure(code) }
    }
}

extension RecordValue {

    /// Creates the value in a column of the current row of a statement. Its bytes are valid until the next step or
    /// reset.
    ///
    /// The functions of a value, unlike those of a column, do not check for errors of the connection each time. They
    /// are for connections that one thread uses at a time. https://sqlite.org/c3ref/column_blob.html
    @inline(__always)
    init(_ statement: OpaquePointer?, _ column: Int32) {
        let value = sqlite3_column_value(statement, column)
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
        case SQLITE_TEXT:
            if let start = sqlite3_value_text(value) {
                self = .text(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
            } else {
                // SQLite has no memory for the text. A value of another type makes the read fail.
                self = .blob(UnsafeRawBufferPointer(start: nil, count: 0))
            }
        case SQLITE_BLOB:
            // The pointer to an empty blob is null.
            let start = sqlite3_value_blob(value)
            let count = start == nil ? 0 : Int(sqlite3_value_bytes(value))
            self = .blob(UnsafeRawBufferPointer(start: start, count: count))
        default: self = .null
        }
    }
}
