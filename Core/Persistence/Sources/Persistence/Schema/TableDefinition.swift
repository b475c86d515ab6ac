/// The tables and statements of an entity, derived from its declaration.
package struct TableDefinition: Hashable, Sendable {

    /// A column and its type.
    struct Column: Hashable, Sendable {
        let name: String
        let type: ColumnType
        let isNullable: Bool
        let role: ColumnRole
    }

    /// The identity of an aggregate's row, and the column by which its relations' rows refer to it.
    static let rowID = "row_id"
    static let owner = "owner_row_id"
    static let position = "position"
    /// Which declaration an aggregate's row was written by, see ``StoredLayout``.
    static let generation = "schema_generation"

    package let name: String
    let columns: [Column]
    /// The tables of the relations; `nil` for an entity that can have none.
    let relations: [TableDefinition]?

    /// The definition of an entity's table, and of those of its relations if it can have some.
    package init<Value: TableEntity>(_ type: Value.Type) {
        self.init(type, EntityDescription(type))
    }

    /// The definition of an entity's table and those of its relations.
    package init<Value: AggregateEntity>(aggregate type: Value.Type) {
        self.init(type)
    }

    private init(name: String, columns: [Column], relations: [TableDefinition]?) {
        self.name = name
        self.columns = columns
        self.relations = relations
    }

    /// The same table under another name, with those of its relations.
    func renamed(_ name: String) -> TableDefinition {
        TableDefinition(
            name: name, columns: columns,
            relations: relations?.map { $0.renamed(name + $0.name.dropFirst(self.name.count)) })
    }

    init<Value: TableEntity>(_ type: Value.Type, _ description: EntityDescription) {
        name = Value.table
        columns = description.columns
        guard type is any AggregateEntity.Type else {
            relations = nil
            return
        }
        relations = description.relations.map { relation in
            TableDefinition(name: "\(Value.table)_\(relation.name)", relation.child)
        }
    }

    /// The definition of a relation's table.
    private init(name: String, _ description: EntityDescription) {
        self.name = name
        columns = description.columns
        relations = nil
    }
}

extension TableDefinition {

    /// The statements that create the table with its indexes, and the tables of its relations.
    var creation: [String] {
        guard let relations else {
            return [create(lines: columnLines + ["PRIMARY KEY (\(keyList))"], options: "STRICT, WITHOUT ROWID")]
                + indexes
        }
        let identity = ["\(Self.rowID) INTEGER PRIMARY KEY", "\(Self.generation) INTEGER NOT NULL DEFAULT 0"]
        let unique = ["UNIQUE (\(keyList))"]
        let own = create(lines: identity + columnLines + unique, options: "STRICT")
        return [own] + relations.map { $0.creation(ownedBy: name) } + indexes
    }

    /// The statements that create the indexes next to that of the key.
    var indexes: [String] {
        columns.filter { $0.role == .indexed }.map { column in
            "CREATE INDEX \("\(name)_\(column.name)".quoted) ON \(name.quoted) (\(column.name.quoted))"
        }
    }

    private func creation(ownedBy owner: String) -> String {
        let lines =
            [
                "\(Self.owner) INTEGER NOT NULL REFERENCES \(owner.quoted) (\(Self.rowID)) ON DELETE CASCADE",
                "\(Self.position) INTEGER NOT NULL",
            ] + columnLines + ["PRIMARY KEY (\(Self.owner), \(Self.position))"]
        return create(lines: lines, options: "STRICT, WITHOUT ROWID")
    }

    private func create(lines: [String], options: String) -> String {
        "CREATE TABLE \(name.quoted) (\n    \(lines.joined(separator: ",\n    "))\n) \(options)"
    }

    private var columnLines: [String] {
        columns.map { "\($0.name.quoted) \($0.type.rawValue)\($0.isNullable ? "" : " NOT NULL")" }
    }

    private var keyNames: [String] {
        columns.filter { $0.role == .key }.map(\.name.quoted)
    }

    /// The columns of the key, as they stand in SQL.
    var keyList: String { keyNames.joined(separator: ", ") }

    private var list: String {
        columns.map(\.name.quoted).joined(separator: ", ")
    }

    private var keyCondition: String {
        keyNames.map { "\($0) = ?" }.joined(separator: " AND ")
    }

    /// Selects all columns; something such as a condition may follow.
    var selectAll: String { "SELECT \(list) FROM \(name.quoted)" }

    /// Selects all columns by the key.
    var selectByKey: String { "\(selectAll) WHERE \(keyCondition)" }

    /// Selects an aggregate's identity, its generation and all columns by the key.
    var selectStoredByKey: String {
        "SELECT \(Self.rowID), \(Self.generation), \(list) FROM \(name.quoted) WHERE \(keyCondition)"
    }

    /// Selects the columns of a relation's rows by their owner, in order.
    var selectByOwner: String { selectByOwner() }

    /// Selects the columns of some of a relation's rows, in order.
    ///
    /// - Parameters:
    ///   - column: A column that has one of as many values as are counted here.
    ///   - limit: How many rows are read at most.
    func selectByOwner(column: String? = nil, valueCount: Int = 0, limit: Int? = nil) -> String {
        let values = Array(repeating: "?", count: valueCount).joined(separator: ", ")
        let condition = column.map { " AND \($0.quoted) IN (\(values))" } ?? ""
        return "\(selectAll) WHERE \(Self.owner) = ?\(condition) ORDER BY \(Self.position)"
            + (limit.map { " LIMIT \($0)" } ?? "")
    }

    /// Inserts all columns; before them, of an aggregate, the generation.
    var insert: String { insert(before: relations == nil ? [] : [Self.generation]) }

    /// Inserts all columns unless there is a row of the same key.
    var insertIfNew: String { "\(insert) ON CONFLICT (\(keyList)) DO NOTHING" }

    /// Inserts a row of a relation: owner, position, all columns.
    var insertOwned: String { insert(before: [Self.owner, Self.position]) }

    private func insert(before: [String]) -> String {
        let names = before + columns.map(\.name.quoted)
        let parameters = Array(repeating: "?", count: names.count).joined(separator: ", ")
        return "INSERT INTO \(name.quoted) (\(names.joined(separator: ", "))) VALUES (\(parameters))"
    }

    /// Updates an aggregate's generation and all columns by the identity, save the key, which stays as it is.
    var update: String {
        let names = [Self.generation] + columns.filter { $0.role != .key }.map(\.name.quoted)
        let assignments = names.map { "\($0) = ?" }.joined(separator: ", ")
        return "UPDATE \(name.quoted) SET \(assignments) WHERE \(Self.rowID) = ?"
    }

    /// Deletes by the key.
    var deleteByKey: String { "DELETE FROM \(name.quoted) WHERE \(keyCondition)" }

    /// Deletes the rows of a relation by their owner.
    var deleteByOwner: String { "DELETE FROM \(name.quoted) WHERE \(Self.owner) = ?" }
}

extension String {
    /// The name as an SQL identifier.
    var quoted: String { "\"\(self)\"" }
}
