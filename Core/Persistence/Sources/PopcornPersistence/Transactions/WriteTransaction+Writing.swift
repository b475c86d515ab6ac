import CPopcornSQLite

extension WriteTransaction {

    /// Applies a change.
    ///
    /// - Returns: Whether a row was stored, marked or deleted.
    @discardableResult
    package func apply(_ change: EntityChange) throws(DatabaseError) -> Bool {
        switch change {
        case .store(let records, let condition):
            try connection.statements(for: records.key.coding).store(records, condition)
        case .delete(let key): try run(.delete, key)
        case .mark(let key, let mark): try run(.mark(mark), key)
        // A file has no number of deletions, and the writes of this process are revoked in memory.
        case .revokeWrites: return false
        }
        guard connection.changes > 0 else { return false }
        if let key = change.notedKey { connection.changedRows.add(key.slot) }
        return true
    }

    private func run(_ operation: EntityOperation, _ key: EntityKey) throws(DatabaseError) {
        _ = try connection.statements(for: key.coding).statement(operation).firstRow(key.record) { _ in }
    }

    /// Inserts an entity with the rows of its relations.
    ///
    /// - Throws: ``DatabaseError/sqlite(_:)`` if a row with the same key exists.
    package func insert<Value: TableEntity>(_ entity: Value) throws(DatabaseError) {
        try apply(.store(EntityRecords(entity), .keyIsUnused))
    }

    /// Inserts an entity with the rows of its relations, unless a row with the same key exists.
    ///
    /// - Returns: Whether the entity was inserted.
    package func insertIfNew<Value: TableEntity>(_ entity: Value) throws(DatabaseError) -> Bool {
        try apply(.insertIfNew(entity))
    }

    /// Stores an entity with the rows of its relations, in place of the entity with the same key, which need not be
    /// readable.
    package func store<Value: TableEntity>(_ entity: Value) throws(DatabaseError) {
        try apply(.store(entity))
    }

    /// Deletes the row with a key, and the rows of its relations.
    ///
    /// - Returns: Whether the row existed.
    package func delete<Value: TableEntity>(_ type: Value.Type, _ key: Value.Key) throws(DatabaseError) -> Bool {
        try apply(.delete(type, key))
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
        let definition = try connection.statements(for: type).table
        let (table, key) = (
            definition.name.quoted, definition.relations == nil ? definition.keyList : TableDefinition.rowID
        )
        return try execute(
            "DELETE FROM \(table) WHERE (\(key)) IN (SELECT \(key) FROM \(table) WHERE \(condition) LIMIT ?)",
            values + [limit])
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

    /// Runs a statement that returns no rows, without recording changed rows. Use it only for tables that no recorded
    /// read depends on.
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
}
