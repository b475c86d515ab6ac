/// The columns and relations that an entity declares, with the offsets of their properties in memory.
final class EntityDescription: Sendable {

    /// The source of a column's value.
    struct Source {
        enum Kind {
            case value(any ColumnValue.Type, isNullable: Bool)
            /// The number of rows of a relation.
            case count(any Entity.Type, isMany: Bool)
        }

        let kind: Kind
        /// The offset of the property in the entity, in bytes.
        let offset: Int
    }

    /// A relation and the source of its rows.
    final class Relation: Sendable {
        let name: String
        let child: EntityDescription
        let isMany: Bool
        let offset: Int
        let loading: RelationLoading

        init(name: String, child: EntityDescription, isMany: Bool, offset: Int, loading: RelationLoading) {
            self.name = name
            self.child = child
            self.isMany = isMany
            self.offset = offset
            self.loading = loading
        }

        /// Returns the record of the relation's rows, with its checksum; `nil` if it has none.
        ///
        /// - Parameter owner: A pointer to the entity with the relation.
        /// - Throws: ``DatabaseError/unstorable(table:column:reason:)`` if a row has a number that is NaN.
        func record(
            of owner: UnsafeRawPointer, table: @autoclosure () -> String
        ) throws(DatabaseError) -> [UInt8]? {
            let rows = owner + offset
            let count = child.type.rowCount(rows, isMany) ?? 0
            guard count > 0 else { return nil }
            var writer = RecordWriter(sharesTexts: count > 1)
            try child.type.forEachRow(rows, isMany) { row throws(DatabaseError) in
                try child.write(row, to: &writer, table: table())
            }
            writer.appendChecksum()
            return writer.bytes
        }
    }

    let type: any Entity.Type
    let columns: [TableDefinition.Column]
    /// The sources of the columns' values, in the order of the columns.
    let sources: [Source]
    let relations: [Relation]
    /// The reason why the declaration is invalid, or `nil` if it is valid.
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

    /// Returns the index of the column of a property.
    ///
    /// - Parameter offset: The offset of the property in the entity, in bytes.
    func columnIndex(at offset: Int?) throws(DatabaseError) -> Int {
        guard let index = sources.firstIndex(where: { $0.offset == offset }) else {
            throw .undeclared(entity: "\(type)", reason: "a query names a property that is not a column")
        }
        return index
    }

    /// Appends the columns of an entity to a record, in declaration order.
    ///
    /// - Parameter entity: A pointer to an entity of this type.
    /// - Throws: ``DatabaseError/unstorable(table:column:reason:)`` if the entity has a number that is NaN.
    func write(
        _ entity: UnsafeRawPointer, to writer: inout RecordWriter, table: @autoclosure () -> String
    ) throws(DatabaseError) {
        for (column, source) in sources.enumerated() {
            let property = entity + source.offset
            switch source.kind {
            case .value(let type, let isNullable):
                guard type.write(property, isNullable, to: &writer) else {
                    throw .unstorable(table: table(), column: columns[column].name, reason: "the number is NaN")
                }
            case .count(let type, let isMany):
                if let count = type.rowCount(property, isMany) {
                    writer.append(Int64(count))
                } else {
                    writer.appendNull()
                }
            }
        }
    }

    /// Returns the indexes of the relations that are read for a selection, including relations that are always read.
    ///
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if the selection contains a property that is not a
    ///   relation.
    func relations(readFor selected: [SelectedRelation]) throws(DatabaseError) -> [Int] {
        for selection in selected where !relations.contains(where: { $0.offset == selection.offset }) {
            throw .undeclared(entity: "\(type)", reason: "a selection names a property that is not a relation")
        }
        return relations.indices.filter { index in
            relations[index].loading == .always || selected.contains { $0.offset == relations[index].offset }
        }
    }
}

/// A recorder of the columns and relations of an entity, while the entity is created from placeholder values.
final class EntityDescriber {

    private(set) var columns: [TableDefinition.Column] = []
    private(set) var sources: [EntityDescription.Source] = []
    private(set) var relations: [EntityDescription.Relation] = []
    private(set) var problem: String?
    /// The offsets of the properties that have been read.
    private var offsets: Set<Int> = []

    /// Creates an entity from placeholders.
    ///
    /// A debug build, such as that of the tests, checks that each stored property is read from the row of the entity.
    /// The reflection would take a tenth of the processor time of a cached `popcorn movie`.
    func describe<Value: Entity>(_ type: Value.Type) -> Value {
        let value = Value(from: Row(RowReader(describer: self)))
        #if DEBUG
        let count = Mirror(reflecting: value).children.count
        if offsets.count != count {
            problem = problem ?? "\(type) has \(count) stored properties and reads \(offsets.count) from its row"
        }
        #endif
        return value
    }

    func add(_ name: String, _ type: any ColumnValue.Type, isNullable: Bool, at offset: Int?, _ role: ColumnRole) {
        let column = TableDefinition.Column(name: name, type: type.columnType, isNullable: isNullable, role: role)
        add(column, .value(type, isNullable: isNullable), at: offset)
    }

    /// Adds the columns of another entity to the columns of this entity.
    func describe<Part: Entity>(_ type: Part.Type, at offset: Int?, isKey: Bool) -> Part {
        let describer = EntityDescriber()
        let part = describer.describe(type)
        problem = problem ?? describer.problem
        if !describer.relations.isEmpty { problem = problem ?? "\(type) is embedded in another row and has relations" }
        if let offset = registerOffset(offset, isKey ? "the key" : "\(type)") {
            columns += describer.columns.map {
                TableDefinition.Column(
                    name: $0.name, type: $0.type, isNullable: $0.isNullable, role: isKey ? .key : $0.role)
            }
            sources += describer.sources.map {
                EntityDescription.Source(kind: $0.kind, offset: offset + $0.offset)
            }
        }
        return part
    }

    func addRelation<Child: Entity>(
        _ name: String, _ child: Child.Type, isMany: Bool, at offset: Int?, _ loading: RelationLoading
    ) {
        let count = TableDefinition.Column(name: "\(name)_count", type: .integer, isNullable: true, role: .value)
        add(count, .count(child, isMany: isMany), at: offset)
        relations.append(
            EntityDescription.Relation(
                name: name, child: EntityDescription(child), isMany: isMany, offset: offset ?? 0, loading: loading))
    }

    private func add(_ column: TableDefinition.Column, _ kind: EntityDescription.Source.Kind, at offset: Int?) {
        guard let offset = registerOffset(offset, column.name) else { return }
        columns.append(column)
        sources.append(EntityDescription.Source(kind: kind, offset: offset))
    }

    private func registerOffset(_ offset: Int?, _ name: String) -> Int? {
        guard let offset else {
            problem = problem ?? "the property of \(name) is not stored"
            return nil
        }
        if !offsets.insert(offset).inserted {
            problem = problem ?? "the property of \(name) already has another column"
        }
        return offset
    }
}

// Rows are read property by property from their location in memory, so that writing does not copy rows. The location of
// a property is the offset of its key path. https://developer.apple.com/documentation/swift/memorylayout/offset(of:)

extension Entity {

    /// Returns the number of rows of a relation to entities of this type, or `nil` if the relation is `nil`.
    ///
    /// - Parameter property: A pointer to a `[Self]?`, or to a `Self?` if the relation has at most one row.
    static func rowCount(_ property: UnsafeRawPointer, _ isMany: Bool) -> Int? {
        if isMany {
            property.assumingMemoryBound(to: [Self]?.self).pointee?.count
        } else {
            property.assumingMemoryBound(to: Self?.self).pointee == nil ? nil : 1
        }
    }

    /// Calls a closure with a pointer to each row of a relation to entities of this type.
    ///
    /// - Parameter property: A pointer to a `[Self]?`, or to a `Self?` if the relation has at most one row.
    static func forEachRow<Failure>(
        _ property: UnsafeRawPointer, _ isMany: Bool,
        _ body: (UnsafeRawPointer) throws(Failure) -> Void
    ) throws(Failure) {
        if isMany {
            let rows = property.assumingMemoryBound(to: [Self]?.self).pointee ?? []
            try rows.withUnsafeBufferPointer { rows throws(Failure) in
                guard let start = rows.baseAddress else { return }
                for position in rows.indices { try body(UnsafeRawPointer(start + position)) }
            }
        } else if let row = property.assumingMemoryBound(to: Self?.self).pointee {
            try withUnsafePointer(to: row) { row throws(Failure) in try body(UnsafeRawPointer(row)) }
        }
    }
}
