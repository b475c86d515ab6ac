import CPopcornSQLite

/// The space in a database file.
struct DatabaseSpace: Equatable {

    let pageSize: Int
    let pageCount: Int
    let freePageCount: Int
    /// Whether free pages can be returned to the file system without rewriting the file.
    let isShrinkable: Bool

    /// The size of the database in bytes, after a checkpoint.
    var byteCount: Int { pageCount * pageSize }

    /// The size of the pages in use, in bytes.
    var usedByteCount: Int { (pageCount - freePageCount) * pageSize }
}

extension Connection {

    /// Prepares a new, empty file to return free pages to the file system.
    ///
    /// Both settings have no effect once the file has content or a write-ahead log.
    /// <https://sqlite.org/pragma.html#pragma_auto_vacuum>
    ///
    /// - Parameter pageSize: The page size in bytes; `nil` for SQLite's default.
    package func prepareForShrinking(pageSize: Int?) throws(DatabaseError) {
        if let pageSize { try execute("PRAGMA page_size = \(pageSize)") }
        try execute("PRAGMA auto_vacuum = INCREMENTAL")
    }

    /// Returns the space in the file.
    func space() throws(DatabaseError) -> DatabaseSpace {
        DatabaseSpace(
            pageSize: try setting("page_size"), pageCount: try setting("page_count"),
            freePageCount: try setting("freelist_count"), isShrinkable: try setting("auto_vacuum") != 0)
    }

    /// Returns some free pages to the file system. The file becomes smaller at the next checkpoint.
    /// <https://sqlite.org/pragma.html#pragma_incremental_vacuum>
    func returnFreePages(limit: Int) throws(DatabaseError) {
        try execute("PRAGMA incremental_vacuum(\(limit))")
    }

    /// Sets the maximum size of the file. A larger write fails with `SQLITE_FULL`. A file that is already larger does
    /// not grow. <https://sqlite.org/pragma.html#pragma_max_page_count>
    func setMaximumSize(_ bytes: Int) throws(DatabaseError) {
        let pageSize = try setting("page_size")
        try execute("PRAGMA max_page_count = \(bytes / max(pageSize, 1))")
    }

    private func setting(_ name: String) throws(DatabaseError) -> Int {
        let statement = try statement("PRAGMA \(name)")
        defer { statement.reset() }
        return try statement.step() ? Int(sqlite3_column_int64(statement.pointer, 0)) : 0
    }
}

extension DatabaseError {

    /// Whether the disk or the database is full.
    package var isFull: Bool {
        if case .sqlite(let error) = self { error.primaryCode == SQLITE_FULL } else { false }
    }
}

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
