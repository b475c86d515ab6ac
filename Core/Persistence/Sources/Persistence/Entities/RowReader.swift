import CSQLite

/// Reads the columns of the current row, one after the other.
///
/// A class, so that the entities of other modules are handed one pointer.
package final class RowReader {

    private let statement: OpaquePointer?
    private let first: Int32
    private var index: Int32
    /// The position and type of the first column that could not be read.
    private var failure: (index: Int32, expected: String)?
    /// Notes what is taken, if there is no row and the columns are to be learnt.
    let describer: EntityDescriber?
    /// Reads the relations of an aggregate.
    private var relations: RelationLoader?

    /// A reader of a statement's rows.
    ///
    /// - Parameter first: The column that reading begins with.
    init(_ statement: Statement, from first: Int32 = 0, relations: RelationLoader? = nil) {
        self.statement = statement.pointer
        self.first = first
        self.relations = relations
        index = first
        describer = nil
    }

    /// A reader of no rows, from which a describer learns the columns.
    init(_ describer: EntityDescriber) {
        self.describer = describer
        statement = nil
        first = 0
        index = 0
    }

    /// How many rows each relation has in the database.
    var relationCounts: [Int?] { relations?.counts ?? [] }

    /// The next value, `nil` for NULL.
    ///
    /// A stored value of another type makes the query fail.
    package func next<Value: ColumnValue>(_ type: Value.Type = Value.self) -> Value? {
        defer { index &+= 1 }
        let stored = sqlite3_column_type(statement, index)
        if stored == SQLITE_NULL { return nil }
        if let value = Value.read(statement, index, stored) { return value }
        fail(expected: Value.columnType.rawValue)
        return nil
    }

    /// The next value, which is never NULL.
    func value<Value: ColumnValue>() -> Value {
        defer { index &+= 1 }
        if let value = Value.read(statement, index, sqlite3_column_type(statement, index)) { return value }
        fail(expected: Value.columnType.rawValue)
        return .placeholder
    }

    /// The rows of the next relation, or `nil` if it has none of its own or is not wanted.
    func rows<Child: Entity>(of child: Child.Type) -> [Child]? {
        let count = count()
        return relations?.rows(count)
    }

    /// The next value, which is a number of rows, `nil` for NULL.
    private func count() -> Int? {
        let position = index
        guard let count = next(Int.self) else { return nil }
        guard count >= 0 else {
            fail(expected: "a number of rows", at: position)
            return nil
        }
        return count
    }

    private func fail(expected: String, at position: Int32? = nil) {
        if failure == nil {
            failure = (position ?? index, expected)
        }
    }

    /// The entity in the current row.
    ///
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if a column could not be read.
    func entity<Value: Entity>(table: @autoclosure () -> String) throws(DatabaseError) -> Value {
        index = first
        let entity = Value(from: Row(self))
        try finish(table: table())
        return entity
    }

    /// Throws if a column or a relation of the current row could not be read.
    func finish(table: @autoclosure () -> String) throws(DatabaseError) {
        if let failure {
            throw error(failure.index, failure.expected, table: table())
        }
        try relations?.finish()
    }

    private func error(_ index: Int32, _ expected: String, table: String) -> DatabaseError {
        let types = [SQLITE_NULL: "NULL", SQLITE_INTEGER: "INTEGER", SQLITE_FLOAT: "REAL", SQLITE_BLOB: "BLOB"]
        let found = types[sqlite3_column_type(statement, index)] ?? "TEXT"
        return .unreadable(
            table: table,
            column: sqlite3_column_name(statement, index).map { String(cString: $0) } ?? "?",
            expected: expected,
            found: found == expected ? "\(found) of another form" : found)
    }
}
