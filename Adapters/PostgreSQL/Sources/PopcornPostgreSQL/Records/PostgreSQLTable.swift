#if PostgreSQL
import NIOConcurrencyHelpers
import PopcornPersistence

/// The SQL of an entity's table.
///
/// A row has the columns of the key, those by which rows are searched or sorted, and the values of all columns and of
/// each relation as records (`bytea`).
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

    /// The statement that inserts a row, or replaces the one with the same key.
    ///
    /// Its parameters are the columns of the key, the indexed columns, the layout, the record of the columns, and the
    /// records of all relations.
    let upsert: String

    /// The statement that deletes the row with a key. Its parameters are the columns of the key.
    let delete: String

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
        let updates = names.dropFirst(key.count).map { "\($0) = excluded.\($0)" } + ["is_incomplete = false"]
        upsert = """
            INSERT INTO \(name) (\(names.joined(separator: ", "))) VALUES (\(parameters)) \
            ON CONFLICT (\(keyNames.joined(separator: ", "))) DO UPDATE SET \(updates.joined(separator: ", "))
            """
        let condition = keyNames.enumerated().map { "\($0.element) = $\($0.offset + 1)" }
        delete = "DELETE FROM \(name) WHERE \(condition.joined(separator: " AND "))"
    }

    // MARK: - Creation

    /// The commands that create the table and its indexes, or add the columns that an older version lacks.
    var creation: [String] {
        let columns =
            (key + indexed).map { column in
                let type = Self.type(of: column)
                return "\(column.name.quotedIdentifier) \(type)\(column.role == .key ? " NOT NULL" : "")"
            } + [
                "record bytea NOT NULL", "record_layout integer NOT NULL",
                "is_incomplete boolean NOT NULL DEFAULT false",
            ]
        let keyList = keyNames.joined(separator: ", ")
        let table = "CREATE TABLE IF NOT EXISTS \(name) (\(columns.joined(separator: ", ")), PRIMARY KEY (\(keyList)))"
        let relations = relationColumns.map { "ALTER TABLE \(name) ADD COLUMN IF NOT EXISTS \($0) bytea" }
        let indexes = indexed.map { column in
            let index = "\(definition.name)_\(column.name)".quotedIdentifier
            return "CREATE INDEX IF NOT EXISTS \(index) ON \(name) (\(column.name.quotedIdentifier))"
        }
        return [table] + relations + indexes
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
    /// Its columns are the position of the key, from 1, whether the row is incomplete, its layout, the record of the
    /// columns, and the records of relations.
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
        let columns = ["is_incomplete", "record_layout", "record"] + relations.map { relationColumns[$0] }
        let list = columns.map { "entity.\($0)" }.joined(separator: ", ")
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

    private func condition(equalTo values: [String]) -> String {
        zip(keyNames, values).map { "entity.\($0) = \($1)" }.joined(separator: " AND ")
    }

    /// Returns the statement that deletes rows whose value in an indexed column is lower than the first parameter. The
    /// second parameter is the maximum number of rows.
    ///
    /// Rows that another transaction has locked are skipped, so that several processes can delete at the same time.
    func deleteBefore(_ column: String) -> String {
        let keyList = keyNames.joined(separator: ", ")
        return """
            DELETE FROM \(name) WHERE (\(keyList)) IN (SELECT \(keyList) FROM \(name) \
            WHERE \(column.quotedIdentifier) < $1 ORDER BY \(column.quotedIdentifier) LIMIT $2 FOR UPDATE SKIP LOCKED)
            """
    }
}
#endif
