import CSQLite

/// Reads the rows of those relations that are wanted, one relation after the other.
final class RelationLoader {

    /// What is wanted.
    enum Demand {
        /// No rows, only their numbers.
        case counts
        /// The relations that are always read, and some more.
        case rows([SelectedRelation])
    }

    private let statements: EntityStatements
    private let rowID: Int64
    private let demand: Demand
    /// How many rows each relation has in the database.
    private(set) var counts: [Int?] = []
    /// How many rows of the relation under way there must be, if all of them are read.
    private var required: Int?
    private var failure: DatabaseError?

    init(_ statements: EntityStatements, rowID: Int64, _ demand: Demand) {
        self.statements = statements
        self.rowID = rowID
        self.demand = demand
        counts.reserveCapacity(statements.description.relations.count)
    }

    /// A reader of the next relation's rows, or `nil` if it has none of its own or is not wanted.
    ///
    /// - Parameter count: How many rows it has in the database.
    func begin(_ count: Int?) -> RowReader? {
        let index = counts.count
        counts.append(count)
        guard let count, failure == nil, case .rows(let selected) = demand else { return nil }
        let relation = statements.description.relations[index]
        let selection = selected.first { $0.offset == relation.offset }
        guard selection != nil || relation.reading == .always else { return nil }
        guard count > 0 else { return RowReader(nil, expectedRows: 0) }
        do throws(DatabaseError) {
            if let selection, !selection.isWhole { return try begin(index, selection) }
            return try begin(index, count: count)
        } catch {
            failure = error
            return nil
        }
    }

    private func begin(_ relation: Int, count: Int) throws(DatabaseError) -> RowReader {
        let statement = try statements.statement(.select, relation)
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        required = count
        // The count comes from a file, so it is not trusted with any amount of memory.
        return RowReader(statement, expectedRows: min(count, 4096))
    }

    private func begin(_ relation: Int, _ selection: SelectedRelation) throws(DatabaseError) -> RowReader {
        let statement = try statements.statement(selection, relation)
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        try statement.bind(selection.condition?.values ?? [], from: 2)
        required = nil
        return RowReader(statement)
    }

    /// Checks the relation that was begun.
    ///
    /// - Parameter rows: How many rows were read.
    func end(_ reader: RowReader, rows: Int) {
        let index = counts.count - 1
        do throws(DatabaseError) {
            try reader.finish(table: statements.relation(index).name)
            if let required, rows != required {
                throw .unreadable(
                    table: statements.definition.name, column: "number of rows in \(statements.relation(index).name)",
                    expected: "\(rows)", found: "\(required)")
            }
        } catch {
            failure = error
        }
    }

    /// Throws if a relation could not be read.
    func finish() throws(DatabaseError) {
        if let failure { throw failure }
    }
}
