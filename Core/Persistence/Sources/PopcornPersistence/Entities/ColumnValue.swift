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
