import CPopcornSQLite
import Foundation

/// An error of a database. Messages are single lines and contain no stored values.
package enum DatabaseError: Error, Hashable, Sendable {
    /// SQLite reported an error.
    case sqlite(SQLiteError)
    /// A stored value has a type or format that its column does not allow.
    case unreadable(table: String, column: String, expected: String, found: String)
    /// A value cannot be stored.
    case unstorable(table: String, column: String, reason: String)
    /// The declaration of an entity omits a property or reads it twice, or a query refers to a property that is not
    /// stored.
    case undeclared(entity: String, reason: String)
    /// The file or its folder cannot be created, read or written.
    case inaccessible(path: String, reason: String)
    /// The SQLite library is older than Popcorn requires. No file was opened.
    case unsupportedSQLite(found: String, required: String)
    /// The file is not a SQLite database.
    case notADatabase(path: String)
    /// The database file is corrupt.
    case corrupt(path: String, detail: String)
    /// The database belongs to another application.
    case ownedByAnotherApplication(path: String)
    /// A newer version applied a breaking migration, so this version cannot use the library.
    case newerSchema(path: String, unknown: String)
    /// The file, or a table in it, was replaced or removed while it was open. The reopening has started, so a later
    /// attempt may succeed.
    case fileChanged(path: String)
    /// Another writer held the file lock for longer than the timeout.
    case lockTimeout(path: String, waited: Duration)
    /// The maximum number of reads or writes already waits.
    case overloaded(path: String, waiting: Int)
    /// A database server cannot be reached, or reported an error.
    case server(reason: String)
    /// The database is closed.
    case closed(path: String)
    /// The task was cancelled, and nothing was written.
    case cancelled

    /// Whether the file or a stored value is corrupt.
    package var isCorruption: Bool {
        switch self {
        case .sqlite(let error): error.isCorruption
        case .notADatabase, .corrupt, .unreadable: true
        default: false
        }
    }
}

extension DatabaseError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .sqlite(let error):
            error.description
        case .unreadable(let table, let column, let expected, let found):
            "column \(table).\(column) must contain \(expected) but contains \(found)"
        case .unstorable(let table, let column, let reason):
            "a value cannot be stored in column \(table).\(column): \(reason)"
        case .undeclared(let entity, let reason):
            "\(entity) cannot be stored: \(reason)"
        case .inaccessible(let path, let reason):
            "cannot use \(path): \(reason)"
        case .unsupportedSQLite(let found, let required):
            "SQLite \(found) is too old; version \(required) or later is required"
        case .notADatabase(let path):
            "\(path) is not a SQLite database"
        case .corrupt(let path, let detail):
            "\(path) is corrupt: \(detail)"
        case .ownedByAnotherApplication(let path):
            "\(path) belongs to another application"
        case .newerSchema(let path, let unknown):
            "\(path) has the migration '\(unknown)', which this version of Popcorn does not know; use a newer version"
        case .fileChanged(let path):
            "\(path) was replaced or removed while it was open"
        case .lockTimeout(let path, let waited):
            "\(path) is in use by another process; gave up after \(waited)"
        case .overloaded(let path, let waiting):
            "\(path) is overloaded: \(waiting) operations wait"
        case .server(let reason):
            reason
        case .closed(let path):
            "\(path) is closed"
        case .cancelled:
            "cancelled while waiting for the database"
        }
    }
}

extension DatabaseError {

    /// Creates the error for a file that could not be opened, with the system's message if a system call failed.
    init(opening path: String, code: Int32, connection: OpaquePointer?) {
        // https://sqlite.org/c3ref/system_errno.html
        let systemError = connection.map { sqlite3_system_errno($0) } ?? 0
        if code & 0xFF == SQLITE_CANTOPEN, systemError != 0 {
            self = .inaccessible(path: path, reason: String(cString: strerror(systemError)))
        } else {
            self = .sqlite(SQLiteError(code: code, connection: connection, operation: "open \(path)"))
        }
    }

    /// Whether the file itself is corrupt, so that a cache must be rebuilt.
    ///
    /// A single unreadable value does not count: the next fetch of the title overwrites it.
    package var isCorruptFile: Bool {
        if case .unreadable = self { false } else { isCorruption }
    }

    /// Whether SQLite reported `SQLITE_BUSY`, so that a retry may succeed.
    var isBusy: Bool {
        if case .sqlite(let error) = self { error.isBusy } else { false }
    }

    /// Whether a table that existed when the connection was opened is missing.
    var isMissingTable: Bool {
        // The result code alone is not enough: any SQL that cannot be prepared has the same one.
        if case .sqlite(let error) = self { error.message.hasPrefix("no such table: ") } else { false }
    }
}
