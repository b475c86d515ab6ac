extension Transaction where Self: ~Copyable {

    /// Returns the rows of an aggregate's only relation to a type, without reading them.
    ///
    /// - Parameters:
    ///   - type: The type of the rows.
    ///   - owner: The type of the aggregate.
    ///   - row: The row of the aggregate, read in this transaction.
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if the aggregate does not have one such relation.
    package func relation<Owner: AggregateEntity, Child: Entity>(
        to type: Child.Type, of owner: Owner.Type, _ row: StoredRow
    ) throws(DatabaseError) -> RelationRows<Child> {
        let statements = try connection.statements(for: owner)
        let relations = statements.description.relations
        guard let index = relations.firstIndex(where: { $0.child.type == type }),
            relations.lastIndex(where: { $0.child.type == type }) == index
        else { throw .undeclared(entity: "\(owner)", reason: "it does not have one relation to \(type)") }
        return RelationRows(
            table: statements.relation(index), description: relations[index].child, ownerRowID: row.rowID,
            count: row.counts[index])
    }

    /// Reads the rows of a relation, in order.
    package func all<Child: Entity>(_ rows: RelationRows<Child>) throws(DatabaseError) -> [Child] {
        try connection.statement(rows.table.selectByOwner).entities([rows.ownerRowID], table: rows.table.name)
    }

    /// Returns the entities that the rows of a relation refer to, without their relations, in the order of the rows.
    ///
    /// An entity to which two rows refer is returned twice. Rows whose entity does not exist are omitted.
    ///
    /// - Parameters:
    ///   - type: The type of the entities.
    ///   - rows: The rows of the relation.
    ///   - reference: The property of the rows that contains the first column of the key.
    ///   - remainder: The values of the other columns of the key, in order; all entities have them in common.
    ///   - property: The property of the rows that a condition applies to.
    ///   - value: The value that the property must have.
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if a property is not a column, or if the key has another
    ///   number of columns.
    package func all<Value: TableEntity, Child: Entity, Reference: ColumnValue, Condition: ColumnValue>(
        _ type: Value.Type, referencedBy rows: RelationRows<Child>, in reference: KeyPath<Child, Reference>,
        keyRemainder remainder: [any ColumnValue], where property: KeyPath<Child, Condition?>, is value: Condition?
    ) throws(DatabaseError) -> [Value] {
        let reference = ReferenceKey(
            table: rows.table.name, reference: MemoryLayout<Child>.offset(of: reference),
            condition: MemoryLayout<Child>.offset(of: property), remainderCount: remainder.count)
        let statement = try connection.statements(for: type).statement(reference, rows.table, rows.description)
        // The condition is the last parameter, and NULL if it has no value: "Unbound parameters are interpreted as NULL".
        // https://sqlite.org/c3ref/bind_blob.html
        var values = remainder
        values.append(rows.ownerRowID)
        if let value { values.append(value) }
        return try statement.entities(values, table: Value.table)
    }
}
