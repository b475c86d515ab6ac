import CSQLite

/// Reads a statement's rows, the columns of each one after the other.
///
/// A class, so that the entities of other modules are handed one pointer.
@usableFromInline
package final class RowReader {

    private let statement: Statement?
    private let pointer: OpaquePointer?
    private let first: Int32
    private var index: Int32
    /// The first thing that could not be read.
    private var failure: Failure?
    /// Reads the relations of an aggregate.
    private let relations: RelationLoader?
    /// Notes what is taken, if there is no row and the columns are to be learnt.
    let describer: EntityDescriber?
    /// How many rows there are at most.
    @usableFromInline
    let mostRows: Int

    /// Indirect, so that there being none is seen at a glance.
    private indirect enum Failure {
        /// There is no next row, and not because the last was read.
        case step(DatabaseError)
        /// A column, by its position, does not hold what is expected.
        case column(Int32, expected: String)
    }

    /// A reader of a statement's rows, or, without one, of none.
    ///
    /// - Parameter first: The column that reading begins with.
    init(
        _ statement: Statement?, from first: Int32 = 0, relations: RelationLoader? = nil, mostRows: Int = 1,
        describer: EntityDescriber? = nil
    ) {
        self.statement = statement
        pointer = statement?.pointer
        self.first = first
        self.relations = relations
        self.mostRows = mostRows
        self.describer = describer
        index = first
    }

    /// Whether the columns are to be learnt.
    @usableFromInline
    var isDescribing: Bool { describer != nil }

    /// Goes to the next row.
    ///
    /// - Returns: `false` after the last, or if a row could not be read, which ``finish(table:)`` throws.
    @usableFromInline
    func goToNextRow() -> Bool {
        guard let statement, failure == nil else { return false }
        index = first
        do throws(DatabaseError) {
            return try statement.step()
        } catch {
            failure = .step(error)
            return false
        }
    }

    /// A reader of the next relation's rows, or `nil` if it has none of its own or is not wanted.
    @usableFromInline
    func beginRelation() -> RowReader? {
        let count = count()
        return relations?.begin(count)
    }

    /// Ends what ``beginRelation()`` began.
    @usableFromInline
    func endRelation(_ reader: RowReader, rows: Int) {
        guard let statement = reader.statement else { return }
        relations?.end(reader, rows: rows)
        statement.reset()
    }

    /// The next value, `nil` for NULL.
    ///
    /// A stored value of another type makes the query fail.
    package func optionalColumn<Value: ColumnValue>(_ type: Value.Type = Value.self) -> Value? {
        defer { index &+= 1 }
        let stored = sqlite3_column_type(pointer, index)
        if stored == SQLITE_NULL { return nil }
        if let value = Value.read(pointer, index, stored) { return value }
        fail(expected: Value.columnType.rawValue)
        return nil
    }

    /// The next value, which is never NULL.
    func requiredColumn<Value: ColumnValue>() -> Value {
        defer { index &+= 1 }
        if let value = Value.read(pointer, index, sqlite3_column_type(pointer, index)) { return value }
        fail(expected: Value.columnType.rawValue)
        return .placeholder
    }

    /// The next value, which is a number of rows, `nil` for NULL.
    private func count() -> Int? {
        let position = index
        guard let count = optionalColumn(Int.self) else { return nil }
        guard count >= 0 else {
            fail(expected: "a number of rows", at: position)
            return nil
        }
        return count
    }

    private func fail(expected: String, at position: Int32? = nil) {
        if failure == nil {
            failure = .column(position ?? index, expected: expected)
        }
    }

    /// The entity in the current row.
    ///
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if a column could not be read.
    func entity<Value: Entity>(table: @autoclosure () -> String) throws(DatabaseError) -> Value {
        let entity = Value(from: Row(self))
        try finish(table: table())
        return entity
    }

    /// Throws if a row, a column or a relation could not be read.
    func finish(table: @autoclosure () -> String) throws(DatabaseError) {
        switch failure {
        case nil: try relations?.finish()
        case .step(let error): throw error
        case .column(let index, let expected): throw error(index, expected, table: table())
        }
    }

    private func error(_ index: Int32, _ expected: String, table: String) -> DatabaseError {
        let types = [SQLITE_NULL: "NULL", SQLITE_INTEGER: "INTEGER", SQLITE_FLOAT: "REAL", SQLITE_BLOB: "BLOB"]
        let found = types[sqlite3_column_type(pointer, index)] ?? "TEXT"
        return .unreadable(
            table: table,
            column: sqlite3_column_name(pointer, index).map { String(cString: $0) } ?? "?",
            expected: expected,
            found: found == expected ? "\(found) of another form" : found)
    }
}
