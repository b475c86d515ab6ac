import CSQLite

/// What an entity's declaration says: its columns and relations, and where in the entity their properties are.
final class EntityDescription: Sendable {

    /// What is bound to a column's parameter.
    struct Source {
        enum Kind {
            case value(any ColumnValue.Type, isNullable: Bool)
            /// The number of a relation's rows.
            case count(any Entity.Type, isMany: Bool)
        }

        let kind: Kind
        /// How many bytes into the entity the property is.
        var offset: Int
        var isKey = false
    }

    /// A relation, and where its rows come from.
    final class Relation: Sendable {
        let name: String
        let child: EntityDescription
        let isMany: Bool
        let offset: Int
        let reading: RelationLoading

        init(name: String, child: EntityDescription, isMany: Bool, offset: Int, reading: RelationLoading) {
            self.name = name
            self.child = child
            self.isMany = isMany
            self.offset = offset
            self.reading = reading
        }
    }

    let type: any Entity.Type
    let columns: [TableDefinition.Column]
    /// Where the columns' values come from, in the same order.
    let sources: [Source]
    let relations: [Relation]
    /// Why the declaration cannot be used, if so.
    let problem: String?

    init<Value: Entity>(_ type: Value.Type) {
        let describer = EntityDescriber()
        _ = describer.describe(type)
        self.type = type
        columns = describer.columns
        sources = describer.sources
        relations = describer.relations
        problem = describer.problem ?? relations.lazy.compactMap(\.child.problem).first
    }

    /// The name of the column of a property.
    ///
    /// - Parameter offset: How many bytes into the entity the property is.
    func column(at offset: Int?) throws(DatabaseError) -> String {
        guard let index = sources.firstIndex(where: { $0.offset == offset }) else {
            throw .undeclared(entity: "\(type)", reason: "a query names a property that is no column")
        }
        return columns[index].name
    }

    /// Binds columns of an entity to the parameters of a statement, in their order.
    ///
    /// - Parameters:
    ///   - entity: Where an entity of this type is.
    ///   - skippingKey: Whether the key is left out.
    ///   - first: The first parameter.
    /// - Returns: The parameter after the last.
    @discardableResult
    func bind(
        _ entity: UnsafeRawPointer, to statement: Statement, table: @autoclosure () -> String,
        skippingKey: Bool = false, from first: Int32 = 1
    ) throws(DatabaseError) -> Int32 {
        let pointer = statement.pointer
        var index = first
        for (column, source) in sources.enumerated() where !(skippingKey && source.isKey) {
            let property = entity + source.offset
            let code =
                switch source.kind {
                case .value(let type, let isNullable): type.bind(property, isNullable, pointer, index)
                case .count(let type, let isMany):
                    type.rowCount(property, isMany)?.bind(pointer, index) ?? sqlite3_bind_null(pointer, index)
                }
            guard code == SQLITE_OK else {
                throw .unstorable(table: table(), column: columns[column].name, code: code)
            }
            index += 1
        }
        return index
    }
}

/// Learns an entity's columns and relations while it is made of placeholders.
final class EntityDescriber {

    private(set) var columns: [TableDefinition.Column] = []
    private(set) var sources: [EntityDescription.Source] = []
    private(set) var relations: [EntityDescription.Relation] = []
    private(set) var problem: String?
    /// Where the properties are that have been taken.
    private var offsets: Set<Int> = []

    /// Makes an entity and compares its properties with those that it took.
    func describe<Value: Entity>(_ type: Value.Type) -> Value {
        let value = Value(from: Row(RowReader(nil, describer: self)))
        let count = Mirror(reflecting: value).children.count
        if offsets.count != count {
            problem = problem ?? "\(type) has \(count) stored properties and takes \(offsets.count) from its row"
        }
        return value
    }

    func add(_ name: String, _ type: any ColumnValue.Type, isNullable: Bool, at offset: Int?, _ role: ColumnRole) {
        let column = TableDefinition.Column(name: name, type: type.columnType, isNullable: isNullable, role: role)
        add(column, .value(type, isNullable: isNullable), at: offset)
    }

    /// Notes the columns of another entity as columns of this one.
    func describe<Part: Entity>(_ type: Part.Type, at offset: Int?, isKey: Bool) -> Part {
        let describer = EntityDescriber()
        let part = describer.describe(type)
        problem = problem ?? describer.problem
        if !describer.relations.isEmpty { problem = problem ?? "\(type) stands within another row and has relations" }
        if let offset = noted(offset, isKey ? "the key" : "\(type)") {
            columns += describer.columns.map {
                TableDefinition.Column(
                    name: $0.name, type: $0.type, isNullable: $0.isNullable, role: isKey ? .key : $0.role)
            }
            sources += describer.sources.map {
                EntityDescription.Source(kind: $0.kind, offset: offset + $0.offset, isKey: isKey)
            }
        }
        return part
    }

    func addRelation<Child: Entity>(
        _ name: String, _ child: Child.Type, isMany: Bool, at offset: Int?, _ reading: RelationLoading
    ) {
        let count = TableDefinition.Column(name: "\(name)_count", type: .integer, isNullable: true, role: .value)
        add(count, .count(child, isMany: isMany), at: offset)
        relations.append(
            EntityDescription.Relation(
                name: name, child: EntityDescription(child), isMany: isMany, offset: offset ?? 0, reading: reading))
    }

    private func add(_ column: TableDefinition.Column, _ kind: EntityDescription.Source.Kind, at offset: Int?) {
        guard let offset = noted(offset, column.name) else { return }
        columns.append(column)
        sources.append(EntityDescription.Source(kind: kind, offset: offset))
    }

    private func noted(_ offset: Int?, _ name: String) -> Int? {
        guard let offset else {
            problem = problem ?? "the property of \(name) is not stored"
            return nil
        }
        if !offsets.insert(offset).inserted {
            problem = problem ?? "the property of \(name) has another column already"
        }
        return offset
    }
}
