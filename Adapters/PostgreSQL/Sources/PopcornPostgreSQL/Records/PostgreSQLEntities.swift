#if PostgreSQL
package import PopcornPersistence

/// The rows of an entity's table.
package struct PostgreSQLEntities<Value: TableEntity>: Sendable {

    private let database: PostgreSQLDatabase
    let layouts: PostgreSQLLayouts
    private let coding: RecordCoding
    private let table: PostgreSQLTable
    /// The number of the layout with which this version writes the entity.
    private let layout: Int64

    /// Creates access to the rows of an entity.
    ///
    /// - Throws: ``PostgreSQLError`` if the schema was opened without the entity, or its declaration is invalid.
    package init(
        _ type: Value.Type, in database: PostgreSQLDatabase, _ layouts: PostgreSQLLayouts
    ) throws(PostgreSQLError) {
        self.database = database
        self.layouts = layouts
        table = try layouts.table(named: Value.table)
        layout = layouts.number(ofTable: Value.table)
        coding = try PostgreSQLError.storage { () throws(DatabaseError) in try RecordCoding.of(type) }
    }

    // MARK: - Reading

    /// Returns the entity of each key, without its relations, or `nil` if it does not exist, in one round trip.
    ///
    /// - Parameter keys: The keys. Duplicates are read once.
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/unreadable`` if a stored value is
    ///   invalid.
    package func find(_ keys: [Value.Key]) async throws(PostgreSQLError) -> [Value?] {
        let found = try await select(keys, relations: []) { rows, row throws(PostgreSQLError) in
            try decode(rows, row)
        }
        return keys.map { found[$0] }
    }

    /// Returns the entity with a key, without its relations, and the digest of its row.
    func find(_ key: Value.Key) async throws(PostgreSQLError) -> (found: Value, digest: UInt64)? {
        try await select([key], relations: []) { rows, row throws(PostgreSQLError) in
            (try decode(rows, row), try digest(rows, row))
        }[key]
    }

    /// Returns a digest of the row with a key; 0 if it does not exist.
    ///
    /// The digest does not include the relations, which are only replaced together with the row.
    func digest(of key: Value.Key) async throws(PostgreSQLError) -> UInt64 {
        try await select([key], relations: []) { rows, row throws(PostgreSQLError) in try digest(rows, row) }[key] ?? 0
    }

    private func decode(_ rows: PostgreSQLRows, _ row: Int) throws(PostgreSQLError) -> Value {
        let layout = try otherLayout(rows, row)
        return try withColumns(rows, row) { columns throws(DatabaseError) in
            try coding.decode(columns: columns, layout: layout)
        }
    }

    fileprivate func digest(_ rows: PostgreSQLRows, _ row: Int) throws(PostgreSQLError) -> UInt64 {
        var digest = RowDigest()
        digest.add(UInt64(bitPattern: try rows.integer(row, 1) ?? 0))
        digest.add(UInt64(bitPattern: try number(rows, row)))
        return try withColumns(rows, row) { [digest] columns in
            var digest = digest
            digest.add(columns)
            return digest.value
        }
    }

    /// Returns the rows with some keys, in one round trip.
    private func select<Found>(
        _ keys: [Value.Key], relations: [Int],
        decode: (PostgreSQLRows, _ row: Int) throws(PostgreSQLError) -> Found
    ) async throws(PostgreSQLError) -> [Value.Key: Found] {
        let keys = Array(Set(keys))
        guard !keys.isEmpty else { return [:] }
        var values: [[PostgreSQLValue]] = []
        for key in keys { values.append(try storedKey(key).parameters) }
        let command =
            keys.count == 1
            ? PostgreSQLCommand(table.select(.one, relations: relations), values[0])
            : PostgreSQLCommand(table.select(.many, relations: relations), PostgreSQLValue.arrays(ofRows: values))
        let rows = try await database.execute(PostgreSQLBatch(.read, [command]))[0]
        try await loadLayouts(of: rows)
        var found: [Value.Key: Found] = [:]
        found.reserveCapacity(rows.count)
        for row in 0..<rows.count {
            let position = try rows.integer(row, 0) ?? 0
            found[keys[Int(position) - 1]] = try decode(rows, row)
        }
        return found
    }

    /// Reads the layouts of rows that other versions wrote, unless they are in memory.
    private func loadLayouts(of rows: PostgreSQLRows) async throws(PostgreSQLError) {
        let unknown = try unknownLayouts(of: rows)
        if !unknown.isEmpty { try await layouts.load(unknown) }
    }

    /// Returns the numbers of the layouts of rows that other versions wrote, and that are not in memory.
    private func unknownLayouts(of rows: PostgreSQLRows) throws(PostgreSQLError) -> Set<Int64> {
        var unknown: Set<Int64> = []
        for row in 0..<rows.count {
            let number = try number(rows, row)
            if number != layout, layouts.other(number) == nil { unknown.insert(number) }
        }
        return unknown
    }

    /// Returns the keys of the rows that a statement selects.
    ///
    /// - Parameters:
    ///   - sql: A statement whose columns are those of the key.
    ///   - values: The values of its parameters.
    package func keys(_ sql: String, _ values: [PostgreSQLValue]) async throws(PostgreSQLError) -> [Value.Key] {
        let rows = try await database.execute(PostgreSQLBatch(.read, [PostgreSQLCommand(sql, values)]))[0]
        var keys: [Value.Key] = []
        keys.reserveCapacity(rows.count)
        for row in 0..<rows.count { keys.append(try key(rows, row)) }
        return keys
    }

    /// Returns the keys whose first columns have the values of a prefix, for each of some prefixes of the same length,
    /// in one round trip.
    func keys(beginningWithEach prefixes: [[Int]]) async throws(PostgreSQLError) -> [[Value.Key]] {
        guard let count = prefixes.first?.count else { return [] }
        let values = PostgreSQLValue.arrays(ofRows: prefixes.map { $0.map { .integer(Int64($0)) } })
        let command = PostgreSQLCommand(table.selectKeys(beginningWith: count), values)
        let rows = try await database.execute(PostgreSQLBatch(.read, [command]))[0]
        var results = Array(repeating: [Value.Key](), count: prefixes.count)
        for row in 0..<rows.count {
            let position = try rows.integer(row, table.keyTypes.count) ?? 0
            results[Int(position) - 1].append(try key(rows, row))
        }
        return results
    }

    /// Returns the key in the first columns of a row.
    private func key(_ rows: PostgreSQLRows, _ row: Int) throws(PostgreSQLError) -> Value.Key {
        var values: [IndexedValue] = []
        for (column, type) in table.keyTypes.enumerated() {
            switch type {
            case .text: values.append(try rows.text(row, column).map(IndexedValue.text) ?? .null)
            default: values.append(try rows.integer(row, column).map(IndexedValue.integer) ?? .null)
            }
        }
        return try storage { () throws(DatabaseError) in try coding.key(from: values) }
    }

    /// Returns a key as values.
    func storedKey(_ key: Value.Key) throws(PostgreSQLError) -> EntityKey {
        try storage { () throws(DatabaseError) in try EntityKey(Value.self, key) }
    }

    // MARK: - Rows

    private func mark(_ rows: PostgreSQLRows, _ row: Int) throws(PostgreSQLError) -> RowMark? {
        switch try rows.integer(row, 1) {
        case 1: .incomplete
        case 2: .outdated
        default: nil
        }
    }

    private func number(_ rows: PostgreSQLRows, _ row: Int) throws(PostgreSQLError) -> Int64 {
        try rows.integer(row, 2) ?? 0
    }

    /// Returns the layout of a row if another version wrote it; `nil` for this version's layout.
    private func otherLayout(_ rows: PostgreSQLRows, _ row: Int) throws(PostgreSQLError) -> RecordLayout? {
        let number = try number(rows, row)
        guard number != layout else { return nil }
        guard let other = layouts.other(number) else {
            throw PostgreSQLError(.unreadable, "the layout \(number) of records does not exist")
        }
        return other
    }

    /// Calls a closure with the record of a row's columns.
    private func withColumns<Result>(
        _ rows: PostgreSQLRows, _ row: Int, _ body: (UnsafeRawBufferPointer) throws(DatabaseError) -> Result
    ) throws(PostgreSQLError) -> Result {
        // The bytes are valid as long as the rows.
        let columns = try rows.withBytes(row, 3) { $0 } ?? UnsafeRawBufferPointer(start: nil, count: 0)
        return try withExtendedLifetime(rows) { () throws(PostgreSQLError) in
            try storage { () throws(DatabaseError) in try body(columns) }
        }
    }

    private func storage<Result>(
        _ body: () throws(DatabaseError) -> Result
    ) throws(PostgreSQLError) -> Result {
        try PostgreSQLError.storage(body)
    }
}

extension PostgreSQLEntities where Value: AggregateEntity {

    /// Returns the entity of each key with some of its relations, and the state of its row, or `nil` if it does not
    /// exist, in one round trip.
    ///
    /// - Parameters:
    ///   - keys: The keys. Duplicates are read once.
    ///   - selection: The relations to read in addition to relations that are always read. All other relations are
    ///     `nil`.
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/unreadable`` if a stored value is
    ///   invalid.
    package func find(
        _ keys: [Value.Key], including selection: RelationSelection<Value>
    ) async throws(PostgreSQLError) -> [(entity: Value, state: RowState)?] {
        let relations = try storage { () throws(DatabaseError) in try coding.relations(in: selection) }
        let found = try await select(keys, relations: relations) { rows, row throws(PostgreSQLError) in
            try decode(rows, row, relations, including: selection)
        }
        return keys.map { found[$0] }
    }

    /// Returns the entity with a key and some of its relations, the state of its row, and the digest of the row.
    package func find(
        _ key: Value.Key, including selection: RelationSelection<Value>
    ) async throws(PostgreSQLError) -> (found: (entity: Value, state: RowState), digest: UInt64)? {
        let relations = try storage { () throws(DatabaseError) in try coding.relations(in: selection) }
        return try await select([key], relations: relations) { rows, row throws(PostgreSQLError) in
            (try decode(rows, row, relations, including: selection), try digest(rows, row))
        }[key]
    }

    /// Reads the row with a key in a transaction, and replaces it.
    ///
    /// The row is locked until the end of the transaction. If another transaction inserts the row after the read, an
    /// error of kind ``PostgreSQLError/Kind-swift.enum/serializationFailure`` is thrown.
    ///
    /// - Parameters:
    ///   - selection: The relations to read in addition to relations that are always read.
    ///   - commands: Commands that are sent together with the read, before it.
    ///   - transaction: A transaction with the isolation ``PostgreSQLIsolation/readCommitted``.
    ///   - merge: A closure that returns the replacement, or `nil` to roll back.
    func replace(
        _ key: Value.Key, including selection: RelationSelection<Value>, after commands: [PostgreSQLCommand],
        in transaction: borrowing PostgreSQLTransaction,
        by merge: EntityReplacement<Value>.Merge
    ) throws(PostgreSQLError) -> ReplacementOutcome {
        let relations = try storage { () throws(DatabaseError) in try coding.relations(in: selection) }
        let select = PostgreSQLCommand(
            table.select(.one, relations: relations) + " FOR UPDATE", try storedKey(key).parameters)
        let rows = try transaction.execute(commands + [select])[commands.count]
        let unknown = try unknownLayouts(of: rows)
        guard unknown.isEmpty else {
            try transaction.rollBack()
            return .needsLayouts(unknown)
        }
        var stored: (entity: Value, state: RowState)?
        do throws(PostgreSQLError) {
            if rows.count > 0 { stored = try decode(rows, 0, relations, including: selection) }
        } catch {
            guard error.kind == .unreadable else { throw error }
        }
        let changes = try storage { [stored] () throws(DatabaseError) in try merge(stored)?.changes }
        guard var changes else {
            try transaction.rollBack()
            return .notApplied
        }
        if rows.count == 0, case .store(let records, _) = changes[0] { changes[0] = .store(records, .isNew) }
        var writes: [PostgreSQLCommand] = []
        for change in changes {
            if let command = try layouts.command(for: change) { writes.append(command) }
        }
        guard try transaction.execute(writes)[0].affectedCount == 1 else {
            throw PostgreSQLError(.serializationFailure, "another transaction inserted the row")
        }
        return .applied(byteCount: writes.reduce(0) { $0 + $1.byteCount })
    }

    private func decode(
        _ rows: PostgreSQLRows, _ row: Int, _ relations: [Int], including selection: RelationSelection<Value>
    ) throws(PostgreSQLError) -> (entity: Value, state: RowState) {
        let other = try otherLayout(rows, row)
        let isFromOlderSchema = try number(rows, row) < layout
        let mark = try mark(rows, row)
        var records: [Int: UnsafeRawBufferPointer] = [:]
        for (position, relation) in relations.enumerated() {
            records[relation] = try rows.withBytes(row, 4 + position) { $0 }
        }
        return try withColumns(rows, row) { [records] columns throws(DatabaseError) in
            try coding.decode(
                columns: columns, relations: records, including: selection, layout: other,
                isFromOlderSchema: isFromOlderSchema, mark: mark)
        }
    }
}

/// The outcome of the replacement of a row.
enum ReplacementOutcome: Sendable {
    case applied(byteCount: Int)
    case notApplied
    /// Another version wrote the row, and its layout is not in memory.
    case needsLayouts(Set<Int64>)
}

extension PostgreSQLValue {

    /// Returns an array for each column of some rows. All values of a column have the same type.
    fileprivate static func arrays(ofRows rows: [[PostgreSQLValue]]) -> [PostgreSQLValue] {
        (rows.first ?? []).indices.map { column in
            if case .text = rows[0][column] {
                .texts(rows.map { if case .text(let text) = $0[column] { text } else { "" } })
            } else {
                .integers(rows.map { if case .integer(let number) = $0[column] { number } else { 0 } })
            }
        }
    }
}

extension PostgreSQLError {

    /// Calls a closure, and converts the errors of records.
    static func storage<Result>(_ body: () throws(DatabaseError) -> Result) throws(PostgreSQLError) -> Result {
        do throws(DatabaseError) {
            return try body()
        } catch {
            throw PostgreSQLError(error.isCorruption ? .unreadable : .unstorable, "\(error)")
        }
    }
}
#endif
