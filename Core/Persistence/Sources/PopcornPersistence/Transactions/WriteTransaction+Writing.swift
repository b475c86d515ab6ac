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
        let statement = try connection.statement(statements.definition.upsert(ifGreaterIn: column))
        try withUnsafePointer(to: entity) { entity throws(DatabaseError) in
            try statements.run(statement, with: UnsafeRawPointer(entity))
        }
    }

    /// Stores an entity with the rows of its relations, in place of the one with the same key, which need not be readable.
    package func store<Value: TableEntity>(_ entity: Value) throws(DatabaseError) {
        try insert(entity, .upsert)
    }

    private func insert<Value: TableEntity>(_ entity: Value, _ operation: EntityOperation) throws(DatabaseError) {
        let statements = try connection.statements(for: Value.self)
        let statement = try statements.statement(operation)
        connection.changedRows.add(Value.table, entity.key)
        try withUnsafePointer(to: entity) { entity throws(DatabaseError) in
            try statements.run(statement, with: UnsafeRawPointer(entity))
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
    /// - Returns: The number of rows deleted.
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
