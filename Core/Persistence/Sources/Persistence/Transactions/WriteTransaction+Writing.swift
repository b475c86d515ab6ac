public import CSQLite

extension WriteTransaction {

    /// Inserts an entity.
    ///
    /// - Throws: ``DatabaseError/sqlite(_:)`` where there is a row of the same key.
    @inlinable
    package func insert<Value: TableEntity>(_ entity: Value) throws(DatabaseError) {
        try insert(entity, .insert)
    }

    /// Inserts an entity unless there is a row of the same key.
    ///
    /// - Returns: Whether the entity was inserted.
    @inlinable
    package func insertIfNew<Value: TableEntity>(_ entity: Value) throws(DatabaseError) -> Bool {
        try insert(entity, .insertIfNew)
        return connection.changes > 0
    }

    @inlinable
    package func insert<Value: TableEntity>(_ entity: Value, _ operation: EntityOperation) throws(DatabaseError) {
        let statement = try connection.statements(for: Value.self).statement(operation)
        defer { statement.reset() }
        var entity = entity
        var binder = RowBinder(statement.pointer)
        entity.columns(&binder)
        try binder.finish(table: Value.table)
        try statement.run()
    }

    /// Inserts an entity with the rows of its relations.
    ///
    /// - Throws: ``DatabaseError/sqlite(_:)`` where there is a row of the same key.
    @inlinable
    package func insert<Value: AggregateEntity>(_ entity: Value) throws(DatabaseError) {
        let statements = connection.statements(forAggregate: Value.self)
        var entity = entity
        try insertOwner(&entity, statements)
        try writeRelations(of: &entity, statements, rowID: connection.lastInsertedRowID, present: [])
    }

    /// Writes an entity in place of what its row and its relations hold; the row's key stays as it is.
    ///
    /// - Parameter stored: An entity that this transaction found, changed.
    @inlinable
    package func update<Value: AggregateEntity>(_ stored: Stored<Value>) throws(DatabaseError) {
        let statements = connection.statements(forAggregate: Value.self)
        var entity = stored.entity
        try updateOwner(&entity, statements, rowID: stored.rowID)
        try writeRelations(of: &entity, statements, rowID: stored.rowID, present: stored.counts)
    }

    @inlinable
    package func insertOwner<Value: AggregateEntity>(
        _ entity: inout Value, _ statements: EntityStatements
    ) throws(DatabaseError) {
        let statement = try statements.statement(.insert)
        defer { statement.reset() }
        var columns = RowBinder(statement.pointer)
        entity.columns(&columns)
        var counts = RelationCountBinder(columns)
        entity.relations(&counts)
        try counts.binder.finish(table: Value.table)
        try statement.run()
    }

    @inlinable
    package func updateOwner<Value: AggregateEntity>(
        _ entity: inout Value, _ statements: EntityStatements, rowID: Int64
    ) throws(DatabaseError) {
        let statement = try statements.statement(.update)
        defer { statement.reset() }
        var columns = RoleBinder(.value, statement.pointer)
        entity.columns(&columns)
        var counts = RelationCountBinder(columns.binder)
        entity.relations(&counts)
        try counts.binder.finish(table: Value.table)
        sqlite3_bind_int64(statement.pointer, counts.binder.index, rowID)
        try statement.run()
    }

    @inlinable
    package func writeRelations<Value: AggregateEntity>(
        of entity: inout Value, _ statements: EntityStatements, rowID: Int64, present: [Int]
    ) throws(DatabaseError) {
        var writer = RelationWriter(statements, rowID: rowID, present: present)
        entity.relations(&writer)
        if let failure = writer.failure { throw failure }
    }

    /// Deletes the row with the key of an entity, and what belongs to it.
    ///
    /// - Returns: Whether there was such a row.
    @inlinable
    package func delete<Value: TableEntity>(_ probe: Value) throws(DatabaseError) -> Bool {
        let statement = try connection.statements(for: Value.self).statement(.delete)
        defer { statement.reset() }
        var probe = probe
        try probe.bindKey(to: statement, table: Value.table)
        try statement.run()
        return connection.changes > 0
    }

    /// Deletes rows of an entity's table, and what belongs to them.
    ///
    /// - Parameters:
    ///   - condition: An SQL condition with a `?` for each value; without one, every row is deleted.
    /// - Returns: How many rows of the table itself were deleted.
    @usableFromInline
    package func deleteAll<Value: TableEntity>(
        _ type: Value.Type, where condition: String = "TRUE", _ values: [any ColumnValue] = []
    ) throws(DatabaseError) -> Int {
        try execute("DELETE FROM \(table(of: type).quoted) WHERE \(condition)", values)
    }

    /// Runs a statement that gives no rows.
    ///
    /// - Returns: How many rows it changed, without those changed by cascades.
    @discardableResult
    @usableFromInline
    package func execute(_ sql: String, _ values: [any ColumnValue] = []) throws(DatabaseError) -> Int {
        let statement = try connection.statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        try statement.run()
        return connection.changes
    }
}

extension Connection {
    /// How many rows the last statement changed itself. <https://sqlite.org/c3ref/changes.html>
    @usableFromInline
    package var changes: Int { Int(sqlite3_changes64(handle)) }

    @usableFromInline
    package var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }
}
