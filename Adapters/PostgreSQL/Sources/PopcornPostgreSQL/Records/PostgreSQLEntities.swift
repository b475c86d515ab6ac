#if PostgreSQL
package import PopcornPersistence

/// The rows of an aggregate's table.
package struct PostgreSQLEntities<Value: AggregateEntity>: Sendable {

    private let database: PostgreSQLDatabase
    private let layouts: PostgreSQLLayouts
    private let coding: RecordCoding<Value>
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
        table = try layouts.table(of: type)
        layout = layouts.number(for: type)
        coding = try PostgreSQLError.storage { () throws(DatabaseError) in try RecordCoding(type) }
    }

    /// Returns the entities that exist, each with some of its relations, and their rows, in one round trip.
    ///
    /// - Parameters:
    ///   - keys: The keys. Duplicates are read once.
    ///   - selection: The relations to read in addition to relations that are always read. All others are `nil`.
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/unreadable`` if a stored value is invalid.
    package func find(
        _ keys: [Value.Key], including selection: RelationSelection<Value> = .none
    ) async throws(PostgreSQLError) -> [Value.Key: (entity: Value, row: StoredRow)] {
        let keys = Array(Set(keys))
        guard !keys.isEmpty else { return [:] }
        let relations = try storage { () throws(DatabaseError) in try coding.relations(in: selection) }
        var values: [[PostgreSQLValue]] = []
        for key in keys {
            values.append(
                try storage { () throws(DatabaseError) in try coding.values(of: key) }.map(PostgreSQLValue.init))
        }
        let command =
            keys.count == 1
            ? PostgreSQLCommand(table.select(.one, relations: relations), values[0])
            : PostgreSQLCommand(table.select(.many, relations: relations), PostgreSQLValue.arrays(ofRows: values))
        let rows = try await database.execute(PostgreSQLBatch(.read, [command]))[0]
        try await loadLayouts(of: rows)
        var found: [Value.Key: (entity: Value, row: StoredRow)] = [:]
        found.reserveCapacity(rows.count)
        for row in 0..<rows.count {
            let position = try rows.integer(row, 0) ?? 0
            found[keys[Int(position) - 1]] = try decode(rows, row, relations, selection)
        }
        return found
    }

    /// Reads the layouts of rows that other versions wrote, unless they are in memory.
    private func loadLayouts(of rows: PostgreSQLRows) async throws(PostgreSQLError) {
        var unknown: Set<Int64> = []
        for row in 0..<rows.count {
            let number = try number(rows, row)
            if number != layout, layouts.other(number) == nil { unknown.insert(number) }
        }
        if !unknown.isEmpty { try await layouts.load(unknown) }
    }

    /// Returns the entity with a key, as ``find(_:including:)`` does.
    package func find(
        _ key: Value.Key, including selection: RelationSelection<Value> = .none
    ) async throws(PostgreSQLError) -> (entity: Value, row: StoredRow)? {
        try await find([key], including: selection)[key]
    }

    /// Returns the command that stores an entity in place of the one with the same key.
    package func storing(_ entity: Value) throws(PostgreSQLError) -> PostgreSQLCommand {
        let records = try storage { () throws(DatabaseError) in try coding.encode(entity) }
        let values =
            (records.key + records.indexed).map(PostgreSQLValue.init)
            + [.integer(layout), .bytes(records.columns)]
            + records.relations.map { $0.map(PostgreSQLValue.bytes) ?? .null }
        return PostgreSQLCommand(table.upsert, values)
    }

    /// Returns the command that deletes the entity with a key.
    package func deleting(_ key: Value.Key) throws(PostgreSQLError) -> PostgreSQLCommand {
        PostgreSQLCommand(
            table.delete,
            try storage { () throws(DatabaseError) in try coding.values(of: key) }.map(PostgreSQLValue.init))
    }

    /// Returns the command that deletes entities whose number in an indexed column is lower than a value.
    ///
    /// - Parameters:
    ///   - column: The name of the column.
    ///   - limit: The maximum number of entities.
    package func deleting(
        where column: String, isBefore value: Double, limit: Int
    ) -> PostgreSQLCommand {
        PostgreSQLCommand(table.deleteBefore(column), [.real(value), .integer(Int64(limit))])
    }

    // MARK: - Rows

    private func number(_ rows: PostgreSQLRows, _ row: Int) throws(PostgreSQLError) -> Int64 {
        try rows.integer(row, 2) ?? 0
    }

    private func decode(
        _ rows: PostgreSQLRows, _ row: Int, _ relations: [Int], _ selection: RelationSelection<Value>
    ) throws(PostgreSQLError) -> (entity: Value, row: StoredRow) {
        let number = try number(rows, row)
        let other = number == layout ? nil : layouts.other(number)
        guard number == layout || other != nil else {
            throw PostgreSQLError(.unreadable, "the layout \(number) of records does not exist")
        }
        var records: [Int: UnsafeRawBufferPointer] = [:]
        for (position, relation) in relations.enumerated() {
            // The bytes are valid as long as the rows.
            records[relation] = try rows.withBytes(row, 4 + position) { $0 }
        }
        let columns = try rows.withBytes(row, 3) { $0 } ?? UnsafeRawBufferPointer(start: nil, count: 0)
        let isMarked = try rows.boolean(row, 1) ?? false
        return try withExtendedLifetime(rows) { () throws(PostgreSQLError) in
            try storage { () throws(DatabaseError) in
                try coding.decode(
                    columns: columns, relations: records, including: selection, layout: other,
                    isFromOlderSchema: number < layout, isMarked: isMarked)
            }
        }
    }

    private func storage<Result>(
        _ body: () throws(DatabaseError) -> Result
    ) throws(PostgreSQLError) -> Result {
        try PostgreSQLError.storage(body)
    }
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

    /// Creates the parameter of a key or of an indexed column.
    init(_ value: IndexedValue) {
        self =
            switch value {
            case .null: .null
            case .integer(let number): .integer(number)
            case .real(let number): .real(number)
            case .text(let text): .text(text)
            case .blob(let bytes): .bytes(bytes)
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
