import CPopcornSQLite

/// The statements of one entity on one connection, each prepared on first use.
final class EntityStatements {

    let coding: RecordCoding
    /// The table, with its name in the file.
    let table: TableDefinition
    /// The generation of this version's declaration. Rows of a lower generation may lack columns or relations.
    let generation: Int
    private let connection: OpaquePointer
    private let urls: RecentURLs
    private(set) var prepared: [EntityOperation: Statement] = [:]
    /// The indexes of the relations in the order of their columns.
    private let relationOrder: [Int]

    fileprivate init(_ coding: RecordCoding, _ connection: Connection) {
        self.coding = coding
        table = connection.layout.stored(coding.table)
        generation = connection.layout.generations[coding.table.name] ?? 0
        self.connection = connection.handle
        urls = connection.urls
        relationOrder = table.relationOrder
    }

    /// Returns the statement for an operation.
    func statement(_ operation: EntityOperation) throws(DatabaseError) -> Statement {
        if let statement = prepared[operation] { return statement }
        let statement = try Statement(operation.sql(for: table), on: connection, urls: urls)
        // The number of operations is that of the selections in the sources.
        if prepared.count >= Connection.statementLimit { prepared.removeAll() }
        prepared[operation] = statement
        return statement
    }

    /// Stores an entity.
    func store(_ entity: EntityRecords, _ condition: StoreCondition) throws(DatabaseError) {
        let statement = try statement(.store(condition))
        defer { statement.reset() }
        var index: Int32 = 1
        if table.relations != nil {
            try statement.bind(.integer(Int64(generation)), to: index)
            index += 1
        }
        index = try statement.bind(record: entity.columns, from: index)
        for relation in relationOrder {
            // A parameter without a value is NULL.
            if let record = entity.relations[relation] {
                try record.withUnsafeBufferPointer { record throws(DatabaseError) in
                    try statement.bind(.blob(UnsafeRawBufferPointer(record)), to: index)
                }
            }
            index += 1
        }
        try statement.run()
    }

    /// Returns the conversion of the records of a row that another declaration wrote; `nil` if this version's
    /// declaration wrote the row.
    ///
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if the layout of the records is unknown.
    func conversion(
        from generation: Int, _ connection: Connection
    ) throws(DatabaseError) -> RecordLayout.Conversion? {
        guard generation != self.generation else { return nil }
        guard let stored = try connection.recordLayout(of: coding.table.name, generation) else {
            throw .unreadable(
                table: table.name, column: TableDefinition.generation, expected: "a known generation",
                found: "\(generation)")
        }
        return RecordLayout.Conversion(stored: stored, own: coding.layout)
    }
}

extension Connection {

    /// Returns the statements of an entity.
    func statements(for coding: RecordCoding) -> EntityStatements {
        if let statements = entities[ObjectIdentifier(coding)] { return statements }
        let statements = EntityStatements(coding, self)
        entities[ObjectIdentifier(coding)] = statements
        return statements
    }

    /// Returns the statements of an entity.
    func statements<Value: TableEntity>(for type: Value.Type) throws(DatabaseError) -> EntityStatements {
        statements(for: try RecordCoding.of(type))
    }
}

/// An operation on an entity's table.
enum EntityOperation: Hashable {
    /// Reads the row with a key, and some relations by their indexes.
    case select(relations: [Int])
    /// Reads the keys after a key, or from the start of the table.
    case selectKeys(afterKey: Bool)
    /// Reads the keys that begin with a number of values.
    case selectPrefixedKeys(count: Int)
    case store(StoreCondition)
    case mark(RowMark)
    case delete

    func sql(for table: TableDefinition) -> String {
        switch self {
        case .select(let relations): table.select(relations)
        case .selectKeys(let isAfterKey): table.selectKeys(afterKey: isAfterKey)
        case .selectPrefixedKeys(let count): table.selectKeys(beginningWith: count)
        case .store(let condition): table.store(condition)
        case .mark(let mark): table.mark(as: mark)
        case .delete: table.deleteByKey
        }
    }
}
