#if PostgreSQL
package import CoreInfrastructure
package import Foundation
package import Logging
import PopcornCaching
import PopcornConcurrency
package import PopcornPersistence

/// The cache in a schema of a PostgreSQL database, which several processes on several hosts share.
///
/// Reads do not wait for writes. Changes that are made together are one round trip. If the server fails, reads and
/// writes throw ``PopcornPersistence/DatabaseError/server(reason:)``.
package final class PostgreSQLCache: CacheDatabase {

    let database: PostgreSQLDatabase
    let layouts: PostgreSQLLayouts
    let schema: String
    let deletions: PostgreSQLDeletions
    private let changes: PostgreSQLChanges?
    private let eviction: PostgreSQLEviction?
    private let evictions = OwnedTasks()

    /// Opens the cache in a schema. Creates the schema and the tables if they are missing.
    ///
    /// - Parameters:
    ///   - entities: The entities of the cache.
    ///   - schema: The name of the schema. Default: `popcorn`.
    ///   - changes: The changes of all processes on the schema. Default: `nil`, in which case values that depend on the
    ///     cache are not kept in memory.
    ///   - limit: The limit for the size of the values. Default: `nil`, for no limit.
    /// - Throws: ``PostgreSQLError``.
    package init(
        _ entities: Schema, in database: PostgreSQLDatabase, schema: String = "popcorn",
        changes: PostgreSQLChanges? = nil, limit: PostgreSQLSizeLimit? = nil, logger: Logger
    ) async throws(PostgreSQLError) {
        self.database = database
        self.changes = changes
        self.schema = schema
        deletions = PostgreSQLDeletions(schema)
        layouts = try await PostgreSQLLayouts(
            entities, in: database, schema: schema,
            with: [PostgreSQLEviction.creation(schema), PostgreSQLFetchLeases.creation(schema)]
                + PostgreSQLRateLimit.creation(schema) + deletions.creation)
        eviction = limit.map { [layouts] in
            PostgreSQLEviction($0, in: database, layouts, schema: schema, logger: logger)
        }
    }

    /// Waits for running operations, and closes the connections.
    package func close() async {
        await evictions.shutdown {}
        await database.close()
    }
}

// MARK: - Reading

extension PostgreSQLCache {

    package func find<Value: TableEntity>(
        _ type: Value.Type, _ key: Value.Key
    ) async throws(DatabaseError) -> Value? {
        try await recordedRead(of: type, key) { rows throws(PostgreSQLError) in try await rows.find(key) }
    }

    package func find<Value: TableEntity>(
        _ type: Value.Type, _ keys: [Value.Key]
    ) async throws(DatabaseError) -> [Value?] {
        try await read { () throws(PostgreSQLError) in try await entities(type).find(keys) }
    }

    package func find<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>
    ) async throws(DatabaseError) -> (entity: Value, state: RowState)? {
        try await recordedRead(of: type, key) { rows throws(PostgreSQLError) in
            try await rows.find(key, including: selection)
        }
    }

    package func find<Value: AggregateEntity>(
        _ type: Value.Type, _ keys: [Value.Key], including selection: RelationSelection<Value>
    ) async throws(DatabaseError) -> [(entity: Value, state: RowState)?] {
        try await read { () throws(PostgreSQLError) in try await entities(type).find(keys, including: selection) }
    }

    package func keys<Value: TableEntity>(
        of type: Value.Type, after key: Value.Key?, limit: Int
    ) async throws(DatabaseError) -> [Value.Key] {
        try await read { () throws(PostgreSQLError) in
            let (table, entities) = (try layouts.table(named: Value.table), try entities(type))
            let first = try key.map { key throws(PostgreSQLError) in try entities.storedKey(key).parameters } ?? []
            return try await entities.keys(
                table.selectKeys(afterKey: key != nil), first + [.integer(Int64(limit))])
        }
    }

    package func keys<Value: TableEntity>(
        of type: Value.Type, beginningWithEach prefixes: [[Int]]
    ) async throws(DatabaseError) -> [[Value.Key]] {
        try await read { () throws(PostgreSQLError) in try await entities(type).keys(beginningWithEach: prefixes) }
    }

    package func leadingNumbers<Value: TableEntity>(
        ofKeysOf type: Value.Type, after numbers: [Int]?, endingWith text: String?, limit: Int
    ) async throws(DatabaseError) -> [[Int]] {
        try await read { () throws(PostgreSQLError) in
            let table = try layouts.table(named: Value.table)
            let sql = table.selectLeading(afterValues: numbers != nil, endingWithValue: text != nil)
            let values: [PostgreSQLValue] =
                (numbers ?? []).map { .integer(Int64($0)) } + (text.map { [.text($0)] } ?? [])
                + [.integer(Int64(limit))]
            let rows = try await database.execute(PostgreSQLBatch(.read, [PostgreSQLCommand(sql, values)]))[0]
            var results: [[Int]] = []
            for row in 0..<rows.count {
                var result: [Int] = []
                for column in 0..<table.keyTypes.count - 1 {
                    result.append(Int(try rows.integer(row, column) ?? 0))
                }
                results.append(result)
            }
            return results
        }
    }

    package func timeRange<Value: TableEntity>(
        in column: String, of type: Value.Type
    ) async throws(DatabaseError) -> ClosedRange<Date>? {
        try await read { () throws(PostgreSQLError) in
            let (name, column) = (try layouts.table(named: Value.table).name, column.quotedIdentifier)
            let select = PostgreSQLCommand("SELECT min(\(column)), max(\(column)) FROM \(name)")
            let rows = try await database.execute(PostgreSQLBatch(.read, [select]))[0]
            guard let oldest = try rows.real(0, 0), let newest = try rows.real(0, 1) else { return nil }
            return Date(timeIntervalSinceReferenceDate: oldest)...Date(timeIntervalSinceReferenceDate: newest)
        }
    }
}

// MARK: - Writing

extension PostgreSQLCache {

    @discardableResult
    package func write(
        _ changes: [EntityChange], unless revocation: WriteRevocation
    ) async throws(DatabaseError) -> Bool {
        let (commands, rows) = try self.commands(for: changes)
        guard !commands.isEmpty else { return !revocation.isRevoked() }
        let checks = revocation.fetch.map(deletions.check) ?? []
        return try await committing(checks + commands, rows) { commands throws(PostgreSQLError) in
            let rows = try await database.execute(
                PostgreSQLBatch(.repeatableWrite, commands), unless: revocation.isRevoked)
            if rows != nil { evictIfDue(afterWriting: commands.reduce(0) { $0 + $1.byteCount }) }
            return rows != nil
        }
    }

    @discardableResult
    package func replace<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>,
        with others: [EntityChange], unless revocation: WriteRevocation,
        by merge: @escaping EntityReplacement<Value>.Merge
    ) async throws(DatabaseError) -> Bool {
        let table = try database.convert { () throws(PostgreSQLError) in try entities(type) }
        var (commands, rows) = try self.commands(for: others)
        rows.add(try EntityKey(type, key).sharedSlot)
        let checks = revocation.fetch.map(deletions.check) ?? []
        return try await committing(checks + commands, rows) { commands throws(PostgreSQLError) in
            // The layout of the row is read at most once.
            for _ in 0..<2 {
                switch try await replace(key, including: selection, after: commands, table, revocation, merge) {
                case .applied(let byteCount):
                    evictIfDue(afterWriting: byteCount)
                    return true
                case .notApplied: return false
                case .needsLayouts(let numbers): try await layouts.load(numbers)
                }
            }
            throw PostgreSQLError(.unreadable, "the layout of the records changed repeatedly")
        }
    }

    /// Replaces a row in one transaction, which is repeated if another transaction inserts the row after the read.
    private func replace<Value: AggregateEntity>(
        _ key: Value.Key, including selection: RelationSelection<Value>, after commands: [PostgreSQLCommand],
        _ table: PostgreSQLEntities<Value>, _ revocation: WriteRevocation,
        _ merge: @escaping EntityReplacement<Value>.Merge
    ) async throws(PostgreSQLError) -> ReplacementOutcome {
        do throws(PostgreSQLError) {
            return try await database.transaction(.readCommitted) { transaction throws(PostgreSQLError) in
                guard !revocation.isRevoked() else { return .notApplied }
                return try table.replace(
                    key, including: selection, after: commands, in: transaction, by: merge)
            }
        } catch {
            guard error.sqlState == PostgreSQLDeletions.revokedState else { throw error }
            return .notApplied
        }
    }

    /// Returns the commands of changes, and the rows on which values in memory can depend.
    private func commands(
        for changes: [EntityChange]
    ) throws(DatabaseError) -> (commands: [PostgreSQLCommand], rows: ChangedRows) {
        var (commands, rows) = ([PostgreSQLCommand](), ChangedRows())
        for change in changes {
            if case .revokeWrites(let name) = change { commands += deletions.begin(ofNamesBeginningWith: name) }
            let command = try database.convert { () throws(PostgreSQLError) in try layouts.command(for: change) }
            if let command { commands.append(command) }
            if let key = change.notedKey { rows.add(key.sharedSlot) }
        }
        return (commands, rows)
    }

    package func delete<Value: TableEntity>(
        _ type: Value.Type, where column: String, isLessThan value: any ColumnValue, limit: Int
    ) async throws(DatabaseError) -> Int {
        let delete = try database.convert { () throws(PostgreSQLError) in
            PostgreSQLCommand(
                try layouts.table(named: Value.table).deleteBefore(column),
                [PostgreSQLValue(IndexedValue(value)), .integer(Int64(limit))])
        }
        return try await committing([delete], .unknown) { commands throws(PostgreSQLError) in
            try await database.execute(PostgreSQLBatch(.write, commands))[0].affectedCount
        }
    }

    package func deleteAllEntities() async throws(DatabaseError) {
        // The duration does not depend on the number of rows.
        let truncate = PostgreSQLCommand("TRUNCATE \(layouts.allTables.map(\.name).joined(separator: ", "))")
        let commands = deletions.begin(ofNamesBeginningWith: "") + [truncate]
        _ = try await committing(commands, .unknown) { commands throws(PostgreSQLError) in
            try await database.execute(PostgreSQLBatch(.repeatableWrite, commands))
        }
    }

    /// Does nothing: the server reuses the space of deleted rows.
    /// <https://www.postgresql.org/docs/current/routine-vacuuming.html>
    package func returnFreeSpace() async throws(DatabaseError) {}

    /// Commits changes of rows, and notifies all processes of the rows.
    private func committing<Value>(
        _ commands: [PostgreSQLCommand], _ rows: ChangedRows,
        _ execute: (_ commands: [PostgreSQLCommand]) async throws(PostgreSQLError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await database.convert { () async throws(PostgreSQLError) in
            guard let changes, !rows.isEmpty else { return try await execute(commands) }
            return try await changes.committing(rows) { () async throws(PostgreSQLError) in
                try await execute(commands + [changes.notification(of: rows)])
            }
        }
    }

    private func evictIfDue(afterWriting byteCount: Int) {
        guard let eviction, evictions.count == 0, eviction.isDue(afterWriting: byteCount) else { return }
        evictions.start(isDetached: true) { [self] in
            await RequestPriority.$current.withValue(.background) { await eviction.run(flushingUsesTo: self) }
        }
    }
}

// MARK: - State

extension PostgreSQLCache {

    package var serverTime: Date? {
        get async throws(DatabaseError) {
            try await database.convert { () async throws(PostgreSQLError) in
                let select = PostgreSQLCommand("SELECT extract(epoch FROM clock_timestamp())::double precision")
                return try await database.execute(PostgreSQLBatch(.read, [select]))[0].real(0, 0)
                    .map { Date(timeIntervalSince1970: $0) }
            }
        }
    }

    package var isWriteBlocked: Bool { database.connectionFailure != nil }

    package var health: DatabaseHealth {
        get async { await database.health(ofTables: layouts.allTables.map(\.name)) }
    }

    package var byteCount: Int {
        get async throws(DatabaseError) {
            try await read { () throws(PostgreSQLError) in
                try await database.byteCount(ofTables: layouts.allTables.map(\.name))
            }
        }
    }

    package func byteCount<Value: TableEntity>(of type: Value.Type) async throws(DatabaseError) -> Int? {
        try await read { () throws(PostgreSQLError) in
            try await database.byteCount(ofTables: [try layouts.table(named: Value.table).name])
        }
    }

    package func evictionCounts() async throws(DatabaseError) -> [String: Int] {
        try await read { () throws(PostgreSQLError) in
            try await PostgreSQLEviction.counts(in: database, schema)
        }
    }
}

// MARK: - Entities

extension PostgreSQLCache {

    /// Returns the access to the rows of an entity.
    func entities<Value: TableEntity>(_ type: Value.Type) throws(PostgreSQLError) -> PostgreSQLEntities<Value> {
        try PostgreSQLEntities(type, in: database, layouts)
    }

    /// Calls a closure that reads, and converts its errors. A value that depends on the read is not kept in memory.
    private func read<Value>(
        _ body: () async throws(PostgreSQLError) -> Value
    ) async throws(DatabaseError) -> Value {
        ReadRecorder.current?.refuse()
        return try await database.convert(body)
    }

    /// Reads a row, which is recorded as a dependency of the current task's read.
    private func recordedRead<Value: TableEntity, Found>(
        of type: Value.Type, _ key: Value.Key,
        _ body: (PostgreSQLEntities<Value>) async throws(PostgreSQLError) -> (found: Found, digest: UInt64)?
    ) async throws(DatabaseError) -> Found? {
        try await database.convert { () async throws(PostgreSQLError) in
            let rows = try entities(type)
            return try await PostgreSQLReadDependency.recordingRead(
                changes, slot: try rows.storedKey(key).sharedSlot, isValidWithoutServer: true
            ) { () async throws(PostgreSQLError) in
                try await rows.digest(of: key)
            } read: { () async throws(PostgreSQLError) in
                let row = try await body(rows)
                return (row?.found, row?.digest ?? 0)
            }
        }
    }
}
#endif
