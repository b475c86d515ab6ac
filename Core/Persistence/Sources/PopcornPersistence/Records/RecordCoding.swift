import NIOConcurrencyHelpers

/// The declaration of an entity, and the conversion of its values to records and back.
package final class RecordCoding: Sendable {

    /// The conversion of each type that was used.
    private static let known = NIOLockedValueBox<[ObjectIdentifier: RecordCoding]>([:])

    package let table: TableDefinition

    /// The layout of the records.
    package let layout: RecordLayout

    let description: EntityDescription
    fileprivate let key: EntityDescription
    /// The indexes of the columns by which rows are searched or sorted.
    fileprivate let indexed: [Int]
    fileprivate let urls = RecentURLsPool()

    /// Returns the conversion of an entity.
    ///
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if its declaration is invalid.
    package static func of<Value: TableEntity>(_ type: Value.Type) throws(DatabaseError) -> RecordCoding {
        if let coding = known.withLockedValue({ $0[ObjectIdentifier(type)] }) { return coding }
        let coding = RecordCoding(type)
        if let problem = coding.description.problem { throw .undeclared(entity: "\(type)", reason: problem) }
        known.withLockedValue { $0[ObjectIdentifier(type)] = coding }
        return coding
    }

    private init<Value: TableEntity>(_ type: Value.Type) {
        description = EntityDescription(type)
        key = EntityDescription(Value.Key.self)
        indexed = description.columns.indices.filter { [description] in description.columns[$0].role == .indexed }
        table = TableDefinition(type, description)
        layout = RecordLayout(table)
    }
}

// MARK: - Encoding

extension RecordCoding {

    /// Returns the record of a key.
    func record(of key: some Entity) throws(DatabaseError) -> [UInt8] {
        try self.key.record(of: key, table: table.name)
    }
}

/// The key of an entity, with its declaration.
package struct EntityKey: Sendable {

    package let coding: RecordCoding

    /// The columns of the key.
    let record: [UInt8]

    /// The slot of the row's revision in this process.
    let slot: Int

    /// Creates the key of an entity.
    ///
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if the declaration of the entity is invalid.
    package init<Value: TableEntity>(_ type: Value.Type, _ key: Value.Key) throws(DatabaseError) {
        coding = try RecordCoding.of(type)
        record = try coding.record(of: key)
        slot = RowRevisions.slot(Value.table, key)
    }

    /// The values of the key columns.
    package var values: [IndexedValue] { IndexedValue.values(of: record) }
}

/// An entity as records.
package struct EntityRecords: Sendable {

    package let key: EntityKey

    /// All columns, including those of the key and the numbers of rows of the relations.
    package let columns: [UInt8]

    /// The rows of each relation with a checksum, in declaration order; `nil` if it has no rows.
    package let relations: [[UInt8]?]

    /// Creates the records of an entity.
    ///
    /// - Throws: ``DatabaseError/unstorable(table:column:reason:)`` if it has a number that is NaN,
    ///   ``DatabaseError/undeclared(entity:reason:)`` if its declaration is invalid.
    package init<Value: TableEntity>(_ entity: Value) throws(DatabaseError) {
        key = try EntityKey(Value.self, entity.key)
        let description = key.coding.description
        columns = try description.record(of: entity, table: Value.table)
        relations = try withUnsafePointer(to: entity) { pointer throws(DatabaseError) in
            try description.relations.map { relation throws(DatabaseError) in
                try relation.record(of: UnsafeRawPointer(pointer), table: Value.table)
            }
        }
    }

    /// The rows of each relation without a checksum.
    package var uncheckedRelations: [ArraySlice<UInt8>?] {
        relations.map { $0?.dropLast(RecordWriter.checksumLength) }
    }

    /// The values of the columns by which rows are searched or sorted, in declaration order.
    package var indexed: [IndexedValue] {
        let indexes = key.coding.indexed
        guard !indexes.isEmpty else { return [] }
        let values = IndexedValue.values(of: columns)
        return indexes.map { values[$0] }
    }
}

extension EntityDescription {

    /// Returns the record of the columns of an entity.
    fileprivate func record<Value: Entity>(
        of entity: Value, table: @autoclosure () -> String
    ) throws(DatabaseError) -> [UInt8] {
        try withUnsafePointer(to: entity) { pointer throws(DatabaseError) in
            var writer = RecordWriter()
            try write(UnsafeRawPointer(pointer), to: &writer, table: table())
            return writer.bytes
        }
    }
}

// MARK: - Decoding

extension RecordCoding {

    /// Returns the key with some values, in the order of its columns.
    ///
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if a value has another type.
    package func key<Key: Entity>(from values: [IndexedValue]) throws(DatabaseError) -> Key {
        var writer = RecordWriter()
        for value in values { value.write(to: &writer) }
        return try writer.bytes.withUnsafeBufferPointer { bytes throws(DatabaseError) in
            try withURLs { urls throws(DatabaseError) in
                let rows = RecordRows(
                    bytes: UnsafeRawBufferPointer(bytes), count: 1, description: key, urls: urls)
                return try RowReader(record: rows).entity(table: table.name)
            }
        }
    }

    /// Returns the entity in a record, without its relations.
    ///
    /// - Parameters:
    ///   - columns: The record of its columns.
    ///   - layout: The layout of the record; `nil` for this conversion's layout.
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if the record is damaged.
    package func decode<Value: TableEntity>(
        columns: UnsafeRawBufferPointer, layout: RecordLayout?
    ) throws(DatabaseError) -> Value {
        try withURLs { urls throws(DatabaseError) in
            try withColumns(columns, in: layout) { columns, _ throws(DatabaseError) in
                try entity(columns, nil, urls)
            }
        }
    }

    /// Returns the aggregate in some records, and the state of its row.
    ///
    /// - Parameters:
    ///   - columns: The record of its columns.
    ///   - relations: The records of the relations that were read, by the index of the relation.
    ///   - selection: The relations to decode in addition to relations that are always read.
    ///   - layout: The layout of the records; `nil` for this conversion's layout.
    ///   - isFromOlderSchema: Whether the layout is older than that of this conversion.
    ///   - mark: The mark of the row.
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if the records are damaged.
    package func decode<Value: AggregateEntity>(
        columns: UnsafeRawBufferPointer, relations: [Int: UnsafeRawBufferPointer],
        including selection: RelationSelection<Value>, layout: RecordLayout?, isFromOlderSchema: Bool, mark: RowMark?
    ) throws(DatabaseError) -> (entity: Value, state: RowState) {
        try withURLs { urls throws(DatabaseError) in
            try withColumns(columns, in: layout) { columns, conversion throws(DatabaseError) in
                let relations = RecordRelations(
                    description, table: table.name, records: description.relations.indices.map { relations[$0] },
                    selected: selection.relations, conversion: conversion, urls)
                let entity: Value = try entity(columns, relations, urls)
                let state = RowState(
                    mark: mark, isFromOlderSchema: isFromOlderSchema,
                    lacksRelation: relations.lacksSelectedRelation(rowIsFromOlderSchema: isFromOlderSchema))
                return (entity, state)
            }
        }
    }

    /// Returns the indexes of the relations that must be read for a selection, including relations that are always
    /// read.
    ///
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if the selection contains a property that is not a
    ///   relation.
    package func relations<Value>(in selection: RelationSelection<Value>) throws(DatabaseError) -> [Int] {
        try description.relations(readFor: selection.relations)
    }

    /// Returns the entity in the record of its columns.
    private func entity<Value: Entity>(
        _ columns: UnsafeRawBufferPointer, _ relations: RecordRelations?, _ urls: RecentURLs
    ) throws(DatabaseError) -> Value {
        let rows = RecordRows(bytes: columns, count: 1, description: description, urls: urls)
        return try RowReader(relations: relations, record: rows).entity(table: table.name)
    }

    private func withURLs<Result>(
        _ body: (RecentURLs) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        let urls = urls.take()
        defer { self.urls.giveBack(urls) }
        return try body(urls)
    }

    /// Calls a closure with the record of an entity's columns in the layout of this conversion.
    ///
    /// - Parameter layout: The layout of the record; `nil` for this conversion's layout.
    private func withColumns<Result>(
        _ columns: UnsafeRawBufferPointer, in layout: RecordLayout?,
        _ body: (UnsafeRawBufferPointer, RecordLayout.Conversion?) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        guard let layout, layout != self.layout else { return try body(columns, nil) }
        let conversion = RecordLayout.Conversion(stored: layout, own: self.layout)
        guard let converted = conversion.convert(columns, ofPart: "", rowCount: 1) else {
            throw .unreadable(
                table: table.name, column: "record", expected: "the values of its layout", found: "other bytes")
        }
        return try converted.withUnsafeBufferPointer { bytes throws(DatabaseError) in
            try body(UnsafeRawBufferPointer(bytes), conversion)
        }
    }
}
