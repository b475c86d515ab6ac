/// The type of a column in a STRICT table. <https://sqlite.org/stricttables.html>
package enum ColumnType: String, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
    case blob = "BLOB"
}

/// A value that a column can hold.
///
/// Reading and binding go straight to SQLite's C functions by column position; what is written is read back equal.
package protocol ColumnValue: Sendable {

    /// The type of a column for such values.
    static var columnType: ColumnType { get }

    /// Some value, for an entity that nobody sees.
    static var placeholder: Self { get }

    /// The value in a column of the current row, or `nil` if the stored value is not of this type.
    ///
    /// - Parameter type: SQLite's type of the stored value, which the caller has asked for already.
    static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> Self?

    /// Binds the value to a parameter.
    ///
    /// - Returns: A result code; `SQLITE_MISMATCH` if the value has no place in SQLite.
    func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32

    /// Binds a property where it lies in memory.
    ///
    /// - Parameter property: Where a `Self` is, or, if the column admits NULL, a `Self?`.
    static func bind(
        _ property: UnsafeRawPointer, _ isNullable: Bool, _ statement: OpaquePointer, _ index: Int32
    ) -> Int32
}
