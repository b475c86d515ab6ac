import CSQLite

/// A failure that SQLite reports.
///
/// Values are never part of it: ``operation`` is SQL with placeholders, or what was done with which file.
package struct SQLiteError: Error, Hashable, Sendable {

    /// The extended result code. <https://sqlite.org/rescode.html>
    package let code: Int32

    /// SQLite's English message.
    package let message: String

    /// The SQL, or what was done with which file.
    package let operation: String

    package init(code: Int32, message: String, operation: String) {
        self.code = code
        self.message = message
        self.operation = operation
    }

    /// The last failure of a connection, or what a bare code means if there is no connection.
    init(code: Int32, connection: OpaquePointer?, operation: String) {
        // "The sqlite3_errmsg() interface returns English-language text that describes the error." It belongs to
        // the most recent call, so it is read at once. https://sqlite.org/c3ref/errcode.html
        let text = connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        self.init(code: code, message: text.map { String(cString: $0) } ?? "unknown error", operation: operation)
    }

    /// The primary result code, the lowest eight bits.
    package var primaryCode: Int32 { code & 0xFF }

    /// SQLite's name of the code, such as `SQLITE_BUSY_SNAPSHOT`.
    package var name: String {
        resultCodeNames[code] ?? resultCodeNames[primaryCode].map { "\($0) (\(code))" } ?? "code \(code)"
    }

    /// Whether someone else holds a lock that SQLite needs for moments only.
    var isBusy: Bool { primaryCode == SQLITE_BUSY }

    /// Whether the file is damaged or no database at all.
    package var isCorruption: Bool {
        primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB
    }
}

extension SQLiteError: CustomStringConvertible {
    package var description: String {
        "\(name): \(message), in: \(operation)"
    }
}
