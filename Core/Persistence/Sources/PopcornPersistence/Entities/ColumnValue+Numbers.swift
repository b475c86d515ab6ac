import CPopcornSQLite
package import Foundation

extension Int: ColumnValue {
    package static var columnType: ColumnType { .integer }
    package static var placeholder: Int { 0 }

    package static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> Int? {
        guard type == SQLITE_INTEGER else { return nil }
        return Int(sqlite3_column_int64(statement, index))
    }

    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, Int64(self))
    }
}

extension Int64: ColumnValue {
    package static var columnType: ColumnType { .integer }
    package static var placeholder: Int64 { 0 }

    package static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> Int64? {
        guard type == SQLITE_INTEGER else { return nil }
        return sqlite3_column_int64(statement, index)
    }

    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, self)
    }
}

/// A count. A stored value that is negative or too large cannot be read.
extension UInt32: ColumnValue {
    package static var columnType: ColumnType { .integer }
    package static var placeholder: UInt32 { 0 }

    package static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> UInt32? {
        Int64.read(statement, index, type).flatMap { UInt32(exactly: $0) }
    }

    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, Int64(self))
    }
}

/// A Boolean, stored as 0 or 1. Other stored values cannot be read.
extension Bool: ColumnValue {
    package static var columnType: ColumnType { .integer }
    package static var placeholder: Bool { false }

    package static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> Bool? {
        switch Int64.read(statement, index, type) {
        case 0: false
        case 1: true
        default: nil
        }
    }

    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, self ? 1 : 0)
    }
}

extension Double: ColumnValue {
    package static var columnType: ColumnType { .real }
    package static var placeholder: Double { 0 }

    package static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> Double? {
        guard type == SQLITE_FLOAT else { return nil }
        return sqlite3_column_double(statement, index)
    }

    /// Binds the number. A NaN is rejected with `SQLITE_MISMATCH`, because SQLite would store it as NULL.
    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        isNaN ? SQLITE_MISMATCH : sqlite3_bind_double(statement, index, self)
    }
}

/// A date, stored as seconds since 1 January 2001. This is the representation of `Date`, so it reads back exactly.
extension Date: ColumnValue {
    package static var columnType: ColumnType { .real }
    package static var placeholder: Date { Date(timeIntervalSinceReferenceDate: 0) }

    package static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> Date? {
        Double.read(statement, index, type).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        timeIntervalSinceReferenceDate.bind(statement, index)
    }
}
