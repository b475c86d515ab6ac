public import CSQLite

/// Binds how many rows each relation has to the parameters of the owner's row.
@usableFromInline
package struct RelationCountBinder: RelationVisitor {

    @usableFromInline
    package var binder: RowBinder

    @inlinable
    package init(_ binder: RowBinder) {
        self.binder = binder
    }

    @inlinable
    package mutating func many<Row: Entity>(_ name: StaticString, _ rows: inout [Row]?, in group: RelationGroup) {
        var count = rows?.count
        binder.column(name, &count)
    }

    @inlinable
    package mutating func one<Row: Entity>(_ name: StaticString, _ row: inout Row?, in group: RelationGroup) {
        var count = row == nil ? nil : 1
        binder.column(name, &count)
    }
}

/// Writes the rows of all relations, in place of those that are there.
@usableFromInline
package struct RelationWriter: RelationVisitor {

    @usableFromInline
    package let statements: EntityStatements
    @usableFromInline
    package let rowID: Int64
    /// How many rows each relation has in the database; empty for a new owner.
    @usableFromInline
    package let present: [Int]
    @usableFromInline
    package var relation = 0
    @usableFromInline
    package var failure: DatabaseError?

    @inlinable
    package init(_ statements: EntityStatements, rowID: Int64, present: [Int]) {
        self.statements = statements
        self.rowID = rowID
        self.present = present
    }

    @inlinable
    package mutating func many<Row: Entity>(_ name: StaticString, _ rows: inout [Row]?, in group: RelationGroup) {
        defer { relation &+= 1 }
        guard failure == nil else { return }
        do throws(DatabaseError) {
            try deletePresent()
            if let rows, !rows.isEmpty { try insert(rows) }
        } catch {
            failure = error
        }
    }

    @inlinable
    package mutating func one<Row: Entity>(_ name: StaticString, _ row: inout Row?, in group: RelationGroup) {
        var rows = row.map { [$0] }
        many(name, &rows, in: group)
    }

    @inlinable
    package func deletePresent() throws(DatabaseError) {
        guard !present.isEmpty, present[relation] > 0 else { return }
        let statement = try statements.statement(.delete, relation)
        defer { statement.reset() }
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        try statement.run()
    }

    @inlinable
    package func insert<Row: Entity>(_ rows: [Row]) throws(DatabaseError) {
        let statement = try statements.statement(.insert, relation)
        defer { statement.reset() }
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        for position in rows.indices {
            var row = rows[position]
            sqlite3_bind_int64(statement.pointer, 2, Int64(position))
            var binder = RowBinder(statement.pointer, from: 3)
            row.columns(&binder)
            try binder.finish(table: statements.relationName(relation))
            try statement.run()
        }
    }
}
