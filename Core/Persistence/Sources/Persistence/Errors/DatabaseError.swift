import CSQLite
import Foundation

/// What can go wrong with a database. Each message is one line and holds no stored value.
package enum DatabaseError: Error, Hashable, Sendable {
    /// SQLite reports a failure.
    case sqlite(SQLiteError)
    /// A stored value has a type or form that its column does not allow.
    case unreadable(table: String, column: String, expected: String, found: String)
    /// A value cannot be stored.
    case unstorable(table: String, column: String, reason: String)
    /// An entity's declaration leaves out a property or names it twice.
    case undeclared(entity: String, reason: String)
    /// The file or its folder cannot be created, read or written.
    case inaccessible(path: String, reason: String)
    /// The file is no SQLite database.
    case notADatabase(path: String)
    /// The file is a damaged database.
    case damaged(path: String, detail: String)
    /// The file is some other program's database.
    case ownedByAnotherApplication(path: String)
    /// The file went through a step of a newer version of this library, after which this one cannot use it.
    case newerSchema(path: String, unknown: String)
    /// The file, or a table in it, was replaced or removed while it was open. A cache's is opened anew at once, so
    /// that what was not found this time may be found the next.
    case fileChanged(path: String)
    /// Another process held the right to write for too long.
    case lockTimeout(path: String, waited: Duration)
    /// The database was closed.
    case closed(path: String)
    /// The task was cancelled before its turn came.
    case cancelled

    /// Whether the file is damaged, or a value in it.
    package var isCorruption: Bool {
        switch self {
        case .sqlite(let error): error.isCorruption
        case .notADatabase, .damaged, .unreadable: true
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
            "column \(table).\(column) should hold \(expected) and holds \(found)"
        case .unstorable(let table, let column, let reason):
            "a value cannot be stored in column \(table).\(column): \(reason)"
        case .undeclared(let entity, let reason):
            "\(entity) cannot be stored: \(reason)"
        case .inaccessible(let path, let reason):
            "cannot use \(path): \(reason)"
        case .notADatabase(let path):
            "\(path) is not a SQLite database"
        case .damaged(let path, let detail):
            "\(path) is damaged: \(detail)"
        case .ownedByAnotherApplication(let path):
            "\(path) is another program's database"
        case .newerSchema(let path, let unknown):
            "\(path) went through '\(unknown)', which this version of Popcorn does not know; use a newer one"
        case .fileChanged(let path):
            "\(path) was replaced or removed while it was open"
        case .lockTimeout(let path, let waited):
            "\(path) is in use by another process; gave up after \(waited)"
        case .closed(let path):
            "\(path) is closed"
        case .cancelled:
            "cancelled while waiting for the database"
        }
    }
}

extension DatabaseError {

    /// A value that could not be bound.
    static func unstorable(table: String, column: String, code: Int32) -> DatabaseError {
        let reason =
            code == SQLITE_MISMATCH
            ? "SQLite has no such value" : SQLiteError(code: code, connection: nil, operation: "bind").description
        return .unstorable(table: table, column: column, reason: reason)
    }

    /// Why a file could not be opened, in the words of the system if it was the system that refused.
    init(opening path: String, code: Int32, connection: OpaquePointer?) {
        // https://sqlite.org/c3ref/system_errno.html
        let systemError = connection.map { sqlite3_system_errno($0) } ?? 0
        if code & 0xFF == SQLITE_CANTOPEN, systemError != 0 {
            self = .inaccessible(path: path, reason: String(cString: strerror(systemError)))
        } else {
            self = .sqlite(SQLiteError(code: code, connection: connection, operation: "open \(path)"))
        }
    }

    /// Whether the file itself is damaged, so that a cache is rebuilt. One value that cannot be read does not cost all
    /// the others: whoever fetches the title writes it anew.
    var isDamagedFile: Bool {
        if case .unreadable = self { false } else { isCorruption }
    }

    /// Whether SQLite is to be asked again in a moment.
    var isBusy: Bool {
        if case .sqlite(let error) = self { error.isBusy } else { false }
    }

    /// Whether a table that was there when the connection was opened is gone.
    var isMissingTable: Bool {
        // The code alone says too little: it is that of any SQL that cannot be prepared.
        if case .sqlite(let error) = self { error.message.hasPrefix("no such table: ") } else { false }
    }
}
