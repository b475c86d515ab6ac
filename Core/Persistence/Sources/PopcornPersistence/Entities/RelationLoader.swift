import CPopcornSQLite

/// A source of the selected relations of one aggregate, which reads one relation after another.
protocol RelationSource: AnyObject {

    /// Returns a reader of the next relation's rows, or `nil` if they are not read.
    ///
    /// They are not read if the relation is `nil` or not selected, or if an earlier relation could not be read.
    ///
    /// - Parameter count: The number of rows of the relation in the database.
    func begin(_ count: Int?) -> RowReader?

    /// Checks the relation that was just read.
    ///
    /// - Parameter rows: The number of rows that were read.
    func end(_ reader: RowReader, rows: Int)

    /// Throws the error if a relation could not be read.
    func finish() throws(DatabaseError)
}

/// A loader of the selected relations of one row from the tables of the relations.
final class RelationLoader: RelationSource {

    private let statements: EntityStatements
    private let relations: [EntityDescription.Relation]
    private let rowID: Int64
    /// The relations to read in addition to relations that are always read; `nil` to read only the row counts.
    private let selected: [SelectedRelation]?
    /// The number of rows of each relation in the database.
    private(set) var counts: [Int?] = []
    /// The number of rows that the current relation must have; `nil` if a condition or limit applies.
    private var required: Int?
    private var failure: Failure?

    /// Indirect, so that the check for `nil` is cheap.
    private indirect enum Failure {
        case error(DatabaseError)
    }

    init(_ statements: EntityStatements, rowID: Int64, selected: [SelectedRelation]?) {
        self.statements = statements
        relations = statements.description.relations
        self.rowID = rowID
        self.selected = selected
        counts.reserveCapacity(relations.count)
    }

    /// Returns whether the row lacks a selected relation that is required, or that may have been added later.
    func lacksSelectedRelation(rowIsFromOlderSchema isFromOlderSchema: Bool) -> Bool {
        selected?.lacksRelation(of: relations, counts, rowIsFromOlderSchema: isFromOlderSchema) ?? false
    }

    func begin(_ count: Int?) -> RowReader? {
        let index = counts.count
        counts.append(count)
        guard let count, let selected, failure == nil else { return nil }
        let offset = relations[index].offset
        let selection = selected.firstIndex { $0.offset == offset }
        guard selection != nil || relations[index].loading == .always else { return nil }
        guard count > 0 else { return RowReader(nil, maximumRowCount: 0) }
        do throws(DatabaseError) {
            if let selection, !selected[selection].isWhole { return try begin(index, selected[selection], of: count) }
            return try begin(index, count: count)
        } catch {
            failure = .error(error)
            return nil
        }
    }

    private func begin(_ relation: Int, count: Int) throws(DatabaseError) -> RowReader {
        let statement = try statements.statement(.select, relation)
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        required = count
        return RowReader(statement, maximumRowCount: count)
    }

    private func begin(
        _ relation: Int, _ selection: SelectedRelation, of count: Int
    ) throws(DatabaseError) -> RowReader {
        let statement = try statements.statement(selection, relation)
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        try statement.bind(selection.condition?.values ?? [], from: 2)
        required = nil
        // One row for each value of a condition is typical.
        let limits = [selection.limit, selection.condition?.values.count].compactMap { $0 }
        return RowReader(
            statement, maximumRowCount: selection.limit ?? .max, expectedRowCount: limits.reduce(count, min))
    }

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
            failure = .error(error)
        }
    }

    func finish() throws(DatabaseError) {
        if case .error(let error) = failure { throw error }
    }
}
