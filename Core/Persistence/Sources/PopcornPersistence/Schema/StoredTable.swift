/// A table as SQLite describes it, for comparing the tables of a file with the declared tables.
struct StoredTable {

    struct Column {
        let type: String
        let isRequired: Bool
        let defaultValue: String
        /// The position in the primary key, from 1; 0 if the column is not part of it.
        let keyPosition: Int
    }

    let name: String
    let sql: String
    var columns: [(name: String, column: Column)] = []
    /// The columns of the `UNIQUE` constraint.
    let uniqueKey: [String]
    /// The statements that create the table's indexes, by index name.
    let indexes: [String: String]

    /// Reads the description of a table, or returns `nil` if the table does not exist.
    init?(_ name: String, _ connection: Connection) throws(DatabaseError) {
        let definition = try connection.queryStrings(
            "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?", name)
        guard let sql = definition.first?.first else { return nil }
        self.name = name
        self.sql = sql
        // https://sqlite.org/pragma.html#pragma_table_info
        columns = try connection.queryStrings(
            #"SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)"#, name
        ).map { row in
            let column = Column(
                type: row[1], isRequired: row[2] != "0", defaultValue: row[3], keyPosition: Int(row[4]) ?? 0)
            return (row[0], column)
        }
        uniqueKey = try connection.queryStrings(
            """
            SELECT part.name FROM pragma_index_list(?) list, pragma_index_info(list.name) part \
            WHERE list.origin = 'u' ORDER BY list.name, part.seqno
            """, name
        ).map { $0[0] }
        let indexes = try connection.queryStrings(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = ?", name)
        self.indexes = Dictionary(uniqueKeysWithValues: indexes.map { ($0[0], $0[1]) })
    }

    /// Returns the statements that add this table's columns and indexes to an existing table, or `nil` if the two are
    /// incompatible.
    func alterations(from present: StoredTable) -> [String]? {
        let there = Dictionary(uniqueKeysWithValues: present.columns.map { ($0.name, $0.column) })
        let wanted = Set(columns.map(\.name))
        var statements: [String] = []
        for (name, column) in columns {
            if let other = there[name] {
                guard column.isAlike(other) else { return nil }
            } else {
                guard column.isOmittable else { return nil }
                statements.append("ALTER TABLE \(self.name.quoted) ADD COLUMN \(name.quoted) \(column.definition)")
            }
        }
        // This version does not write the other columns, so they must be nullable or have a default.
        guard present.columns.allSatisfy({ wanted.contains($0.name) || $0.column.isOmittable }) else { return nil }
        guard uniqueKey == present.uniqueKey else { return nil }
        return statements + indexes.filter { present.indexes[$0.key] == nil }.map(\.value)
    }
}

extension StoredTable.Column {

    func isAlike(_ other: Self) -> Bool {
        type == other.type && isRequired == other.isRequired && keyPosition == other.keyPosition
    }

    /// Whether rows can be inserted without a value for the column. <https://sqlite.org/lang_altertable.html>
    var isOmittable: Bool {
        keyPosition == 0 && (!isRequired || !defaultValue.isEmpty)
    }

    var definition: String {
        type + (isRequired ? " NOT NULL" : "") + (defaultValue.isEmpty ? "" : " DEFAULT \(defaultValue)")
    }
}
