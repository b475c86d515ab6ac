extension Database {

    /// Returns all free pages to the file system, in slices between which other writes run.
    ///
    /// Has no effect on a file that an earlier version created. Its free pages are reused, but it becomes smaller only
    /// when it is replaced.
    package func returnFreeSpace() async throws(DatabaseError) {
        let slice = 256
        var remains = true
        while remains {
            remains = try await withWriter { connection throws(DatabaseError) in
                let space = try connection.space()
                guard space.isShrinkable, space.freePageCount > 0 else { return false }
                try connection.returnFreePages(limit: slice)
                return true
            }
        }
    }

    /// Returns the size of the table of an entity, with its indexes, in bytes.
    ///
    /// Each table and index is read in its own transaction, and completely.
    ///
    /// - Returns: The size, or `nil` if SQLite was built without `dbstat`. <https://sqlite.org/dbstat.html>
    package func byteCount<Value: TableEntity>(of type: Value.Type) async throws(DatabaseError) -> Int? {
        let names = try await read { transaction throws(DatabaseError) -> [String]? in
            let modules = try transaction.query("SELECT 1 FROM pragma_module_list WHERE name = 'dbstat'") { _ in true }
            guard !modules.isEmpty else { return nil }
            return try transaction.query(
                "SELECT name FROM sqlite_schema WHERE tbl_name = ? AND rootpage > 0", [transaction.table(of: type)]
            ) { $0.optionalColumn(String.self) ?? "" }
        }
        guard let names else { return nil }
        var count = 0
        for name in names {
            count += try await read { transaction throws(DatabaseError) in
                try transaction.query(
                    "SELECT pgsize FROM dbstat WHERE name = ? AND aggregate = TRUE", [name]
                ) { $0.optionalColumn(Int.self) ?? 0 }.first ?? 0
            }
        }
        return count
    }
}
