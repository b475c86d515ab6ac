package import Foundation

/// The type of a column in a STRICT table. <https://sqlite.org/stricttables.html>
package enum ColumnType: String, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
    case blob = "BLOB"
}

/// A type whose values a column, or a record (`RecordFormat.swift`), can store. A stored value reads back equal.
package protocol ColumnValue: Sendable {

    /// The type of a column that stores such values.
    static var columnType: ColumnType { get }

    /// The value that is used while columns are discovered, and in place of a value that cannot be read.
    static var placeholder: Self { get }

    /// Returns a stored value, or `nil` if it is not valid for this type.
    static func read(_ value: RecordValue) -> Self?

    /// Appends the value to a record.
    ///
    /// - Returns: `false` if the value cannot be stored.
    func write(to record: inout RecordWriter) -> Bool

    /// Appends a property at its location in memory to a record, so that writing does not copy rows.
    ///
    /// - Parameter property: A pointer to a `Self`, or to a `Self?` if the column is nullable.
    /// - Returns: `false` if the value cannot be stored.
    static func write(_ property: UnsafeRawPointer, _ isNullable: Bool, to record: inout RecordWriter) -> Bool
}

extension ColumnValue {

    package static func write(_ property: UnsafeRawPointer, _ isNullable: Bool, to record: inout RecordWriter) -> Bool {
        guard isNullable else {
            return property.assumingMemoryBound(to: Self.self).pointee.write(to: &record)
        }
        if let value = property.assumingMemoryBound(to: Self?.self).pointee { return value.write(to: &record) }
        record.appendNull()
        return true
    }
}

extension Int64: ColumnValue {
    package static var columnType: ColumnType { .integer }
    package static var placeholder: Int64 { 0 }

    package static func read(_ value: RecordValue) -> Int64? {
        if case .integer(let number) = value { number } else { nil }
    }

    package func write(to record: inout RecordWriter) -> Bool {
        record.append(self)
        return true
    }
}

extension Int: ColumnValue {
    package static var columnType: ColumnType { .integer }
    package static var placeholder: Int { 0 }

    package static func read(_ value: RecordValue) -> Int? {
        if case .integer(let number) = value { Int(number) } else { nil }
    }

    package func write(to record: inout RecordWriter) -> Bool { Int64(self).write(to: &record) }
}

/// A count. A stored value that is negative or too large cannot be read.
extension UInt32: ColumnValue {
    package static var columnType: ColumnType { .integer }
    package static var placeholder: UInt32 { 0 }

    package static func read(_ value: RecordValue) -> UInt32? {
        Int64.read(value).flatMap { UInt32(exactly: $0) }
    }

    package func write(to record: inout RecordWriter) -> Bool { Int64(self).write(to: &record) }
}

/// A Boolean, stored as 0 or 1. Other stored values cannot be read.
extension Bool: ColumnValue {
    package static var columnType: ColumnType { .integer }
    package static var placeholder: Bool { false }

    package static func read(_ value: RecordValue) -> Bool? {
        switch Int64.read(value) {
        case 0: false
        case 1: true
        default: nil
        }
    }

    package func write(to record: inout RecordWriter) -> Bool { Int64(self ? 1 : 0).write(to: &record) }
}

extension Double: ColumnValue {
    package static var columnType: ColumnType { .real }
    package static var placeholder: Double { 0 }

    package static func read(_ value: RecordValue) -> Double? {
        if case .real(let number) = value { number } else { nil }
    }

    /// Appends the number. A NaN is rejected, because SQLite would store it as NULL.
    package func write(to record: inout RecordWriter) -> Bool {
        guard !isNaN else { return false }
        record.append(self)
        return true
    }
}

/// A date, stored as seconds since 1 January 2001. This is the representation of `Date`, so it reads back exactly.
extension Date: ColumnValue {
    package static var columnType: ColumnType { .real }
    package static var placeholder: Date { Date(timeIntervalSinceReferenceDate: 0) }

    package static func read(_ value: RecordValue) -> Date? {
        Double.read(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    package func write(to record: inout RecordWriter) -> Bool {
        timeIntervalSinceReferenceDate.write(to: &record)
    }
}

extension String: ColumnValue {
    package static var columnType: ColumnType { .text }
    package static var placeholder: String { "" }

    package static func read(_ value: RecordValue) -> String? {
        if case .text(let bytes) = value { String(decoding: bytes, as: UTF8.self) } else { nil }
    }

    package func write(to record: inout RecordWriter) -> Bool {
        record.append(text: self)
        return true
    }
}

/// A URL, stored as its absolute string. Text that is not a valid URL cannot be read.
extension URL: ColumnValue {
    package static var columnType: ColumnType { .text }
    package static let placeholder = URL(filePath: "/")

    package static func read(_ value: RecordValue) -> URL? {
        String.read(value).flatMap { URL(string: $0) }
    }

    package func write(to record: inout RecordWriter) -> Bool { absoluteString.write(to: &record) }
}

extension [UInt8]: ColumnValue {
    package static var columnType: ColumnType { .blob }
    package static var placeholder: [UInt8] { [] }

    package static func read(_ value: RecordValue) -> [UInt8]? {
        if case .blob(let bytes) = value { Array(bytes) } else { nil }
    }

    package func write(to record: inout RecordWriter) -> Bool {
        record.append(blob: self)
        return true
    }
}
