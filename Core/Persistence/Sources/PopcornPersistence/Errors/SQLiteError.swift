import CPopcornSQLite

/// An error that SQLite reported.
///
/// It never contains bound values: ``operation`` is SQL with placeholders, or the name of an operation on a file.
package struct SQLiteError: Error, Hashable, Sendable {

    /// The extended result code. <https://sqlite.org/rescode.html>
    package let code: Int32

    /// SQLite's English message.
    package let message: String

    /// The SQL, or the name of the operation and the path of the file.
    package let operation: String

    package init(code: Int32, message: String, operation: String) {
        self.code = code
        self.message = message
        self.operation = operation
    }

    /// Creates the last error of a connection, or the error of a result code if the connection is `nil`.
    init(code: Int32, connection: OpaquePointer?, operation: String) {
        // The text is that of the most recent call on the connection, so it is read immediately.
        // https://sqlite.org/c3ref/errcode.html
        let text = connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        self.init(code: code, message: text.map { String(cString: $0) } ?? "unknown error", operation: operation)
    }

    /// The primary result code: the lowest 8 bits of the extended one.
    package var primaryCode: Int32 { code & 0xFF }

    /// SQLite's name of the result code, such as `SQLITE_BUSY_SNAPSHOT`.
    package var name: String {
        resultCodeNames[code] ?? resultCodeNames[primaryCode].map { "\($0) (\(code))" } ?? "code \(code)"
    }

    /// Whether another connection holds a lock that SQLite needs.
    var isBusy: Bool { primaryCode == SQLITE_BUSY }

    /// Whether the file is corrupt or not a database, or its write-ahead log is shorter than its index.
    package var isCorruption: Bool {
        // SQLite reports a short read only of the log. Bytes that a database file lacks are read as zeros.
        primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB || code == Self.shortRead
    }

    /// Whether a transaction that was interrupted must be rolled back first, which needs a connection that writes.
    var isInterruptedTransaction: Bool { code == Self.readOnlyRollback }

    /// `SQLITE_READONLY_ROLLBACK`, a macro that Swift does not import.
    /// <https://sqlite.org/rescode.html#readonly_rollback>
    private static let readOnlyRollback = SQLITE_READONLY | 3 << 8

    /// `SQLITE_IOERR_SHORT_READ`, a macro that Swift does not import.
    /// <https://sqlite.org/rescode.html#ioerr_short_read>
    private static let shortRead = SQLITE_IOERR | 2 << 8
}

extension SQLiteError: CustomStringConvertible {
    package var description: String {
        "\(name): \(message), in: \(operation)"
    }
}

extension SQLiteError {

    /// Creates the error of a finding of `PRAGMA quick_check` that a page could not be read, or `nil` for another
    /// finding.
    ///
    /// The check reports such a failure, for example `SQLITE_IOERR_READ`, like corruption. It names the result code,
    /// except of overflow pages (`checkTreePage` and `checkList` in <https://sqlite.org/src/file/src/btree.c>).
    init?(unreadablePageIn finding: String) {
        let named = finding.firstMatch(of: /error code[= ](\d+)/).flatMap { Int32($0.1) }
        guard let code = named ?? (finding.contains("failed to get page") ? SQLITE_IOERR : nil) else { return nil }
        self.init(code: code, message: "a page cannot be read", operation: "PRAGMA quick_check")
        if isCorruption { return nil }
    }
}
