import CSQLite

extension Connection {

    /// The rows of a query about the schema, each value as a text, NULL as an empty one.
    func queryStrings(_ sql: String, _ values: String...) throws(DatabaseError) -> [[String]] {
        let statement = try Statement(sql, on: handle)
        for (offset, value) in values.enumerated() {
            let code = csqlite_bind_text(statement.pointer, Int32(offset + 1), value, UInt64(value.utf8.count))
            guard code == SQLITE_OK else { throw statement.failure(code) }
        }
        let columns = sqlite3_column_count(statement.pointer)
        var rows: [[String]] = []
        while try statement.step() {
            rows.append(
                (0..<columns).map { sqlite3_column_text(statement.pointer, $0).map { String(cString: $0) } ?? "" })
        }
        return rows
    }

    /// Whether there is a table of a name.
    func hasTable(_ name: String) throws(DatabaseError) -> Bool {
        try !queryStrings("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", name).isEmpty
    }
}
