public import CSQLite

extension Transaction where Self: ~Copyable {

    /// The entity with the key of another, or `nil`.
    ///
    /// - Parameter probe: An entity of which only the key columns count.
    @inlinable
    package func find<Value: TableEntity>(_ probe: Value) throws(DatabaseError) -> Value? {
        let statements = connection.statements(for: Value.self)
        let statement = try statements.statement(.select)
        defer { statement.reset() }
        var entity = probe
        try entity.bindKey(to: statement, table: Value.table)
        guard try statement.step() else { return nil }
        try entity.read(statement, table: Value.table)
        return entity
    }

    /// The entity with the key of another, with some of its relations, or `nil`.
    ///
    /// - Parameters:
    ///   - probe: An entity of which only the key columns count.
    ///   - groups: Which relations to read, next to those of no group; the others are `nil`.
    ///   - selections: Relations of which some rows are read, whatever their group.
    @inlinable
    package func find<Value: AggregateEntity>(
        _ probe: Value, including groups: RelationGroup, _ selections: [RelationSelection] = []
    ) throws(DatabaseError) -> Stored<Value>? {
        let statements = connection.statements(forAggregate: Value.self)
        var entity = probe
        guard let rowID = try readOwner(&entity, statements) else { return nil }
        var loader = RelationLoader(statements, rowID: rowID, groups: groups, selections: selections)
        entity.relations(&loader)
        if let failure = loader.failure { throw failure }
        return Stored(rowID: rowID, counts: statements.counts, entity: entity)
    }

    /// The entity with the key of another, with none of its relations, for updating it, or `nil`.
    @inlinable
    package func findOwner<Value: AggregateEntity>(_ probe: Value) throws(DatabaseError) -> Stored<Value>? {
        let statements = connection.statements(forAggregate: Value.self)
        var entity = probe
        guard let rowID = try readOwner(&entity, statements) else { return nil }
        return Stored(rowID: rowID, counts: statements.counts, entity: entity)
    }

    /// Reads the row of an aggregate and the numbers of its relations' rows.
    @inlinable
    package func readOwner<Value: AggregateEntity>(
        _ entity: inout Value, _ statements: EntityStatements
    ) throws(DatabaseError) -> Int64? {
        let statement = try statements.statement(.selectStored)
        defer { statement.reset() }
        try entity.bindKey(to: statement, table: Value.table)
        guard try statement.step() else { return nil }
        var reader = RowReader(statement.pointer, from: 1)
        entity.columns(&reader)
        var counts = RelationCountReader(reader, statements)
        entity.relations(&counts)
        try counts.reader.finish(table: Value.table)
        return sqlite3_column_int64(statement.pointer, 0)
    }

    /// All entities of a table.
    ///
    /// - Parameters:
    ///   - clauses: What follows the table's name in SQL, such as an order, with a `?` for each value.
    ///   - values: The values.
    @inlinable
    package func all<Value: TableEntity>(
        _ type: Value.Type, _ clauses: String = "", _ values: [any ColumnValue] = []
    ) throws(DatabaseError) -> [Value] {
        let table = connection.statements(for: type).definition
        return try query("\(table.selectAll) \(clauses)", values, table: Value.table) { row in
            var entity = Value()
            entity.columns(&row)
            return entity
        }
    }

    /// How many rows the table of an entity and those of its relations have.
    @usableFromInline
    package func rowCount<Value: AggregateEntity>(of type: Value.Type) throws(DatabaseError) -> Int {
        let definition = connection.statements(forAggregate: type).definition
        var count = 0
        for table in [definition] + (definition.relations ?? []) {
            count += try query("SELECT count(*) FROM \(table.name.quoted)") { $0.next(Int.self) ?? 0 }.first ?? 0
        }
        return count
    }

    /// The rows of a query whose columns no entity declares, read in their order with ``RowReader/next(_:)``.
    @inlinable
    package func query<Row>(
        _ sql: String, _ values: [any ColumnValue] = [], table: String = "of a query",
        row makeRow: (inout RowReader) -> Row
    ) throws(DatabaseError) -> [Row] {
        let statement = try connection.statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        var rows: [Row] = []
        while try statement.step() {
            var reader = RowReader(statement.pointer)
            rows.append(makeRow(&reader))
            try reader.finish(table: table)
        }
        return rows
    }
}

extension Entity {

    @inlinable
    package mutating func bindKey(to statement: Statement, table: String) throws(DatabaseError) {
        var binder = RoleBinder(.key, statement.pointer)
        columns(&binder)
        try binder.binder.finish(table: table)
    }

    @inlinable
    package mutating func read(_ statement: Statement, table: @autoclosure () -> String) throws(DatabaseError) {
        var reader = RowReader(statement.pointer)
        columns(&reader)
        try reader.finish(table: table())
    }
}

extension Statement {

    /// Binds values to the parameters in their order.
    @usableFromInline
    package func bind(_ values: [any ColumnValue], from first: Int = 1) throws(DatabaseError) {
        for (offset, value) in values.enumerated() {
            let code = value.bind(pointer, Int32(offset + first))
            guard code == SQLITE_OK else { throw failure(code) }
        }
    }
}
