import CPopcornSQLite

extension Transaction where Self: ~Copyable {

    /// Returns the entity with a key, without its relations, or `nil` if it does not exist.
    package func find<Value: TableEntity>(
        _ type: Value.Type, _ key: Value.Key
    ) throws(DatabaseError) -> Value? {
        var digest: RowDigest?
        return try find(type, key, addingTo: &digest)
    }

    /// - Parameter digest: The digest to which the row is added.
    func find<Value: TableEntity>(
        _ type: Value.Type, _ key: Value.Key, addingTo digest: inout RowDigest?
    ) throws(DatabaseError) -> Value? {
        let statements = try connection.statements(for: type)
        let statement = try statements.statement(.select(relations: []))
        return try statement.firstRow(try statements.coding.record(of: key)) { statement throws(DatabaseError) in
            digest?.add(statement, statements)
            return try entity(in: statement, statements, key)
        }
    }

    /// Returns the entity of each key, without its relations, or `nil` if it does not exist.
    func find<Value: TableEntity>(
        _ type: Value.Type, _ keys: [Value.Key]
    ) throws(DatabaseError) -> [Value?] {
        let statements = try connection.statements(for: type)
        let statement = try statements.statement(.select(relations: []))
        return try keys.map { key throws(DatabaseError) in
            try statement.firstRow(try statements.coding.record(of: key)) { statement throws(DatabaseError) in
                try entity(in: statement, statements, key)
            }
        }
    }

    private func entity<Value: TableEntity>(
        in row: Statement, _ statements: EntityStatements, _ key: Value.Key
    ) throws(DatabaseError) -> Value {
        let first = Int32(statements.table.columnsBeforeEntity)
        return try checked(RowReader(row, from: first).entity(table: Value.table), key)
    }

    /// Returns an entity that was found by a key.
    ///
    /// - Throws: ``DatabaseError/corrupt(path:detail:)`` if it has another key: a damaged index refers to other rows.
    private func checked<Value: TableEntity>(_ entity: Value, _ key: Value.Key) throws(DatabaseError) -> Value {
        guard entity.key == key else {
            throw .corrupt(path: connection.path, detail: "the index of \(Value.table) refers to another row")
        }
        return entity
    }

    /// Returns the entity with a key and some of its relations, and the state of its row, or `nil` if it does not
    /// exist.
    ///
    /// - Parameter selection: The relations to read in addition to relations that are always read. All other relations
    ///   are `nil`.
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if a stored value is invalid,
    ///   ``DatabaseError/undeclared(entity:reason:)`` if `selection` contains a property that is not a relation.
    package func find<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>
    ) throws(DatabaseError) -> (entity: Value, state: RowState)? {
        var digest: RowDigest?
        return try find(type, key, including: selection, addingTo: &digest)
    }

    /// - Parameter digest: The digest to which the row is added, without its relations.
    func find<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>,
        addingTo digest: inout RowDigest?
    ) throws(DatabaseError) -> (entity: Value, state: RowState)? {
        let statements = try connection.statements(for: type)
        let description = statements.coding.description
        let selected = try description.relations(readFor: selection.relations)
        let statement = try statements.statement(.select(relations: selected))
        return try statement.firstRow(try statements.coding.record(of: key)) { statement throws(DatabaseError) in
            digest?.add(statement, statements)
            let generation = Int(sqlite3_column_int64(statement.pointer, 0))
            let relations = RecordRelations(
                description, table: Value.table,
                records: try statement.records(
                    of: selected, description, table: Value.table, from: 2 + description.columns.count),
                selected: selection.relations, conversion: try statements.conversion(from: generation, connection),
                connection.urls)
            let entity: Value = try checked(
                RowReader(statement, from: 2, relations: relations).entity(table: Value.table), key)
            let isFromOlderSchema = generation < statements.generation
            let state = RowState(
                mark: RowMark(rawValue: sqlite3_column_int64(statement.pointer, 1)),
                isFromOlderSchema: isFromOlderSchema,
                lacksRelation: relations.lacksSelectedRelation(rowIsFromOlderSchema: isFromOlderSchema))
            return (entity, state)
        }
    }

    /// Returns a digest of the row with a key; 0 if the row does not exist.
    ///
    /// It includes the columns, for an aggregate also the row counts of its relations, but not the rows of the
    /// relations. Those are only replaced together with the time in the row.
    func digest(of key: EntityKey) throws(DatabaseError) -> UInt64 {
        let statements = connection.statements(for: key.coding)
        return try statements.statement(.select(relations: [])).firstRow(key.record) { statement in
            var digest = RowDigest()
            digest.add(statement, statements)
            return digest.value
        } ?? 0
    }

    /// Returns the entities of a table, without their relations.
    ///
    /// - Parameters:
    ///   - clauses: The SQL after the table's name, such as `ORDER BY key`, with a `?` for each value. Default: empty.
    ///   - values: The values to bind, in order. Default: empty.
    package func all<Value: TableEntity>(
        _ type: Value.Type, _ clauses: String = "", _ values: [any ColumnValue] = []
    ) throws(DatabaseError) -> [Value] {
        let table = try connection.statements(for: type).table
        let statement = try connection.statement("\(table.selectAll) \(clauses)")
        return try statement.entities(values, table: Value.table)
    }

    /// Returns the first keys after another key, in ascending order. Reads only the index of the keys.
    ///
    /// - Parameters:
    ///   - key: The key after which to start; `nil` for the start of the table.
    ///   - limit: The maximum number of keys.
    package func keys<Value: TableEntity>(
        of type: Value.Type, after key: Value.Key?, limit: Int
    ) throws(DatabaseError) -> [Value.Key] {
        let statements = try connection.statements(for: type)
        let first = try key.map { key throws(DatabaseError) in try statements.coding.record(of: key) } ?? []
        return try statements.statement(.selectKeys(afterKey: key != nil))
            .entities(after: first, [limit], table: Value.table)
    }

    /// Returns the keys whose first columns have some values, in ascending order.
    package func keys<Value: TableEntity>(
        of type: Value.Type, beginningWith numbers: [Int]
    ) throws(DatabaseError) -> [Value.Key] {
        try connection.statements(for: type).statement(.selectPrefixedKeys(count: numbers.count))
            .entities(numbers, table: Value.table)
    }

    /// Returns the rows of a query whose columns are not declared by an entity.
    ///
    /// - Parameters:
    ///   - sql: The query, with a `?` for each value.
    ///   - values: The values to bind, in order. Default: empty.
    ///   - table: The name of the table in errors.
    ///   - makeRow: A closure that creates a row. It reads the columns in order with ``RowReader/optionalColumn(_:)``.
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

    /// Returns the records in the last columns of the current row, by the index of the relation. They are valid until
    /// the next step or reset.
    ///
    /// - Parameters:
    ///   - selected: The indexes of the relations, in the order of the columns.
    ///   - description: The description of the aggregate.
    ///   - first: The index of the first of these columns.
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if a record is damaged.
    fileprivate func records(
        of selected: [Int], _ description: EntityDescription, table: String, from first: Int
    ) throws(DatabaseError) -> [UnsafeRawBufferPointer?] {
        var records = [UnsafeRawBufferPointer?](repeating: nil, count: description.relations.count)
        for (position, relation) in selected.enumerated() {
            let column = Int32(first + position)
            guard let start = sqlite3_column_blob(pointer, column) else { continue }
            let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, column)))
            guard let record = bytes.checkedRecord else {
                throw .unreadable(
                    table: table, column: description.relations[relation].name, expected: "a record with its checksum",
                    found: "other bytes")
            }
            records[relation] = record
        }
        return records
    }

    /// Binds values to the parameters, returns the entities in all rows, and resets the statement.
    ///
    /// - Parameter first: The record with the values of the first parameters. Default: empty.
    func entities<Value: Entity>(
        after first: [UInt8] = [], _ values: [any ColumnValue], table: @autoclosure () -> String
    ) throws(DatabaseError) -> [Value] {
        defer { reset() }
        try bind(values, from: try bind(record: first))
        let reader = RowReader(self)
        var entities: [Value] = []
        while reader.goToNextRow() {
            entities.append(try reader.entity(table: table()))
        }
        try reader.finish(table: table())
        return entities
    }
}

extension RowDigest {

    /// Adds the columns of a row, without the records of its relations.
    fileprivate mutating func add(_ row: Statement, _ statements: EntityStatements) {
        let count = statements.table.columnsBeforeEntity + statements.table.columns.count
        for column in 0..<Int32(count) { add(RecordValue(row.pointer, column)) }
    }

    /// Adds a value, with its type.
    private mutating func add(_ value: RecordValue) {
        switch value {
        case .null: add(UInt64(0))
        case .integer(let number):
            add(1)
            add(UInt64(bitPattern: number))
        case .real(let number):
            add(2)
            add(number.bitPattern)
        case .text(let bytes):
            add(3)
            add(bytes)
        case .blob(let bytes):
            add(4)
            add(bytes)
        }
    }
}
