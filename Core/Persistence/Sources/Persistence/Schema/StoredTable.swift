/// A table as SQLite describes it, for comparing what a file holds with what the declarations ask for.
struct StoredTable {

    struct Column {
        let type: String
        let isRequired: Bool
        let defaultValue: String
        /// Its place in the primary key, from 1, or 0.
        let keyPosition: Int
    }

    let name: String
    let sql: String
    var columns: [(name: String, column: Column)] = []
    /// The columns of `UNIQUE`.
    let uniqueKey: [String]
    /// The statements that create its indexes, by name.
    let indexes: [String: String]

    /// The table of a name, or `nil` if there is none.
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

    /// The statements that make this table out of one that is there, or `nil` if it cannot be made so.
    func alterations(from present: StoredTable) -> [String]? {
        let there = Dictionary(uniqueKeysWithValues: present.columns.map { ($0.name, $0.column) })
        let wanted = Set(columns.map(\.name))
        var statements: [String] = []
        for (name, column) in columns {
            if let other = there[name] {
                guard column.isAlike(other) else { return nil }
            } else {
                guard column.canBeAdded else { return nil }
                statements.append("ALTER TABLE \(self.name.quoted) ADD COLUMN \(name.quoted) \(column.definition)")
            }
        }
        // A column that nobody writes any more has to do without a value.
        guard present.columns.allSatisfy({ wanted.contains($0.name) || $0.column.canBeAdded }) else { return nil }
        guard uniqueKey == present.uniqueKey else { return nil }
        return statements + indexes.filter { present.indexes[$0.key] == nil }.map(\.value)
    }
}

extension StoredTable.Column {

    func isAlike(_ other: Self) -> Bool {
        type == other.type && isRequired == other.isRequired && keyPosition == other.keyPosition
    }

    /// Whether rows that do not name the column have a value for it. <https://sqlite.org/lang_altertable.html>
    var canBeAdded: Bool {
        keyPosition == 0 && (!isRequired || !defaultValue.isEmpty)
    }

    var definition: String {
        type + (isRequired ? " NOT NULL" : "") + (defaultValue.isEmpty ? "" : " DEFAULT \(defaultValue)")
    }
}
