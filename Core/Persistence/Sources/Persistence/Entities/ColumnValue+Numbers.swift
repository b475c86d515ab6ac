public import CSQLite
public import Foundation

extension Int: ColumnValue {
    @inlinable
    package static var columnType: ColumnType { .integer }

    @inlinable
    package static func read(_ statement: OpaquePointer, _ index: Int32, _ type: Int32) -> Int? {
        Int64.read(statement, index, type).map { Int($0) }
    }

    @inlinable
    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, Int64(self))
    }
}

extension Int64: ColumnValue {
    @inlinable
    package static var columnType: ColumnType { .integer }

    @inlinable
    package static func read(_ statement: OpaquePointer, _ index: Int32, _ type: Int32) -> Int64? {
        guard type == SQLITE_INTEGER else { return nil }
        return sqlite3_column_int64(statement, index)
    }

    @inlinable
    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, self)
    }
}

/// 0 or 1.
extension Bool: ColumnValue {
    @inlinable
    package static var columnType: ColumnType { .integer }

    @inlinable
    package static func read(_ statement: OpaquePointer, _ index: Int32, _ type: Int32) -> Bool? {
        switch Int64.read(statement, index, type) {
        case 0: false
        case 1: true
        default: nil
        }
    }

    @inlinable
    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, self ? 1 : 0)
    }
}

extension Double: ColumnValue {
    @inlinable
    package static var columnType: ColumnType { .real }

    @inlinable
    package static func read(_ statement: OpaquePointer, _ index: Int32, _ type: Int32) -> Double? {
        guard type == SQLITE_FLOAT else { return nil }
        return sqlite3_column_double(statement, index)
    }

    /// SQLite turns a NaN into NULL, so a NaN is refused rather than lost.
    @inlinable
    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        isNaN ? SQLITE_MISMATCH : sqlite3_bind_double(statement, index, self)
    }
}

/// Seconds since 1 January 2001, which is how `Date` keeps itself, so that the round trip is exact.
extension Date: ColumnValue {
    @inlinable
    package static var columnType: ColumnType { .real }

    @inlinable
    package static func read(_ statement: OpaquePointer, _ index: Int32, _ type: Int32) -> Date? {
        Double.read(statement, index, type).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    @inlinable
    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        timeIntervalSinceReferenceDate.bind(statement, index)
    }
}
