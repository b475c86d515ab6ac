#if PostgreSQL
import NIOConcurrencyHelpers
import PopcornPersistence

/// The SQL of an entity's table.
///
/// A row has the columns of the key, the columns by which rows are searched or sorted, and the values of all columns
/// and of each relation as records (`bytea`).
struct PostgreSQLTable: Sendable {

    let definition: TableDefinition
    let layout: RecordLayout
    /// The quoted name, with the schema.
    let name: String

    private let key: [TableDefinition.Column]
    private let indexed: [TableDefinition.Column]
    private let keyNames: [String]
    private let relationColumns: [String]
    /// The statements of ``select(_:relations:)`` that were used.
    private let selects = NIOLockedValueBox<[SelectKey: String]>([:])

    /// The statement that inserts a row. Its parameters are the columns of the key, the indexed columns, the layout,
    /// the record of the columns, and the records of all relations.
    private let insert: String
    /// The clause that replaces the row with the same key.
    private let update: String
    /// The condition for the row with a key. Its parameters are the columns of the key.
    private let isKey: String

    /// The statement that deletes the row with a key. Its parameters are the columns of the key.
    var delete: String { "DELETE FROM \(name) WHERE \(isKey)" }

    private struct SelectKey: Hashable {
        let keyCount: KeyCount
        let relations: [Int]
    }

    init(_ definition: TableDefinition, schema: String) {
        self.definition = definition
        layout = RecordLayout(definition)
        name = "\(schema.quotedIdentifier).\(definition.name.quotedIdentifier)"
        key = definition.columns.filter { $0.role == .key }
        indexed = definition.columns.filter { $0.role == .indexed }
        keyNames = key.map(\.name.quotedIdentifier)
        relationColumns = layout.relationNames.map { "relation_\($0)".quotedIdentifier }

        let names = keyNames + indexed.map(\.name.quotedIdentifier) + ["record_layout", "record"] + relationColumns
        let parameters = names.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        let updates =
            names.dropFirst(key.count).map { "\($0) = excluded.\($0)" } + [
                "is_incomplete = false", "is_outdated = false",
            ]
        insert = "INSERT INTO \(name) AS stored (\(names.joined(separator: ", "))) VALUES (\(parameters))"
        update = " ON CONFLICT (\(keyNames.joined(separator: ", "))) DO UPDATE SET \(updates.joined(separator: ", "))"
        isKey = keyNames.enumerated().map { "\($0.element) = $\($0.offset + 1)" }.joined(separator: " AND ")
    }

    /// Returns the statement that stores a row on a condition.
    func store(_ condition: StoreCondition) -> String {
        switch condition {
        case .keyIsUnused: insert
        case .isNew: "\(insert) ON CONFLICT DO NOTHING"
        case .always: insert + update
        case .isGreater(let column):
            "\(insert)\(update) WHERE excluded.\(column.quotedIdentifier) > stored.\(column.quotedIdentifier)"
        }
    }

    /// Returns the statement that marks the row with a key. Its parameters are the columns of the key.
    func mark(as mark: RowMark) -> String {
        switch mark {
        case .incomplete: "UPDATE \(name) SET is_incomplete = true WHERE \(isKey)"
        case .outdated: "UPDATE \(name) SET is_outdated = true WHERE \(isKey) AND NOT is_outdated"
        }
    }

    // MARK: - Creation

    /// A column, with its type and constraints.
    struct Column {
        let name: String
        let type: String

        /// The declaration of the column in SQL.
        var declaration: String { "\(name.quotedIdentifier) \(type)" }
    }

    /// The columns for the mark of a row, which all tables have. A version without one of these columns does not reset
    /// it, so a row that the version stores can have an obsolete mark.
    static let marks = ["is_incomplete", "is_outdated"].map {
        Column(name: $0, type: "boolean NOT NULL DEFAULT false")
    }

    /// The names of the columns with an index.
    var indexNames: [String] { indexed.map(\.name) }

    /// All columns.
    private var columns: [Column] {
        key.map { Column(name: $0.name, type: "\(Self.type(of: $0)) NOT NULL") }
            + indexed.map { Column(name: $0.name, type: Self.type(of: $0)) }
            + [Column(name: "record", type: "bytea NOT NULL"), Column(name: "record_layout", type: "integer NOT NULL")]
            + Self.marks + layout.relationNames.map { Column(name: "relation_\($0)", type: "bytea") }
    }

    /// Returns the commands that create the table and its indexes, or add the columns and indexes that an older version
    /// lacks.
    func creation(besides present: PresentTables) -> [String] {
        var commands: [String] = []
        if let presentColumns = present.columns[definition.name] {
            for column in columns where !presentColumns.contains(column.name) {
                commands.append("ALTER TABLE \(name) ADD COLUMN IF NOT EXISTS \(column.declaration)")
            }
        } else {
            let list = columns.map(\.declaration).joined(separator: ", ")
            commands.append("CREATE TABLE IF NOT EXISTS \(name) (\(list), PRIMARY KEY (\(keyList)))")
        }
        for column in indexed {
            let index = "\(definition.name)_\(column.name)"
            guard !present.indexes.contains(index) else { continue }
            commands.append(
                """
                CREATE INDEX IF NOT EXISTS \(index.quotedIdentifier) ON \(name) (\(column.name.quotedIdentifier))
                """)
        }
        return commands
    }

    /// Returns the type of a column. Texts are compared byte by byte, as SQLite compares them.
    private static func type(of column: TableDefinition.Column) -> String {
        switch column.type {
        case .integer: "bigint"
        case .real: "double precision"
        case .text: #"text COLLATE "C""#
        case .blob: "bytea"
        }
    }

    // MARK: - Rows

    /// The number of keys of a statement, which determines its parameters.
    enum KeyCount {
        /// A parameter for each column of the key.
        case one
        /// An array for each column of the key.
        case many
    }

    /// Returns the statement that selects rows by their keys.
    ///
    /// Its columns are the position of the key, from 1, the mark of the row (0 for none, 1 for incomplete, 2 for
    /// outdated), its layout, the record of the columns, and the records of relations.
    ///
    /// - Parameter relations: The indexes of the relations.
    func select(_ keyCount: KeyCount, relations: [Int]) -> String {
        let key = SelectKey(keyCount: keyCount, relations: relations)
        // The number of statements is that of the selections in the sources.
        return selects.withLockedValue { selects in
            if let sql = selects[key] { return sql }
            let sql = makeSelect(keyCount, relations: relations)
            selects[key] = sql
            return sql
        }
    }

    private func makeSelect(_ keyCount: KeyCount, relations: [Int]) -> String {
        let mark = "CASE WHEN entity.is_incomplete THEN 1 WHEN entity.is_outdated THEN 2 ELSE 0 END"
        let columns = ["record_layout", "record"] + relations.map { relationColumns[$0] }
        let list = ([mark] + columns.map { "entity.\($0)" }).joined(separator: ", ")
        let parameters = key.enumerated().map { "$\($0.offset + 1)" }
        switch keyCount {
        case .one:
            return "SELECT 1::bigint, \(list) FROM \(name) AS entity WHERE \(condition(equalTo: parameters))"
        case .many:
            let arrays = zip(parameters, key).map { "\($0)::\($1.type == .text ? "text" : "bigint")[]" }
            // LIMIT, which changes nothing, keeps the planner from joining with a scan of the whole table.
            return """
                SELECT keys.position, \(list) \
                FROM unnest(\(arrays.joined(separator: ", "))) WITH ORDINALITY \
                AS keys (\((keyNames + ["position"]).joined(separator: ", "))) \
                CROSS JOIN LATERAL (SELECT * FROM \(name) AS entity \
                WHERE \(condition(equalTo: keyNames.map { "keys.\($0)" })) LIMIT 1) AS entity
                """
        }
    }

    /// The types of the key columns.
    var keyTypes: [ColumnType] { key.map(\.type) }

    private var keyList: String { keyNames.joined(separator: ", ") }

    /// Returns the statement that selects keys in ascending order. Its parameters are the columns of the key after
    /// which the result begins, if there is one, and the maximum number of keys.
    func selectKeys(afterKey: Bool) -> String {
        let parameters = key.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        let condition = afterKey ? " WHERE (\(keyList)) > (\(parameters))" : ""
        return """
            SELECT \(keyList) FROM \(name)\(condition) ORDER BY \(keyList) LIMIT $\(afterKey ? key.count + 1 : 1)
            """
    }

    /// Returns the statement that selects the keys whose first columns have the values of prefixes. Its parameters are
    /// an array for each of these columns. Its columns are those of the key and the position of the prefix, from 1.
    func selectKeys(beginningWith count: Int) -> String {
        let arrays = (1...count).map { "$\($0)::bigint[]" }.joined(separator: ", ")
        let names = keyNames.prefix(count)
        let condition = names.map { "entity.\($0) = prefixes.\($0)" }.joined(separator: " AND ")
        // OFFSET, which changes nothing, keeps the planner from joining with a scan of the whole table.
        return """
            SELECT keys.*, prefixes.position \
            FROM unnest(\(arrays)) WITH ORDINALITY AS prefixes (\((names + ["position"]).joined(separator: ", "))) \
            CROSS JOIN LATERAL (SELECT \(keyList) FROM \(name) AS entity WHERE \(condition) OFFSET 0) AS keys \
            ORDER BY prefixes.position, \(keyNames.map { "keys.\($0)" }.joined(separator: ", "))
            """
    }

    /// Returns the statement that selects the distinct values of all columns of the keys except the last one, in
    /// ascending order. Its parameters are the values after which the result begins, if there are any, the value of the
    /// last column, if it has one, and the maximum number of results.
    func selectLeading(afterValues: Bool, endingWithValue: Bool) -> String {
        let leading = keyNames.dropLast()
        let list = leading.joined(separator: ", ")
        var (conditions, count): ([String], Int) = ([], 0)
        if afterValues {
            conditions.append("(\(list)) > (\(leading.indices.map { "$\($0 + 1)" }.joined(separator: ", ")))")
            count = leading.count
        }
        if endingWithValue, let last = keyNames.last {
            count += 1
            conditions.append("\(last) = $\(count)")
        }
        let filter = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
        return "SELECT DISTINCT \(list) FROM \(name)\(filter) ORDER BY \(list) LIMIT $\(count + 1)"
    }

    private func condition(equalTo values: [String]) -> String {
        zip(keyNames, values).map { "entity.\($0) = \($1)" }.joined(separator: " AND ")
    }

    /// The first column of the key.
    var firstKeyColumn: String { keyNames.first ?? "" }

    /// The expression for the size of a row's records in the database, in bytes.
    var recordSize: String {
        (["record"] + relationColumns).map { "coalesce(pg_column_size(\($0)), 0)" }.joined(separator: " + ")
    }

    /// Returns the statement that deletes rows whose value in an indexed column is less than the first parameter. The
    /// second parameter is the maximum number of rows.
    func deleteBefore(_ column: String) -> String { "DELETE FROM \(name) WHERE \(oldest(by: column))" }

    /// Returns the condition for the rows with the lowest values in an indexed column that are less than the first
    /// parameter. The second parameter is the maximum number of rows.
    ///
    /// Rows that another transaction has locked are skipped, so that several processes can delete at the same time.
    func oldest(by column: String) -> String {
        let column = column.quotedIdentifier
        return """
            (\(keyList)) IN (SELECT \(keyList) FROM \(name) WHERE \(column) < $1 ORDER BY \(column) LIMIT $2 \
            FOR UPDATE SKIP LOCKED)
            """
    }
}
#endif
