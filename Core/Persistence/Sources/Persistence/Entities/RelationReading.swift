public import CSQLite

/// Reads how many rows each relation has from the owner's row.
@usableFromInline
package struct RelationCountReader: RelationVisitor {

    @usableFromInline
    package var reader: RowReader
    @usableFromInline
    package let statements: EntityStatements
    @usableFromInline
    package var relation = 0

    @inlinable
    package init(_ reader: RowReader, _ statements: EntityStatements) {
        self.reader = reader
        self.statements = statements
    }

    @inlinable
    package mutating func many<Row: Entity>(_ name: StaticString, _ rows: inout [Row]?, in group: RelationGroup) {
        count()
    }

    @inlinable
    package mutating func one<Row: Entity>(_ name: StaticString, _ row: inout Row?, in group: RelationGroup) {
        count()
    }

    @inlinable
    package mutating func count() {
        var count: Int?
        reader.column("", &count)
        statements.counts[relation] = count ?? -1
        relation &+= 1
    }
}

/// Reads the rows of the relations that are wanted.
@usableFromInline
package struct RelationLoader: RelationVisitor {

    @usableFromInline
    package let statements: EntityStatements
    @usableFromInline
    package let rowID: Int64
    @usableFromInline
    package let groups: RelationGroup
    @usableFromInline
    package let selections: [RelationSelection]
    @usableFromInline
    package var relation = 0
    @usableFromInline
    package var failure: DatabaseError?

    @inlinable
    package init(
        _ statements: EntityStatements, rowID: Int64, groups: RelationGroup, selections: [RelationSelection] = []
    ) {
        self.statements = statements
        self.rowID = rowID
        self.groups = groups
        self.selections = selections
    }

    @inlinable
    package mutating func many<Row: Entity>(_ name: StaticString, _ rows: inout [Row]?, in group: RelationGroup) {
        rows = load(name, group)
    }

    @inlinable
    package mutating func one<Row: Entity>(_ name: StaticString, _ row: inout Row?, in group: RelationGroup) {
        let rows: [Row]? = load(name, group)
        row = rows?.first
    }

    @inlinable
    package mutating func load<Row: Entity>(_ name: StaticString, _ group: RelationGroup) -> [Row]? {
        defer { relation &+= 1 }
        let count = statements.counts[relation]
        guard count >= 0, failure == nil else { return nil }
        let selection = selections.first { $0.isOf(name) }
        guard selection != nil || groups.isSuperset(of: group) else { return nil }
        guard count > 0 else { return [] }
        do throws(DatabaseError) {
            return if let selection { try rows(selection) } else { try rows(count) }
        } catch {
            failure = error
            return nil
        }
    }

    @inlinable
    package func rows<Row: Entity>(_ selection: RelationSelection) throws(DatabaseError) -> [Row] {
        let statement = try statements.statement(selection, relation)
        defer { statement.reset() }
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        try statement.bind(selection.values, from: 2)
        var rows: [Row] = []
        while try statement.step() {
            var row = Row()
            try row.read(statement, table: statements.relationName(relation))
            rows.append(row)
        }
        return rows
    }

    @inlinable
    package func rows<Row: Entity>(_ count: Int) throws(DatabaseError) -> [Row] {
        let statement = try statements.statement(.select, relation)
        defer { statement.reset() }
        sqlite3_bind_int64(statement.pointer, 1, rowID)
        var rows: [Row] = []
        // The count comes from a file, so it is not trusted with any amount of memory.
        rows.reserveCapacity(min(count, 4096))
        while try statement.step() {
            var row = Row()
            try row.read(statement, table: statements.relationName(relation))
            rows.append(row)
        }
        guard rows.count == count else { throw statements.miscounted(relation, found: rows.count) }
        return rows
    }
}

extension EntityStatements {

    @usableFromInline
    package func relationName(_ index: Int) -> String {
        relation(index).name
    }

    @usableFromInline
    package func miscounted(_ index: Int, found: Int) -> DatabaseError {
        .unreadable(
            table: definition.name, column: "number of rows in \(relationName(index))", expected: "\(found)",
            found: "\(counts[index])")
    }
}
