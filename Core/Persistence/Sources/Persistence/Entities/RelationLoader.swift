import CSQLite

/// Reads the rows of those relations that are wanted, one relation after the other.
struct RelationLoader {

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
    private var failure: DatabaseError?

    init(_ statements: EntityStatements, rowID: Int64, _ demand: Demand) {
        self.statements = statements
        self.rowID = rowID
        self.demand = demand
        counts.reserveCapacity(statements.description.relations.count)
    }

    /// The rows of the next relation, or `nil` if it has none of its own or is not wanted.
    mutating func rows<Child: Entity>(_ count: Int?) -> [Child]? {
        let relation = counts.count
        counts.append(count)
        guard let count, failure == nil, case .rows(let selected) = demand else { return nil }
        let description = statements.description.relations[relation]
        let selection = selected.first { $0.offset == description.offset }
        guard selection != nil || description.reading == .always else { return nil }
        guard count > 0 else { return [] }
        do throws(DatabaseError) {
            if let selection, !selection.isWhole { return try rows(of: relation, selection) }
            return try rows(of: relation, count: count)
        } catch {
            failure = error
            return nil
        }
    }

    /// Throws if a relation could not be read.
    func finish() throws(DatabaseError) {
        if let failure { throw failure }
    }

    private func rows<Child: Entity>(of relation: Int, count: Int) throws(DatabaseError) -> [Child] {
        let statement = try statements.statement(.select, relation)
        defer { statement.reset() }
        let rows: [Child] = try rows(of: relation, statement, expected: count)
        guard rows.count == count else {
            throw .unreadable(
                table: statements.definition.name, column: "number of rows in \(statements.relation(relation).name)",
                expected: "\(rows.count)", found: "\(count)")
        }
        return rows
    }

    private func rows<Child: Entity>(
        of relation: Int, _ selection: SelectedRelation
    ) throws(DatabaseError) -> [Child] {
        let statement = try statements.statement(selection, relation)
        defer { statement.reset() }
        try statement.bind(selection.condition?.values ?? [], from: 2)
        return try rows(of: relation, statement, expected: 1)
    }

    private func rows<Child: Entity>(
        of relation: Int, _ statement: Statement, expected: Int
    ) throws(DatabaseError) -> [Child] {
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        let reader = RowReader(statement)
        var rows: [Child] = []
        // The count comes from a file, so it is not trusted with any amount of memory.
        rows.reserveCapacity(min(expected, 4096))
        while try statement.step() {
            rows.append(try reader.entity(table: statements.relation(relation).name))
        }
        return rows
    }
}
