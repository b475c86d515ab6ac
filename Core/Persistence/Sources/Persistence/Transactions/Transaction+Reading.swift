import CSQLite

extension Transaction where Self: ~Copyable {

    /// The entity with a key, with none of its relations, or `nil`.
    package func find<Value: TableEntity>(
        _ type: Value.Type, _ key: Value.Key
    ) throws(DatabaseError) -> Value? {
        let statements = try connection.statements(for: Value.self)
        let statement = try statements.statement(.select)
        defer { statement.reset() }
        try statements.bind(key, to: statement)
        return try statement.step() ? RowReader(statement).entity(table: Value.table) : nil
    }

    /// The entity with a key, with some of its relations, or `nil`.
    ///
    /// - Parameter selection: Which relations are read next to those that always are; the others are `nil`.
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if the file is damaged.
    package func find<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>
    ) throws(DatabaseError) -> Stored<Value>? {
        let statements = try connection.statements(for: Value.self)
        for selected in selection.relations
        where !statements.description.relations.contains(where: { $0.offset == selected.offset }) {
            throw .undeclared(entity: "\(Value.self)", reason: "a selection names a property that is no relation")
        }
        return try find(key, statements, selected: selection.relations)
    }

    /// The entity with a key, with none of its relations, for updating it, or `nil`.
    package func findOwner<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key
    ) throws(DatabaseError) -> Stored<Value>? {
        try find(key, connection.statements(for: Value.self), selected: nil)
    }

    private func find<Value: AggregateEntity>(
        _ key: Value.Key, _ statements: EntityStatements, selected: [SelectedRelation]?
    ) throws(DatabaseError) -> Stored<Value>? {
        let statement = try statements.statement(.selectStored)
        defer { statement.reset() }
        try statements.bind(key, to: statement)
        guard try statement.step() else { return nil }
        let rowID = sqlite3_column_int64(statement.pointer, 0)
        let generation = Int(sqlite3_column_int64(statement.pointer, 1))
        let relations = RelationLoader(statements, rowID: rowID, selected: selected)
        let entity = try RowReader(statement, from: 2, relations: relations).entity(table: Value.table) as Value
        let isFromOlderSchema = generation < statements.generation
        return Stored(
            entity: entity, rowID: rowID, counts: relations.counts, isFromOlderSchema: isFromOlderSchema,
            isIncomplete: relations.lacksSelectedRelation(rowIsOutdated: isFromOlderSchema))
    }

    /// All entities of a table, with none of their relations.
    ///
    /// - Parameters:
    ///   - clauses: What follows the table's name in SQL, such as an order, with a `?` for each value.
    ///   - values: The values.
    package func all<Value: TableEntity>(
        _ type: Value.Type, _ clauses: String = "", _ values: [any ColumnValue] = []
    ) throws(DatabaseError) -> [Value] {
        let table = try connection.statements(for: type).definition
        let statement = try connection.statement("\(table.selectAll) \(clauses)")
        defer { statement.reset() }
        try statement.bind(values)
        let reader = RowReader(statement)
        var entities: [Value] = []
        while reader.goToNextRow() {
            entities.append(try reader.entity(table: Value.table))
        }
        try reader.finish(table: Value.table)
        return entities
    }

    /// How many rows the table of an entity and those of its relations have.
    package func rowCount<Value: AggregateEntity>(of type: Value.Type) throws(DatabaseError) -> Int {
        let definition = try connection.statements(for: type).definition
        var count = 0
        for table in [definition] + (definition.relations ?? []) {
            count +=
                try query("SELECT count(*) FROM \(table.name.quoted)") { $0.optionalColumn(Int.self) ?? 0 }.first ?? 0
        }
        return count
    }

    /// The rows of a query whose columns no entity declares, read in their order with ``RowReader/next(_:)``.
    package func query<Row>(
        _ sql: String, _ values: [any ColumnValue] = [], table: String = "of a query",
        row makeRow: (RowReader) -> Row
    ) throws(DatabaseError) -> [Row] {
        let statement = try connection.statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        let reader = RowReader(statement)
        var rows: [Row] = []
        while reader.goToNextRow() {
            rows.append(makeRow(reader))
        }
        try reader.finish(table: table)
        return rows
    }
}

extension Statement {

    /// Binds values to the parameters in their order.
    func bind(_ values: [any ColumnValue], from first: Int = 1) throws(DatabaseError) {
        for (offset, value) in values.enumerated() {
            let code = value.bind(pointer, Int32(offset + first))
            guard code == SQLITE_OK else { throw failure(code) }
        }
    }
}
