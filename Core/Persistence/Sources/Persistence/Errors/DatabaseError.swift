import CSQLite

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
    case foreign(path: String)
    /// The file was written by a newer version of this library.
    case newerSchema(path: String, found: Int, supported: Int)
    /// The file was replaced by another version of this library while it was open.
    case replaced(path: String)
    /// Another process held the right to write for too long.
    case inUse(path: String, waited: Duration)
    /// The database was closed.
    case closed(path: String)
    /// The task was cancelled before its turn came.
    case cancelled

    /// Whether the file is damaged.
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
        case .foreign(let path):
            "\(path) is another program's database"
        case .newerSchema(let path, let found, let supported):
            "\(path) has schema version \(found); this version of Popcorn knows up to \(supported)"
        case .replaced(let path):
            "\(path) was replaced by another version of Popcorn; open it again"
        case .inUse(let path, let waited):
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
}
