public import CSQLite

/// Reads the columns of the current row, one after the other.
@usableFromInline
package struct RowReader: ColumnVisitor {

    @usableFromInline
    package let statement: OpaquePointer
    @usableFromInline
    package var index: Int32
    /// The position and type of the first column that could not be read.
    @usableFromInline
    package var failure: Failure?

    @usableFromInline
    package struct Failure {
        @usableFromInline
        package let index: Int32
        @usableFromInline
        package let expected: ColumnType

        @inlinable
        package init(index: Int32, expected: ColumnType) {
            self.index = index
            self.expected = expected
        }
    }

    @inlinable
    package init(_ statement: OpaquePointer, from index: Int32 = 0) {
        self.statement = statement
        self.index = index
    }

    @inlinable
    package mutating func column<Value: ColumnValue>(
        _ name: StaticString, _ value: inout Value, _ role: ColumnRole
    ) {
        if let read = Value.read(statement, index, sqlite3_column_type(statement, index)) {
            value = read
            index &+= 1
        } else {
            fail(expected: Value.columnType)
        }
    }

    @inlinable
    package mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value?) {
        let type = sqlite3_column_type(statement, index)
        if type == SQLITE_NULL {
            value = nil
            index &+= 1
        } else if let read = Value.read(statement, index, type) {
            value = read
            index &+= 1
        } else {
            fail(expected: Value.columnType)
        }
    }

    @inlinable
    package mutating func fail(expected: ColumnType) {
        if failure == nil {
            failure = Failure(index: index, expected: expected)
        }
        index &+= 1
    }

    /// The next value of a row whose columns no entity declares, `nil` for NULL.
    ///
    /// A stored value of another type makes the query fail.
    @usableFromInline
    package mutating func next<Value: ColumnValue>(_ type: Value.Type = Value.self) -> Value? {
        var value: Value?
        column("", &value)
        return value
    }

    /// Throws if a column could not be read.
    @inlinable
    package func finish(table: @autoclosure () -> String) throws(DatabaseError) {
        if let failure {
            throw failure.error(statement, table: table())
        }
    }
}

extension RowReader.Failure {
    @usableFromInline
    package func error(_ statement: OpaquePointer, table: String) -> DatabaseError {
        let types = [SQLITE_NULL: "NULL", SQLITE_INTEGER: "INTEGER", SQLITE_FLOAT: "REAL", SQLITE_BLOB: "BLOB"]
        let found = types[sqlite3_column_type(statement, index)] ?? "TEXT"
        return .unreadable(
            table: table,
            column: sqlite3_column_name(statement, index).map { String(cString: $0) } ?? "?",
            expected: expected.rawValue,
            found: found == expected.rawValue ? "\(found) of another form" : found)
    }
}
