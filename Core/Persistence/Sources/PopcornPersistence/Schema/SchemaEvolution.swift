/// A migrator that updates the schema of a cache file to the entities that this version declares.
///
/// Tables of other versions stay usable by those versions, except that only the last two incompatible layouts of an
/// aggregate are retained, and tables in an earlier format only until this version has stored values. The result is a
/// ``StoredLayout``. Call each method within one transaction.
struct SchemaEvolution {

    /// The number of incompatible layouts of an aggregate that are retained.
    private static let keptLayouts = 2

    /// The number of rows that ``deleteOutdatedRows()`` deletes. A large movie of version 1 of the format, with 1,300
    /// rows in the tables of its relations, takes 1 to 2 milliseconds.
    private static let sliceSize = 4

    /// A declaration with which a version has opened the file.
    private struct Entry {
        let fingerprint: String
        let generation: Int
        let table: String
        let encoding: String
    }

    private let schema: Schema
    private let connection: Connection

    init(_ schema: Schema, _ connection: Connection) {
        self.schema = schema
        self.connection = connection
    }

    /// Adds missing tables, columns and indexes, and records the declarations of this version.
    func migrate() throws(DatabaseError) -> StoredLayout {
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS \(StoredLayout.table) (
                aggregate TEXT NOT NULL,
                fingerprint TEXT NOT NULL,
                generation INTEGER NOT NULL,
                stored_in TEXT NOT NULL,
                encoding TEXT NOT NULL,
                PRIMARY KEY (aggregate, fingerprint)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE IF NOT EXISTS \(StoredLayout.records) (
                aggregate TEXT NOT NULL,
                generation INTEGER NOT NULL,
                layout TEXT NOT NULL,
                PRIMARY KEY (aggregate, generation)
            ) STRICT, WITHOUT ROWID
            """)
        var layout = StoredLayout()
        for definition in schema.tables {
            let entries = try entries(of: definition)
            let table = try table(for: definition, entries)
            let generation = try register(definition, in: table, entries)
            layout.set(definition.name, generation: generation, storedIn: table)
        }
        return layout
    }

    /// Returns the declarations of an aggregate with which the file has been opened, latest first.
    private func entries(of definition: TableDefinition) throws(DatabaseError) -> [Entry] {
        let rows = try connection.queryStrings(
            """
            SELECT fingerprint, generation, stored_in, encoding FROM \(StoredLayout.table) \
            WHERE aggregate = ? ORDER BY generation DESC
            """, definition.name)
        let entries = rows.map { Entry(fingerprint: $0[0], generation: Int($0[1]) ?? 0, table: $0[2], encoding: $0[3]) }
        guard entries.isEmpty, try connection.hasTable(definition.name) else { return entries }
        // The table was created by a version that predates generations.
        return [Entry(fingerprint: "", generation: 0, table: definition.name, encoding: "1")]
    }

    /// Returns the name of the table for an aggregate, after updating a compatible table or creating a new table.
    private func table(for definition: TableDefinition, _ entries: [Entry]) throws(DatabaseError) -> String {
        let own = entries.first { $0.fingerprint == definition.fingerprint }
        let candidates = ([own].compactMap(\.self) + entries).filter { $0.encoding == definition.encoding }.map(\.table)
        for table in candidates.uniqued() {
            guard let statements = try alterations(definition.renamed(table)) else { continue }
            for statement in statements { try connection.execute(statement) }
            return table
        }
        var (table, number) = (definition.name, 1)
        while try connection.hasTable(table) {
            number += 1
            table = "\(definition.name)_v\(number)"
        }
        for statement in definition.renamed(table).creation { try connection.execute(statement) }
        return table
    }

    /// Returns the statements that add missing columns and indexes to a table, or `nil` if the table is incompatible.
    private func alterations(_ definition: TableDefinition) throws(DatabaseError) -> [String]? {
        // SQLite stores the text of the statements that created a table and its indexes. Usually they are the declared
        // ones, and nothing is missing. Without this check, a cached `popcorn movie` takes a quarter more processor
        // time.
        let statements = try connection.queryStrings(
            "SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL", definition.name)
        guard !definition.creation.allSatisfy({ statements.contains([$0]) }) else { return [] }
        // The declared table is created in memory, to compare it as SQLite describes it.
        let blank = try Connection(path: ":memory:", role: .writer, busyTimeout: .zero)
        for statement in definition.creation { try blank.execute(statement) }
        guard let wanted = try StoredTable(definition.name, blank) else { return nil }
        guard let present = try StoredTable(definition.name, connection) else { return definition.creation }
        return wanted.alterations(from: present)
    }

    /// Records this version's declaration of an aggregate.
    ///
    /// - Returns: The generation of the declaration.
    private func register(
        _ definition: TableDefinition, in table: String, _ entries: [Entry]
    ) throws(DatabaseError) -> Int {
        let own = entries.first { $0.fingerprint == definition.fingerprint }
        if let own, own.table == table { return own.generation }
        let (next, isTooLarge) = (entries.first?.generation ?? 0).addingReportingOverflow(1)
        guard !isTooLarge else { throw .corrupt(path: connection.path, detail: "a generation is too large") }
        let generation = own?.generation ?? next
        for entry in entries where entry.generation == 0 {
            try record(definition.name, entry)
        }
        let entry = Entry(
            fingerprint: definition.fingerprint, generation: generation, table: table, encoding: definition.encoding)
        try record(definition.name, entry)
        if definition.relations != nil {
            _ = try connection.queryStrings(
                "INSERT OR REPLACE INTO \(StoredLayout.records) VALUES (?, ?, ?)",
                definition.name, "\(generation)", RecordLayout(definition).text)
        }
        return generation
    }

    private func record(_ aggregate: String, _ entry: Entry) throws(DatabaseError) {
        _ = try connection.queryStrings(
            "INSERT OR REPLACE INTO \(StoredLayout.table) VALUES (?, ?, ?, ?, ?)",
            aggregate, entry.fingerprint, "\(entry.generation)", entry.table, entry.encoding)
    }

    /// Deletes some rows of a table that is no longer retained, or drops the table if it is empty.
    ///
    /// Dropping a large table takes long. A version that still uses the table finds its rows missing, and gets a new
    /// table after the last row is deleted.
    ///
    /// - Parameter needsSpace: Whether tables in an earlier format are deleted, too. If `false`, they are retained for
    ///   programs that still run, until this version has stored values.
    /// - Returns: Whether other rows or tables remain.
    func deleteOutdatedRows(needsSpace: Bool) throws(DatabaseError) -> Bool {
        for definition in schema.tables {
            let own = connection.layout.storedName(definition.name)
            let entries = try entries(of: definition)
            var outdated = Array(entries.map(\.table).uniqued().dropFirst(Self.keptLayouts))
            let isUsed = try connection.hasRows(own)
            if needsSpace || isUsed {
                outdated += entries.filter { $0.encoding < definition.encoding }.map(\.table)
            }
            guard let table = outdated.first(where: { $0 != own }) else { continue }
            if try deleteSlice(of: table) == 0 { try drop(table, definition.name) }
            return true
        }
        return false
    }

    /// Deletes some rows of a table, and the rows of their relations.
    ///
    /// - Returns: The number of rows deleted from the table itself.
    private func deleteSlice(of table: String) throws(DatabaseError) -> Int {
        let columns = try StoredTable(table, connection)?.columns ?? []
        let key = columns.filter { $0.column.keyPosition > 0 }.map(\.name.quoted).joined(separator: ", ")
        guard !key.isEmpty else { return 0 }
        try connection.execute(
            "DELETE FROM \(table.quoted) WHERE (\(key)) IN "
                + "(SELECT \(key) FROM \(table.quoted) LIMIT \(Self.sliceSize))")
        return connection.changes
    }

    private func drop(_ table: String, _ aggregate: String) throws(DatabaseError) {
        let children = try connection.queryStrings(
            """
            SELECT DISTINCT child.name FROM sqlite_schema child, pragma_foreign_key_list(child.name) key \
            WHERE child.type = 'table' AND key."table" = ?
            """, table)
        for name in children.map({ $0[0] }) + [table] {
            try connection.execute("DROP TABLE IF EXISTS \(name.quoted)")
        }
        _ = try connection.queryStrings(
            "DELETE FROM \(StoredLayout.table) WHERE aggregate = ? AND stored_in = ?", aggregate, table)
    }
}

extension [String] {
    /// Returns the elements without duplicates, in order.
    fileprivate func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
