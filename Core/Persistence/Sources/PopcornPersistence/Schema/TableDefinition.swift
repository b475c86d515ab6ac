/// A table of an entity, with its SQL statements, derived from the entity's declaration.
package struct TableDefinition: Hashable, Sendable {

    /// A column of a table.
    package struct Column: Hashable, Sendable {
        package let name: String
        package let type: ColumnType
        let isNullable: Bool
        package let role: ColumnRole
    }

    /// The primary key of an aggregate's row, and the column by which the rows of its relations refer to it.
    static let rowID = "row_id"
    static let owner = "owner_row_id"
    static let position = "position"
    /// The generation of the declaration that wrote an aggregate's row; see ``StoredLayout``.
    static let generation = "schema_generation"

    package let name: String
    package let columns: [Column]
    /// The tables of the relations; `nil` if the entity is not an aggregate.
    let relations: [TableDefinition]?

    /// Creates the definition of an entity's table and, for an aggregate, of its relations' tables.
    package init<Value: TableEntity>(_ type: Value.Type) {
        self.init(type, EntityDescription(type))
    }

    /// Creates the definition of an aggregate's table and its relations' tables.
    package init<Value: AggregateEntity>(aggregate type: Value.Type) {
        self.init(type)
    }

    private init(name: String, columns: [Column], relations: [TableDefinition]?) {
        self.name = name
        self.columns = columns
        self.relations = relations
    }

    /// Returns the same definition under another name, which is also applied to the tables of the relations.
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

    /// Creates the definition of a relation's table.
    private init(name: String, _ description: EntityDescription) {
        self.name = name
        columns = description.columns
        relations = nil
    }
}

extension TableDefinition {

    /// The statements that create the table, its indexes and the tables of its relations.
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

    /// The statements that create the indexes, except the index of the key.
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

    /// The statement that selects all columns by the key.
    var selectByKey: String { "\(selectAll) WHERE \(keyCondition)" }

    /// Returns the statement that selects keys in ascending order. The parameters are the columns of the key after which
    /// the result begins, if there is one, and the maximum number of keys.
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

    /// The statement that selects an aggregate's row ID, its generation and all columns by the key.
    var selectStoredByKey: String {
        "SELECT \(Self.rowID), \(Self.generation), \(list) FROM \(name.quoted) WHERE \(keyCondition)"
    }

    /// The statement that selects the columns of a relation's rows by their owner, in order.
    var selectByOwner: String { selectByOwner() }

    /// Returns the statement that selects the columns of some of a relation's rows by their owner, in order.
    ///
    /// - Parameters:
    ///   - column: The column of a condition that lists allowed values. Default: `nil`, for no condition.
    ///   - valueCount: The number of allowed values in the condition.
    ///   - limit: The maximum number of rows. Default: `nil`, for no limit.
    func selectByOwner(column: String? = nil, valueCount: Int = 0, limit: Int? = nil) -> String {
        let values = Array(repeating: "?", count: valueCount).joined(separator: ", ")
        let condition = column.map { " AND \($0.quoted) IN (\(values))" } ?? ""
        return "\(selectAll) WHERE \(Self.owner) = ?\(condition) ORDER BY \(Self.position)"
            + (limit.map { " LIMIT \($0)" } ?? "")
    }

    /// The statement that inserts all columns. For an aggregate, the generation is the first parameter.
    var insert: String { insert(before: relations == nil ? [] : [Self.generation]) }

    /// The statement that inserts all columns unless a row with the same key exists.
    var insertIfNew: String { "\(insert) ON CONFLICT (\(keyList)) DO NOTHING" }

    /// Returns the statement that inserts all columns, or updates the row with the same key if the new value of a column is
    /// greater.
    func insert(orUpdateIfGreaterIn column: String) -> String {
        let updates = columns.filter { $0.role != .key }.map { "\($0.name.quoted) = excluded.\($0.name.quoted)" }
        return """
            \(insert) ON CONFLICT (\(keyList)) DO UPDATE SET \(updates.joined(separator: ", ")) \
            WHERE excluded.\(column.quoted) > \(name.quoted).\(column.quoted)
            """
    }

    /// The statement that inserts a row of a relation: owner, position, all columns.
    var insertOwned: String { insert(before: [Self.owner, Self.position]) }

    private func insert(before: [String]) -> String {
        let names = before + columns.map(\.name.quoted)
        let parameters = Array(repeating: "?", count: names.count).joined(separator: ", ")
        return "INSERT INTO \(name.quoted) (\(names.joined(separator: ", "))) VALUES (\(parameters))"
    }

    /// The statement that updates an aggregate's generation and all columns except the key, by the row ID.
    var update: String {
        let names = [Self.generation] + columns.filter { $0.role != .key }.map(\.name.quoted)
        let assignments = names.map { "\($0) = ?" }.joined(separator: ", ")
        return "UPDATE \(name.quoted) SET \(assignments) WHERE \(Self.rowID) = ?"
    }

    /// The statement that marks an aggregate's row as incomplete, by the key (see ``MarkedGeneration``).
    var markIncomplete: String {
        let (generation, offset) = (Self.generation, MarkedGeneration.outdatedOffset)
        return """
            UPDATE \(name.quoted) \
            SET \(generation) = CASE WHEN \(generation) < 0 THEN \(generation) + \(offset) ELSE -1 - \(generation) END \
            WHERE \(keyCondition) AND (\(generation) >= 0 OR \(generation) < -\(offset))
            """
    }

    /// The statement that marks an aggregate's row as outdated, by the key (see ``MarkedGeneration``).
    var markOutdated: String {
        let mark = "\(Self.generation) = -1 - \(MarkedGeneration.outdatedOffset) - \(Self.generation)"
        return "UPDATE \(name.quoted) SET \(mark) WHERE \(keyCondition) AND \(Self.generation) >= 0"
    }

    /// The statement that deletes a row by the key.
    var deleteByKey: String { "DELETE FROM \(name.quoted) WHERE \(keyCondition)" }

    /// The statement that deletes the rows of a relation by their owner.
    var deleteByOwner: String { "DELETE FROM \(name.quoted) WHERE \(Self.owner) = ?" }
}

extension String {
    /// The name as a quoted SQL identifier.
    var quoted: String { "\"\(self)\"" }
}
