/// The tables and statements of an entity, derived from what it shows to visitors.
@usableFromInline
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

    @usableFromInline
    package let name: String
    let columns: [Column]
    /// The tables of the relations; `nil` for an entity that can have none.
    let relations: [TableDefinition]?

    private init(name: String, columns: [Column], relations: [TableDefinition]?) {
        self.name = name
        self.columns = columns
        self.relations = relations
    }

    /// The definition of an entity's table.
    @usableFromInline
    package init<Value: TableEntity>(_ type: Value.Type) {
        self.init(name: Value.table, columns: Self.columns(of: type), relations: nil)
    }

    /// The definition of an entity's table and those of its relations.
    @usableFromInline
    package init<Value: AggregateEntity>(aggregate type: Value.Type) {
        var value = Value()
        var relations = RelationCollector(owner: Value.table)
        value.relations(&relations)
        let counts = relations.names.map {
            Column(name: "\($0)_count", type: .integer, isNullable: true, role: .value)
        }
        self.init(name: Value.table, columns: Self.columns(of: type) + counts, relations: relations.tables)
    }

    /// The same table under another name, with those of its relations.
    func renamed(_ name: String) -> TableDefinition {
        TableDefinition(
            name: name, columns: columns,
            relations: relations?.map { $0.renamed(name + $0.name.dropFirst(self.name.count)) })
    }

    private static func columns<Value: Entity>(of type: Value.Type) -> [Column] {
        var value = Value()
        var collector = ColumnCollector()
        value.columns(&collector)
        return collector.columns
    }

    private struct ColumnCollector: ColumnVisitor {
        var columns: [Column] = []

        mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value, _ role: ColumnRole) {
            columns.append(
                Column(name: "\(name)", type: Value.columnType, isNullable: false, role: role))
        }

        mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value?) {
            columns.append(Column(name: "\(name)", type: Value.columnType, isNullable: true, role: .value))
        }
    }

    private struct RelationCollector: RelationVisitor {
        let owner: String
        var names: [String] = []
        var tables: [TableDefinition] = []

        init(owner: String) {
            self.owner = owner
        }

        mutating func many<Row: Entity>(_ name: StaticString, _ rows: inout [Row]?, in group: RelationGroup) {
            names.append("\(name)")
            tables.append(
                TableDefinition(name: "\(owner)_\(name)", columns: columns(of: Row.self), relations: nil))
        }

        mutating func one<Row: Entity>(_ name: StaticString, _ row: inout Row?, in group: RelationGroup) {
            var rows: [Row]?
            many(name, &rows, in: group)
        }
    }
}

extension TableDefinition {

    /// The statements that create the table and those of its relations.
    var creation: [String] {
        guard let relations else {
            let keys = keyNames.joined(separator: ", ")
            return [create(lines: columnLines + ["PRIMARY KEY (\(keys))"], options: "STRICT, WITHOUT ROWID")]
        }
        let identity = [
            "\(Self.rowID) INTEGER PRIMARY KEY", "\(Self.generation) INTEGER NOT NULL DEFAULT 0",
        ]
        let unique = ["UNIQUE (\(keyNames.joined(separator: ", ")))"]
        let own = create(lines: identity + columnLines + unique, options: "STRICT")
        return [own] + relations.map { $0.creation(ownedBy: name) }
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

    private var list: String {
        columns.map(\.name.quoted).joined(separator: ", ")
    }

    private var keyCondition: String {
        keyNames.map { "\($0) = ?" }.joined(separator: " AND ")
    }

    /// Selects all columns; something such as a condition may follow.
    @usableFromInline var selectAll: String { "SELECT \(list) FROM \(name.quoted)" }

    /// Selects all columns by the key.
    var selectByKey: String { "\(selectAll) WHERE \(keyCondition)" }

    /// Selects the identity and all columns by the key.
    var selectStoredByKey: String { "SELECT \(Self.rowID), \(list) FROM \(name.quoted) WHERE \(keyCondition)" }

    /// Selects the columns of a relation's rows by their owner, in order.
    var selectByOwner: String { selectByOwner() }

    /// Selects the columns of those of a relation's rows that meet a condition, in order.
    func selectByOwner(and condition: String? = nil, limit: Int? = nil) -> String {
        "\(selectAll) WHERE \(Self.owner) = ?\(condition.map { " AND (\($0))" } ?? "") ORDER BY \(Self.position)"
            + (limit.map { " LIMIT \($0)" } ?? "")
    }

    /// Inserts all columns.
    var insert: String { insert(before: []) }

    /// Inserts all columns unless there is a row of the same key.
    var insertIfNew: String { "\(insert) ON CONFLICT (\(keyNames.joined(separator: ", "))) DO NOTHING" }

    /// Inserts a row of a relation: owner, position, all columns.
    var insertOwned: String { insert(before: [Self.owner, Self.position]) }

    private func insert(before: [String]) -> String {
        let names = before + columns.map(\.name.quoted)
        let parameters = Array(repeating: "?", count: names.count).joined(separator: ", ")
        return "INSERT INTO \(name.quoted) (\(names.joined(separator: ", "))) VALUES (\(parameters))"
    }

    /// Updates all columns by the identity, save the key, whose index would be written anew.
    var update: String {
        let values = columns.filter { $0.role == .value }
        let assignments = values.map { "\($0.name.quoted) = ?" }.joined(separator: ", ")
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
