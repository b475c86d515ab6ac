/// The statements for one entity on one connection, each prepared at its first use.
@usableFromInline
package final class EntityStatements {

    @usableFromInline
    package let definition: TableDefinition
    private let connection: OpaquePointer
    @usableFromInline
    package var prepared: [Statement?]
    private var selections: [String: Statement] = [:]

    /// How many rows each relation of the row last read has, -1 for none.
    @usableFromInline
    package var counts: [Int]

    init(_ definition: TableDefinition, connection: OpaquePointer) {
        self.definition = definition
        self.connection = connection
        let relations = definition.relations?.count ?? 0
        counts = Array(repeating: -1, count: relations)
        prepared = Array(repeating: nil, count: EntityOperation.count + relations * RelationOperation.count)
    }

    /// The statement that does something with the entity's own row.
    @inlinable
    package func statement(_ operation: EntityOperation) throws(DatabaseError) -> Statement {
        if let statement = prepared[operation.rawValue] { return statement }
        return try prepare(operation)
    }

    /// The statement that does something with the rows of a relation.
    @inlinable
    package func statement(_ operation: RelationOperation, _ relation: Int) throws(DatabaseError) -> Statement {
        if let statement = prepared[operation.slot(of: relation)] { return statement }
        return try prepare(operation, relation)
    }

    /// The statement that reads some rows of a relation.
    @usableFromInline
    package func statement(_ selection: RelationSelection, _ relation: Int) throws(DatabaseError) -> Statement {
        if let statement = selections[selection.key] { return statement }
        let statement = try Statement(selection.sql(for: self.relation(relation)), on: connection)
        selections[selection.key] = statement
        return statement
    }

    /// The table of a relation.
    @usableFromInline
    package func relation(_ index: Int) -> TableDefinition {
        definition.relations?[index] ?? definition
    }

    @usableFromInline
    package func prepare(_ operation: EntityOperation) throws(DatabaseError) -> Statement {
        let statement = try Statement(operation.sql(for: definition), on: connection)
        prepared[operation.rawValue] = statement
        return statement
    }

    @usableFromInline
    package func prepare(_ operation: RelationOperation, _ relation: Int) throws(DatabaseError) -> Statement {
        let statement = try Statement(operation.sql(for: self.relation(relation)), on: connection)
        prepared[operation.slot(of: relation)] = statement
        return statement
    }
}

/// What is done with an entity's own row.
@usableFromInline
package enum EntityOperation: Int, CaseIterable {
    case select, selectStored, insert, insertIfNew, update, delete

    static let count = allCases.count

    func sql(for table: TableDefinition) -> String {
        switch self {
        case .select: table.selectByKey
        case .selectStored: table.selectStoredByKey
        case .insert: table.insert
        case .insertIfNew: table.insertIfNew
        case .update: table.update
        case .delete: table.deleteByKey
        }
    }
}

/// What is done with the rows of a relation.
@usableFromInline
package enum RelationOperation: Int, CaseIterable {
    case select, insert, delete

    static let count = allCases.count

    @usableFromInline
    package func slot(of relation: Int) -> Int {
        EntityOperation.count + relation * Self.count + rawValue
    }

    func sql(for table: TableDefinition) -> String {
        switch self {
        case .select: table.selectByOwner
        case .insert: table.insertOwned
        case .delete: table.deleteByOwner
        }
    }
}
