/// The type of a column in a STRICT table. <https://sqlite.org/stricttables.html>
package enum ColumnType: String, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
    case blob = "BLOB"
}

/// A type whose values a column can store.
///
/// Values are read and bound directly by SQLite's C functions, by column index, or are values of records
/// (`RecordFormat.swift`). A stored value reads back equal.
package protocol ColumnValue: Sendable {

    /// The type of a column that stores such values.
    static var columnType: ColumnType { get }

    /// The value that is used while columns are discovered, and in place of a value that cannot be read.
    static var placeholder: Self { get }

    /// Returns the value in a column of the current row, or `nil` if the stored value is not valid for this type.
    ///
    /// - Parameter type: The SQLite type of the stored value, which the caller has already fetched.
    static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> Self?

    /// Binds the value to a parameter.
    ///
    /// - Returns: The result code; `SQLITE_MISMATCH` if SQLite cannot store the value.
    func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32

    /// Returns the value of a record, or `nil` if it is not valid for this type.
    static func read(_ value: RecordValue) -> Self?

    /// Appends the value to a record.
    ///
    /// - Returns: `false` if the value cannot be stored.
    func write(to record: inout RecordWriter) -> Bool

    /// Appends a property at its location in memory to a record.
    ///
    /// - Parameter property: A pointer to a `Self`, or to a `Self?` if the column is nullable.
    /// - Returns: `false` if the value cannot be stored.
    static func write(_ property: UnsafeRawPointer, _ isNullable: Bool, to record: inout RecordWriter) -> Bool

    /// Binds a property at its location in memory.
    ///
    /// - Parameter property: A pointer to a `Self`, or to a `Self?` if the column is nullable.
    static func bind(
        _ property: UnsafeRawPointer, _ isNullable: Bool, _ statement: OpaquePointer, _ index: Int32
    ) -> Int32
}
