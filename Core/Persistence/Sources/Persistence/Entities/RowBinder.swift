public import CSQLite

/// Binds the columns of a row to parameters, one after the other.
@usableFromInline
package struct RowBinder: ColumnVisitor {

    @usableFromInline
    package let statement: OpaquePointer
    @usableFromInline
    package var index: Int32
    @usableFromInline
    package var failure: BindingFailure?

    @inlinable
    package init(_ statement: OpaquePointer, from index: Int32 = 1) {
        self.statement = statement
        self.index = index
    }

    @inlinable
    package mutating func column<Value: ColumnValue>(
        _ name: StaticString, _ value: inout Value, _ role: ColumnRole
    ) {
        check(value.bind(statement, index), name)
    }

    @inlinable
    package mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value?) {
        check(value?.bind(statement, index) ?? sqlite3_bind_null(statement, index), name)
    }

    @inlinable
    package mutating func check(_ code: Int32, _ name: StaticString) {
        if code != SQLITE_OK, failure == nil {
            failure = BindingFailure(column: name, code: code)
        }
        index &+= 1
    }

    /// Throws if a value could not be bound.
    @inlinable
    package func finish(table: @autoclosure () -> String) throws(DatabaseError) {
        if let failure {
            throw failure.error(table: table())
        }
    }
}

/// Binds those columns of a row that have a role to parameters, one after the other.
@usableFromInline
package struct RoleBinder: ColumnVisitor {

    @usableFromInline
    package var binder: RowBinder
    @usableFromInline
    package let role: ColumnRole

    @inlinable
    package init(_ role: ColumnRole, _ statement: OpaquePointer) {
        self.role = role
        binder = RowBinder(statement)
    }

    @inlinable
    package mutating func column<Value: ColumnValue>(
        _ name: StaticString, _ value: inout Value, _ role: ColumnRole
    ) {
        if role == self.role {
            binder.column(name, &value, role)
        }
    }

    @inlinable
    package mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value?) {
        if role == .value {
            binder.column(name, &value)
        }
    }
}

/// A value that could not be bound.
@usableFromInline
package struct BindingFailure {
    @usableFromInline
    package let column: StaticString
    @usableFromInline
    package let code: Int32

    @inlinable
    package init(column: StaticString, code: Int32) {
        self.column = column
        self.code = code
    }

    @usableFromInline
    package func error(table: String) -> DatabaseError {
        let reason =
            code == SQLITE_MISMATCH
            ? "SQLite has no such value" : SQLiteError(code: code, connection: nil, operation: "bind").description
        return .unstorable(table: table, column: "\(column)", reason: reason)
    }
}
