import CPopcornSQLite

extension Connection {

    /// Runs a statement and returns its rows, with each value as a string and NULL as an empty string.
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

    /// Returns whether a table has rows.
    func hasRows(_ table: String) throws(DatabaseError) -> Bool {
        try !queryStrings("SELECT 1 FROM \(table.quoted) LIMIT 1").isEmpty
    }

    /// Returns whether a table exists.
    func hasTable(_ name: String) throws(DatabaseError) -> Bool {
        try !queryStrings("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", name).isEmpty
    }
}
