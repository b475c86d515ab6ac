import CPopcornSQLite

extension WriteTransaction {

    /// Inserts an entity with the rows of its relations.
    ///
    /// - Throws: ``DatabaseError/sqlite(_:)`` if a row with the same key exists.
    package func insert<Value: TableEntity>(_ entity: Value) throws(DatabaseError) {
        try insert(entity, .insert)
    }

    /// Inserts an entity with the rows of its relations, unless a row with the same key exists.
    ///
    /// - Returns: Whether the entity was inserted.
    package func insertIfNew<Value: TableEntity>(_ entity: Value) throws(DatabaseError) -> Bool {
        try insert(entity, .insertIfNew)
        return connection.changes > 0
    }

    /// Stores an entity without relations, unless the one with the same key has the same or a greater value in a column. No
    /// recorded read depends on such entities: the row does not count as changed.
    package func store<Value: TableEntity>(_ entity: Value, ifGreaterIn column: String) throws(DatabaseError) {
        let statements = try connection.statements(for: Value.self)
        let statement = try connection.statement(statements.definition.insert(orUpdateIfGreaterIn: column))
        defer { statement.reset() }
        try withUnsafePointer(to: entity) { entity throws(DatabaseError) in
            _ = try statements.description.bind(entity, to: statement, table: Value.table)
        }
        try statement.run()
    }

    /// Inserts an entity after deleting the row with the same key, if it exists.
    package func replace<Value: TableEntity>(_ entity: Value) throws(DatabaseError) {
        _ = try delete(Value.self, entity.key)
        try insert(entity)
    }

    /// Updates the row of an entity and replaces the rows of its relations. The row's key does not change.
    ///
    /// - Parameters:
    ///   - entity: An entity that was read in this transaction, with its changes.
    ///   - row: The row that was read with it.
    package func update<Value: TableEntity>(_ entity: Value, at row: StoredRow) throws(DatabaseError) {
        let statements = try connection.statements(for: Value.self)
        connection.changedRows.add(Value.table, entity.key)
        try withUnsafePointer(to: entity) { entity throws(DatabaseError) in
            try updateOwner(entity, statements, rowID: row.rowID)
            for (relation, count) in row.counts.enumerated() where count ?? 0 > 0 {
                try delete(relation, statements, rowID: row.rowID)
            }
            try insertRelations(of: entity, statements, rowID: row.rowID)
        }
    }

    /// Stores an entity with the rows of its relations, in place of the one with the same key, which need not be readable.
    package func store<Value: TableEntity>(_ entity: Value) throws(DatabaseError) {
        guard try connection.statements(for: Value.self).definition.relations != nil else { return try replace(entity) }
        if let row = try row(Value.self, entity.key) {
            try update(entity, at: row)
        } else {
            try insert(entity)
        }
    }

    /// Returns the row with a key, without reading its values, or `nil` if it does not exist.
    private func row<Value: TableEntity>(
        _ type: Value.Type, _ key: Value.Key
    ) throws(DatabaseError) -> StoredRow? {
        let statements = try connection.statements(for: type)
        let statement = try statements.statement(.selectStored)
        defer { statement.reset() }
        try statements.bind(key, to: statement)
        guard try statement.step() else { return nil }
        var counts: [Int?] = []
        for (column, source) in statements.description.sources.enumerated() {
            guard case .count = source.kind else { continue }
            let index = Int32(2 + column)
            let type = sqlite3_column_type(statement.pointer, index)
            let count = Int(sqlite3_column_int64(statement.pointer, index))
            // A damaged number stands for any number of rows.
            counts.append(type == SQLITE_NULL ? nil : type == SQLITE_INTEGER && count >= 0 ? count : .max)
        }
        return StoredRow(
            rowID: sqlite3_column_int64(statement.pointer, 0), counts: counts, isOutdated: false,
            isIncomplete: false, lacksRelation: false)
    }

    private func insert<Value: TableEntity>(_ entity: Value, _ operation: EntityOperation) throws(DatabaseError) {
        let statements = try connection.statements(for: Value.self)
        connection.changedRows.add(Value.table, entity.key)
        try withUnsafePointer(to: entity) { entity throws(DatabaseError) in
            try insertOwner(entity, statements, operation)
            guard statements.definition.relations != nil, connection.changes > 0 else { return }
            try insertRelations(of: entity, statements, rowID: connection.lastInsertedRowID)
        }
    }

    private func insertOwner(
        _ entity: UnsafeRawPointer, _ statements: EntityStatements, _ operation: EntityOperation
    ) throws(DatabaseError) {
        let statement = try statements.statement(operation)
        defer { statement.reset() }
        let definition = statements.definition
        if definition.relations == nil {
            try statements.description.bind(entity, to: statement, table: definition.name)
        } else {
            sqlite3_bind_int64(statement.pointer, 1, Int64(statements.generation))
            try statements.description.bind(entity, to: statement, table: definition.name, from: 2)
        }
        try statement.run()
    }

    private func updateOwner(
        _ entity: UnsafeRawPointer, _ statements: EntityStatements, rowID: Int64
    ) throws(DatabaseError) {
        let statement = try statements.statement(.update)
        defer { statement.reset() }
        let definition = statements.definition
        sqlite3_bind_int64(statement.pointer, 1, Int64(statements.generation))
        let last = try statements.description.bind(
            entity, to: statement, table: definition.name, skippingKey: true, from: 2)
        sqlite3_bind_int64(statement.pointer, last, rowID)
        try statement.run()
    }

    private func delete(_ relation: Int, _ statements: EntityStatements, rowID: Int64) throws(DatabaseError) {
        let statement = try statements.statement(.delete, relation)
        defer { statement.reset() }
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        try statement.run()
    }

    private func insertRelations(
        of entity: UnsafeRawPointer, _ statements: EntityStatements, rowID: Int64
    ) throws(DatabaseError) {
        for (index, relation) in statements.description.relations.enumerated() {
            let rows = entity + relation.offset
            guard relation.child.type.rowCount(rows, relation.isMany) ?? 0 > 0 else { continue }
            let statement = try statements.statement(.insert, index)
            defer { statement.reset() }
            sqlite3_bind_int64(statement.pointer, 1, rowID)
            let table = statements.relation(index).name
            try relation.child.type.forEachRow(rows, relation.isMany) { position, row throws(DatabaseError) in
                sqlite3_bind_int64(statement.pointer, 2, Int64(position))
                try relation.child.bind(row, to: statement, table: table, from: 3)
                try statement.run()
            }
        }
    }

    /// Deletes the row with a key, and the rows of its relations.
    ///
    /// - Returns: Whether the row existed.
    package func delete<Value: TableEntity>(_ type: Value.Type, _ key: Value.Key) throws(DatabaseError) -> Bool {
        let statements = try connection.statements(for: type)
        let statement = try statements.statement(.delete)
        defer { statement.reset() }
        try statements.bind(key, to: statement)
        try statement.run()
        guard connection.changes > 0 else { return false }
        connection.changedRows.add(Value.table, key)
        return true
    }

    /// Deletes some rows of a table, and the rows of their relations.
    ///
    /// - Parameters:
    ///   - condition: An SQL condition, with a `?` for each value.
    ///   - values: The values to bind, in order.
    ///   - limit: The maximum number of rows to delete.
    /// - Returns: The number of rows deleted from the table itself.
    package func delete<Value: TableEntity>(
        _ type: Value.Type, where condition: String, _ values: [any ColumnValue], limit: Int
    ) throws(DatabaseError) -> Int {
        let definition = try connection.statements(for: type).definition
        let (table, key) = (
            definition.name.quoted, definition.relations == nil ? definition.keyList : TableDefinition.rowID
        )
        return try execute(
            "DELETE FROM \(table) WHERE (\(key)) IN (SELECT \(key) FROM \(table) WHERE \(condition) LIMIT ?)",
            values + [limit])
    }

    /// Marks the row of an aggregate until the row is updated.
    package func mark<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, as mark: RowMark
    ) throws(DatabaseError) {
        let statements = try connection.statements(for: type)
        let operation: EntityOperation =
            switch mark {
            case .incomplete: .markIncomplete
            case .outdated: .markOutdated
            }
        let statement = try statements.statement(operation)
        defer { statement.reset() }
        try statements.bind(key, to: statement)
        try statement.run()
        if connection.changes > 0 { connection.changedRows.add(Value.table, key) }
    }

    /// Runs a statement that returns no rows. Any row of the database counts as changed.
    ///
    /// - Returns: The number of rows that the statement changed, without rows changed by cascades.
    @discardableResult
    package func execute(_ sql: String, _ values: [any ColumnValue] = []) throws(DatabaseError) -> Int {
        try executeUnnoted(sql, values)
        if connection.changes > 0 { connection.changedRows.addUnknown() }
        return connection.changes
    }

    /// Runs a statement that returns no rows, and changes only tables on whose rows no recorded read depends. No row
    /// counts as changed.
    package func executeUnnoted(_ sql: String, _ values: [any ColumnValue]) throws(DatabaseError) {
        let statement = try connection.statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        try statement.run()
    }
}

extension Connection {
    /// The number of rows that the last statement changed, without cascades. <https://sqlite.org/c3ref/changes.html>
    package var changes: Int { Int(sqlite3_changes64(handle)) }

    package var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }
}
