/// A table of an entity, with its SQL statements, derived from the entity's declaration.
package struct TableDefinition: Hashable, Sendable {

    /// A column of a table.
    package struct Column: Hashable, Sendable {
        package let name: String
        package let type: ColumnType
        package let isNullable: Bool
        package let role: ColumnRole
    }

    /// A relation of an aggregate, whose rows are one value of the aggregate's row.
    package struct Relation: Hashable, Sendable {
        package let name: String
        /// The columns of the relation's rows.
        package let columns: [Column]
        package let loading: RelationLoading

        /// The name of the column that contains the rows as a record.
        package var column: String { "\(name)_rows" }
    }

    /// The primary key of an aggregate's row.
    package static let rowID = "row_id"
    /// The generation of the declaration that wrote an aggregate's row; see ``StoredLayout``.
    package static let generation = "row_generation"
    /// The raw value of the ``RowMark`` of an aggregate's row; 0 without a mark.
    static let mark = "row_mark"

    package let name: String
    package let columns: [Column]
    /// The relations, in declaration order; `nil` if the entity is not an aggregate.
    package let relations: [Relation]?
    /// A hash that distinguishes this declaration from others of the same table. It does not include indexes.
    private(set) var fingerprint = ""

    /// Creates the definition of an entity's table.
    package init<Value: TableEntity>(_ type: Value.Type) {
        self.init(type, EntityDescription(type))
    }

    init<Value: TableEntity>(_ type: Value.Type, _ description: EntityDescription) {
        let relations = description.relations.map {
            Relation(name: $0.name, columns: $0.child.columns, loading: $0.loading)
        }
        self.init(
            name: Value.table, columns: description.columns,
            relations: Value.isAggregate ? relations : nil)
    }

    private init(name: String, columns: [Column], relations: [Relation]?) {
        self.name = name
        self.columns = columns
        self.relations = relations
        fingerprint = Self.fingerprint(of: self)
    }

    /// Returns the same definition under another name.
    func renamed(_ name: String) -> TableDefinition {
        name == self.name ? self : TableDefinition(name: name, columns: columns, relations: relations)
    }
}

extension TableDefinition {

    /// The indexes of the relations in the order of their columns: relations that are always read come first. To read a
    /// column, SQLite reads the pages of the columns before it.
    package var relationOrder: [Int] {
        let relations = relations ?? []
        return relations.indices.filter { relations[$0].loading == .always }
            + relations.indices.filter { relations[$0].loading == .onDemand }
    }

    /// The quoted columns of the relations, in the order of ``relationOrder``.
    private var relationColumns: [String] {
        relationOrder.compactMap { relations?[$0].column.quoted }
    }

    /// The statements that create the table and its indexes.
    package var creation: [String] {
        guard relations != nil else {
            return [create(lines: columnLines + ["PRIMARY KEY (\(keyList))"], options: "STRICT, WITHOUT ROWID")]
                + indexes
        }
        let lines =
            [
                "\(Self.rowID) INTEGER PRIMARY KEY", "\(Self.generation) INTEGER NOT NULL",
                "\(Self.mark) INTEGER NOT NULL DEFAULT 0",
            ] + columnLines + relationColumns.map { "\($0) BLOB" } + ["UNIQUE (\(keyList))"]
        return [create(lines: lines, options: "STRICT")] + indexes
    }

    /// The statements that create the indexes, except the index of the key.
    package var indexes: [String] {
        columns.filter { $0.role == .indexed }.map { column in
            "CREATE INDEX \("\(name)_\(column.name)".quoted) ON \(name.quoted) (\(column.name.quoted))"
        }
    }

    private func create(lines: [String], options: String) -> String {
        "CREATE TABLE \(name.quoted) (\n    \(lines.joined(separator: ",\n    "))\n) \(options)"
    }

    private var columnLines: [String] {
        columns.map { "\($0.name.quoted) \($0.type.rawValue)\($0.isNullable ? "" : " NOT NULL")" }
    }

    /// The quoted columns of the key.
    var keyNames: [String] {
        columns.filter { $0.role == .key }.map(\.name.quoted)
    }

    /// The quoted columns of the key, separated by commas.
    var keyList: String { keyNames.joined(separator: ", ") }

    private var list: String {
        columns.map(\.name.quoted).joined(separator: ", ")
    }

    private var keyCondition: String {
        keyNames.map { "\($0) = ?" }.joined(separator: " AND ")
    }

    /// The statement that selects all columns. Clauses such as a condition can be appended.
    var selectAll: String { "SELECT \(list) FROM \(name.quoted)" }

    /// Returns the statement that selects keys in ascending order. The parameters are the columns of the key after
    /// which the result begins, if there is one, and the maximum number of keys.
    func selectKeys(afterKey: Bool) -> String {
        let values = Array(repeating: "?", count: keyNames.count).joined(separator: ", ")
        let condition = afterKey ? " WHERE (\(keyList)) > (\(values))" : ""
        return "SELECT \(keyList) FROM \(name.quoted)\(condition) ORDER BY \(keyList) LIMIT ?"
    }

    /// Returns the statement that selects the keys whose first columns have some values, in ascending order.
    ///
    /// - Parameter count: The number of these columns.
    func selectKeys(beginningWith count: Int) -> String {
        let condition = keyNames.prefix(count).map { "\($0) = ?" }.joined(separator: " AND ")
        return "SELECT \(keyList) FROM \(name.quoted) WHERE \(condition) ORDER BY \(keyList)"
    }

    /// Returns the statement that selects a row by the key: all columns, for an aggregate after its generation and its
    /// mark, and the rows of some relations.
    ///
    /// - Parameter selected: The indexes of the relations.
    func select(_ selected: [Int]) -> String {
        let rows = selected.compactMap { relations?[$0].column.quoted }
        let names = (relations == nil ? [] : [Self.generation, Self.mark]) + columns.map(\.name.quoted) + rows
        return "SELECT \(names.joined(separator: ", ")) FROM \(name.quoted) WHERE \(keyCondition)"
    }

    /// The number of columns of ``select(_:)`` before the columns of the entity.
    var columnsBeforeEntity: Int { relations == nil ? 0 : 2 }

    /// Returns the statement that stores a row on a condition. An updated row has no mark.
    ///
    /// Its parameters are all columns. For an aggregate, the first parameter is the generation, and the last parameters
    /// are the rows of the relations, in the order of ``relationOrder``.
    package func store(_ condition: StoreCondition) -> String {
        let before = relations == nil ? [] : [Self.generation]
        let names = before + columns.map(\.name.quoted) + relationColumns
        let parameters = Array(repeating: "?", count: names.count).joined(separator: ", ")
        let insert = "INSERT INTO \(name.quoted) (\(names.joined(separator: ", "))) VALUES (\(parameters))"
        switch condition {
        case .keyIsUnused: return insert
        case .isNew: return "\(insert) ON CONFLICT (\(keyList)) DO NOTHING"
        case .always: return insert + update
        case .isGreater(let column):
            return "\(insert)\(update) WHERE excluded.\(column.quoted) > \(name.quoted).\(column.quoted)"
        }
    }

    /// The clause that updates the row with the same key.
    private var update: String {
        let names = columns.filter { $0.role != .key }.map(\.name.quoted) + relationColumns
        var updates = names.map { "\($0) = excluded.\($0)" }
        if relations != nil { updates += ["\(Self.generation) = excluded.\(Self.generation)", "\(Self.mark) = 0"] }
        let action = updates.isEmpty ? "NOTHING" : "UPDATE SET \(updates.joined(separator: ", "))"
        return " ON CONFLICT (\(keyList)) DO \(action)"
    }

    /// Returns the statement that marks an aggregate's row, by the key.
    func mark(as mark: RowMark) -> String {
        let isMarkable =
            switch mark {
            case .incomplete: "\(Self.mark) <> \(mark.rawValue)"
            case .outdated: "\(Self.mark) = 0"
            }
        return "UPDATE \(name.quoted) SET \(Self.mark) = \(mark.rawValue) WHERE \(keyCondition) AND \(isMarkable)"
    }

    /// The statement that deletes a row by the key.
    var deleteByKey: String { "DELETE FROM \(name.quoted) WHERE \(keyCondition)" }
}

extension String {
    /// The name as a quoted SQL identifier.
    var quoted: String { "\"\(self)\"" }
}
