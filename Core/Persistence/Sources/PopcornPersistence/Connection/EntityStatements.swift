/// The statements of one entity on one connection, each prepared on first use.
final class EntityStatements {

    let definition: TableDefinition
    let description: EntityDescription
    let key: EntityDescription
    /// The generation of this version's declaration. Rows of a lower generation may lack columns or relations.
    let generation: Int
    private let connection: OpaquePointer
    private let urls: URLTable
    private var prepared: [Statement?]
    /// The statements of selections, at most ``Connection/statementLimit``. A selection of another number of values has
    /// another statement.
    private(set) var selections: [SelectionKey: Statement] = [:]

    /// The key by which the statement of a selection is stored for reuse.
    struct SelectionKey: Hashable {
        let relation: Int
        let column: Int?
        let valueCount: Int?
        let limit: Int?
    }

    /// Creates the statements of an entity.
    ///
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if the declaration is invalid.
    init<Value: TableEntity>(_ type: Value.Type, _ connection: Connection) throws(DatabaseError) {
        description = EntityDescription(type)
        key = EntityDescription(Value.Key.self)
        definition = connection.layout.stored(TableDefinition(type, description))
        generation = connection.layout.generations[Value.table] ?? 0
        self.connection = connection.handle
        urls = connection.urls
        let slots = EntityOperation.count + description.relations.count * RelationOperation.count
        prepared = Array(repeating: nil, count: slots)
        if let problem = description.problem {
            throw .undeclared(entity: "\(type)", reason: problem)
        }
    }

    /// Returns the table of a relation.
    func relation(_ index: Int) -> TableDefinition {
        definition.relations?[index] ?? definition
    }

    /// Returns the statement for an operation on the entity's own row.
    func statement(_ operation: EntityOperation) throws(DatabaseError) -> Statement {
        if let statement = prepared[operation.rawValue] { return statement }
        let statement = try Statement(operation.sql(for: definition), on: connection, urls: urls)
        prepared[operation.rawValue] = statement
        return statement
    }

    /// Returns the statement for an operation on the rows of a relation.
    func statement(_ operation: RelationOperation, _ relation: Int) throws(DatabaseError) -> Statement {
        let slot = operation.slot(of: relation)
        if let statement = prepared[slot] { return statement }
        let statement = try Statement(operation.sql(for: self.relation(relation)), on: connection, urls: urls)
        prepared[slot] = statement
        return statement
    }

    /// Returns the statement that reads selected rows of a relation.
    func statement(_ selection: SelectedRelation, _ relation: Int) throws(DatabaseError) -> Statement {
        let key = SelectionKey(
            relation: relation, column: selection.condition?.offset, valueCount: selection.condition?.values.count,
            limit: selection.limit)
        if let statement = selections[key] { return statement }
        let column = try selection.condition.map { condition throws(DatabaseError) in
            try description.relations[relation].child.column(at: condition.offset)
        }
        let sql = self.relation(relation).selectByOwner(
            column: column, valueCount: key.valueCount ?? 0, limit: selection.limit)
        let statement = try Statement(sql, on: connection, urls: urls)
        if selections.count >= Connection.statementLimit { selections.removeAll() }
        selections[key] = statement
        return statement
    }

    /// Binds a key to the first parameters of a statement.
    ///
    /// - Returns: The index of the next parameter.
    @discardableResult
    func bind<Key: Entity>(_ key: Key, to statement: Statement) throws(DatabaseError) -> Int {
        try withUnsafePointer(to: key) { key throws(DatabaseError) in
            Int(try self.key.bind(key, to: statement, table: definition.name))
        }
    }
}

extension Connection {

    /// Returns the statements of an entity.
    func statements<Value: TableEntity>(for type: Value.Type) throws(DatabaseError) -> EntityStatements {
        if let statements = entities[ObjectIdentifier(type)] { return statements }
        let statements = try EntityStatements(type, self)
        entities[ObjectIdentifier(type)] = statements
        return statements
    }
}

/// An operation on an entity's own row.
enum EntityOperation: Int, CaseIterable {
    case select, selectStored, insert, insertIfNew, update, markIncomplete, markOutdated, delete

    static let count = allCases.count

    func sql(for table: TableDefinition) -> String {
        switch self {
        case .select: table.selectByKey
        case .selectStored: table.selectStoredByKey
        case .insert: table.insert
        case .insertIfNew: table.insertIfNew
        case .update: table.update
        case .markIncomplete: table.markIncomplete
        case .markOutdated: table.markOutdated
        case .delete: table.deleteByKey
        }
    }
}

/// An operation on the rows of a relation.
enum RelationOperation: Int, CaseIterable {
    case select, insert, delete

    static let count = allCases.count

    func slot(of relation: Int) -> Int {
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
