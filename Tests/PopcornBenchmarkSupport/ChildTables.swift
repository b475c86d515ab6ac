import CPopcornSQLite
public import Foundation
import PopcornPersistence

/// A copy of a cache in which the rows of each relation are in a table of their own.
///
/// It is the reference with which benchmarks compare the cache, in a file with the same settings: a relation of an
/// aggregate has the table `<table>_<relation>` with the columns `owner_row_id` and `position`, then those of the
/// relation.
public struct ChildTables: Sendable {

    /// The file of the copy, `child-tables.sqlite`, next to that of the cache.
    public let file: URL

    private let cache: URL
    private let schema: Schema

    /// Creates a new file with all rows of a cache.
    init(_ schema: Schema, ofCache cache: URL) throws {
        self.schema = schema
        self.cache = cache
        file = cache.deletingLastPathComponent().appending(path: "child-tables.sqlite")
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + suffix) {
            try FileManager.default.removeItem(atPath: file.path + suffix)
        }
        let connection = try Connection(path: file.path, role: .writer, busyTimeout: .seconds(1))
        try connection.prepareForShrinking(pageSize: nil)
        try connection.prepareForWriting(.normal)
        try connection.execute("PRAGMA secure_delete = OFF")
        for statement in schema.tables.flatMap(\.creationWithChildTables) { try connection.execute(statement) }
        let copy = try RowCopy(schema, from: cache, to: connection)
        try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            for table in schema.tables { try copy.insert(table, "") }
        }
        try connection.execute("PRAGMA main.wal_checkpoint(TRUNCATE)")
    }

    /// Replaces the rows of a value, and related rows, by those of the cache.
    public func copy(_ location: RowLocation) throws {
        let connection = try Connection(path: file.path, role: .writerOfExistingFile, busyTimeout: .seconds(1))
        try connection.prepareForWriting(.normal)
        let copy = try RowCopy(schema, from: cache, to: connection)
        let locations = [(location.table, location.clauses)] + (location.related.map { [($0.table, "")] } ?? [])
        try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            for (name, clauses) in locations {
                // Deletes the rows of relations, too.
                try connection.execute("DELETE FROM main.\(name.quoted) \(clauses)")
                for table in schema.tables where table.name == name { try copy.insert(table, clauses) }
            }
        }
    }
}

/// A connection to a file with child tables, to which a cache is attached.
private struct RowCopy {

    private static let cache = "cache"

    private let connection: Connection
    private let layout: StoredLayout

    init(_ schema: Schema, from cache: URL, to connection: Connection) throws {
        self.connection = connection
        let attach = try Statement("ATTACH ? AS \(Self.cache)", on: connection)
        try attach.bind([cache.path])
        try attach.run()
        // Only the attached cache has the tables of layouts.
        guard let layout = try StoredLayout(of: schema, connection) else { throw MissingTable(name: "\(cache.path)") }
        self.layout = layout
    }

    /// Inserts rows of the cache, with the rows of their relations.
    ///
    /// - Parameter clauses: The SQL clauses that select the rows.
    func insert(_ table: TableDefinition, _ clauses: String) throws(DatabaseError) {
        let source = "\(Self.cache).\(layout.stored(table).name.quoted) \(clauses)"
        let names = table.columns.map(\.name.quoted)
        guard let relations = table.relations else {
            let columns = names.joined(separator: ", ")
            return try connection.execute(
                "INSERT INTO main.\(table.name.quoted) (\(columns)) SELECT \(columns) FROM \(source)")
        }
        let own = ([TableDefinition.rowID, TableDefinition.generation] + names).joined(separator: ", ")
        try connection.execute("INSERT INTO main.\(table.name.quoted) SELECT \(own) FROM \(source)")
        for relation in relations { try insert(relation, of: table, source) }
    }

    private func insert(
        _ relation: TableDefinition.Relation, of table: TableDefinition, _ source: String
    ) throws(DatabaseError) {
        let select = try Statement(
            """
            SELECT \(TableDefinition.rowID), \(TableDefinition.generation), \(relation.column.quoted) FROM \(source)
            """, on: connection)
        let parameters = Array(repeating: "?", count: relation.columns.count + 2).joined(separator: ", ")
        let insert = try Statement(
            "INSERT INTO main.\(table.childTable(of: relation).quoted) VALUES (\(parameters))", on: connection)
        while try select.step() {
            guard let start = sqlite3_column_blob(select.pointer, 2) else { continue }
            let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(select.pointer, 2)))
            let generation = Int(sqlite3_column_int64(select.pointer, 1))
            let layout = try connection.recordLayout(of: table.name, generation)
            guard let rows = bytes.checkedRecord.flatMap({ layout?.rows(ofPart: relation.name, in: $0) }) else {
                throw .unreadable(
                    table: table.name, column: relation.column, expected: "the values of its layout",
                    found: "other bytes")
            }
            for (position, row) in rows.enumerated() {
                sqlite3_bind_int64(insert.pointer, 1, sqlite3_column_int64(select.pointer, 0))
                sqlite3_bind_int64(insert.pointer, 2, Int64(position))
                var values = RecordWriter()
                for column in relation.columns { (row[column.name] ?? .null).write(to: &values) }
                try insert.bind(record: values.bytes, from: 3)
                try insert.run()
            }
        }
    }
}

extension TableDefinition {

    fileprivate func childTable(of relation: Relation) -> String { "\(name)_\(relation.name)" }

    /// The statements that create the table, and a table for each relation.
    fileprivate var creationWithChildTables: [String] {
        guard let relations else { return creation }
        let key = columns.filter { $0.role == .key }.map(\.name.quoted).joined(separator: ", ")
        let own =
            ["\(Self.rowID) INTEGER PRIMARY KEY", "schema_generation INTEGER NOT NULL DEFAULT 0"]
            + columns.map(\.line) + ["UNIQUE (\(key))"]
        let children = relations.map { relation in
            let lines =
                [
                    "owner_row_id INTEGER NOT NULL REFERENCES \(name.quoted) (\(Self.rowID)) ON DELETE CASCADE",
                    "position INTEGER NOT NULL",
                ] + relation.columns.map(\.line) + ["PRIMARY KEY (owner_row_id, position)"]
            return "CREATE TABLE \(childTable(of: relation).quoted) (\(lines.joined(separator: ", "))) "
                + "STRICT, WITHOUT ROWID"
        }
        return ["CREATE TABLE \(name.quoted) (\(own.joined(separator: ", "))) STRICT"] + children + indexes
    }
}

extension TableDefinition.Column {
    fileprivate var line: String { "\(name.quoted) \(type.rawValue)\(isNullable ? "" : " NOT NULL")" }
}

extension String {
    /// The name as a quoted SQL identifier.
    fileprivate var quoted: String { "\"\(self)\"" }
}
