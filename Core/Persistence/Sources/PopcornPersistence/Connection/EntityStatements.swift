import CPopcornSQLite

/// The statements of one entity on one connection, each prepared on first use.
final class EntityStatements {

    let definition: TableDefinition
    let description: EntityDescription
    let key: EntityDescription
    /// The generation of this version's declaration. Rows of a lower generation may lack columns or relations.
    let generation: Int
    private let connection: OpaquePointer
    private let urls: URLTable
    /// The declared name of the table.
    private let name: String
    private var prepared: [Statement?]
    /// The statements that read the rows of some relations with the row. Their number is that of the selections in the
    /// sources.
    private(set) var selections: [[Int]: Statement] = [:]
    /// The indexes of the relations in the order of their columns.
    private let relationOrder: [Int]
    /// The layout of the records that this version writes.
    private let layout: RecordLayout

    /// Creates the statements of an entity.
    ///
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if the declaration is invalid.
    init<Value: TableEntity>(_ type: Value.Type, _ connection: Connection) throws(DatabaseError) {
        description = EntityDescription(type)
        key = EntityDescription(Value.Key.self)
        definition = connection.layout.stored(TableDefinition(type, description))
        generation = connection.layout.generations[Value.table] ?? 0
        name = Value.table
        self.connection = connection.handle
        urls = connection.urls
        relationOrder = definition.relationOrder
        layout = RecordLayout(definition)
        prepared = Array(repeating: nil, count: EntityOperation.allCases.count)
        if let problem = description.problem {
            throw .undeclared(entity: "\(type)", reason: problem)
        }
    }

    /// Returns the statement for an operation on the entity's row.
    func statement(_ operation: EntityOperation) throws(DatabaseError) -> Statement {
        if let statement = prepared[operation.rawValue] { return statement }
        let statement = try Statement(operation.sql(for: definition), on: connection, urls: urls)
        prepared[operation.rawValue] = statement
        return statement
    }

    /// Returns the statement that reads the row of an aggregate with the rows of some relations.
    ///
    /// - Parameter relations: The indexes of the relations.
    func statement(selecting relations: [Int]) throws(DatabaseError) -> Statement {
        if let statement = selections[relations] { return statement }
        let statement = try Statement(definition.selectStoredByKey(relations), on: connection, urls: urls)
        if selections.count >= Connection.statementLimit { selections.removeAll() }
        selections[relations] = statement
        return statement
    }

    /// Binds an entity to the parameters of a statement that stores its row, and runs it.
    func run(_ statement: Statement, with entity: UnsafeRawPointer) throws(DatabaseError) {
        defer { statement.reset() }
        let isAggregate = definition.relations != nil
        if isAggregate { sqlite3_bind_int64(statement.pointer, 1, Int64(generation)) }
        var index = try description.bind(
            entity, to: statement, table: definition.name, from: isAggregate ? 2 : 1)
        for relation in relationOrder {
            // A parameter without a value is NULL.
            if let record = try description.relations[relation].record(
                of: entity, table: definition.name, hasChecksum: true)
            {
                let code = record.bind(statement.pointer, index)
                guard code == SQLITE_OK else { throw statement.failure(code) }
            }
            index += 1
        }
        try statement.run()
    }

    /// Returns the conversion of the records of a row that another declaration wrote; `nil` if this version's wrote it.
    ///
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if the layout of the records is unknown.
    func conversion(
        from generation: Int, _ connection: Connection
    ) throws(DatabaseError) -> RecordLayout.Conversion? {
        guard generation != self.generation else { return nil }
        guard let stored = try connection.recordLayout(of: name, generation) else {
            throw .unreadable(
                table: definition.name, column: TableDefinition.generation, expected: "a known generation",
                found: "\(generation)")
        }
        return RecordLayout.Conversion(stored: stored, own: layout)
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

/// An operation on an entity's row.
enum EntityOperation: Int, CaseIterable {
    case select, insert, insertIfNew, upsert, markIncomplete, markOutdated, delete

    func sql(for table: TableDefinition) -> String {
        switch self {
        case .select: table.selectByKey
        case .insert: table.insert
        case .insertIfNew: table.insertIfNew
        case .upsert: table.upsert
        case .markIncomplete: table.mark(as: .incomplete)
        case .markOutdated: table.mark(as: .outdated)
        case .delete: table.deleteByKey
        }
    }
}
