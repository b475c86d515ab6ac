/// An entity as records.
package struct EntityRecords: Equatable, Sendable {

    /// The values of the key, in the order of its columns.
    package let key: [IndexedValue]

    /// The values of the columns by which rows are searched or sorted, in declaration order.
    package let indexed: [IndexedValue]

    /// The record of all columns, including those of the key and the numbers of rows of the relations.
    package let columns: [UInt8]

    /// The record of each relation, in declaration order; `nil` if it has no rows.
    package let relations: [[UInt8]?]
}

/// A value of a column, such as one that is a part of the key, or by which rows are searched or sorted.
package enum IndexedValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

extension IndexedValue {

    /// Creates the value of a property. A value that cannot be stored is ``null``.
    package init(_ value: any ColumnValue) {
        var writer = RecordWriter()
        guard value.write(to: &writer) else {
            self = .null
            return
        }
        self = writer.bytes.withUnsafeBytes { bytes in
            var cursor = RecordCursor(bytes)
            return IndexedValue(cursor.next())
        }
    }

    /// Creates the value of a record; ``null`` if it has no further value.
    init(_ value: RecordValue?) {
        self =
            switch value {
            case nil, .null: .null
            case .integer(let number): .integer(number)
            case .real(let number): .real(number)
            case .text(let text): .text(String(decoding: text, as: UTF8.self))
            case .blob(let bytes): .blob(Array(bytes))
            }
    }

    fileprivate func write(to writer: inout RecordWriter) {
        switch self {
        case .null: writer.appendNull()
        case .integer(let number): writer.append(number)
        case .real(let number): writer.append(number)
        case .text(let text): writer.append(text: text)
        case .blob(let bytes): writer.append(blob: bytes)
        }
    }
}

/// The conversion of an entity to records, and back.
///
/// The entity's declaration is that of its tables in SQLite: see ``Entity``.
package final class RecordCoding<Value: TableEntity>: Sendable {

    fileprivate let description: EntityDescription
    private let key: EntityDescription
    /// The indexes of the columns by which rows are searched or sorted.
    private let indexed: [Int]

    private let urls = URLTables()

    /// The layout of the records.
    package let layout: RecordLayout

    /// Creates the conversion of an entity.
    ///
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if its declaration is invalid.
    package init(_ type: Value.Type) throws(DatabaseError) {
        description = EntityDescription(type)
        key = EntityDescription(Value.Key.self)
        indexed = description.columns.indices.filter { [description] in description.columns[$0].role == .indexed }
        layout = RecordLayout(TableDefinition(type, description))
        if let problem = description.problem { throw .undeclared(entity: "\(type)", reason: problem) }
    }

    // MARK: - Encoding

    /// Returns the values of a key.
    package func values(of key: Value.Key) throws(DatabaseError) -> [IndexedValue] {
        try withUnsafePointer(to: key) { pointer throws(DatabaseError) in
            let record = try encode(UnsafeRawPointer(pointer), self.key)
            return Self.values(in: record, count: self.key.columns.count)
        }
    }

    /// Returns the first values of a record.
    private static func values(in record: [UInt8], count: Int) -> [IndexedValue] {
        record.withUnsafeBytes { bytes in
            var cursor = RecordCursor(bytes)
            return (0..<count).map { _ in IndexedValue(cursor.next()) }
        }
    }

    /// Returns an entity as records.
    ///
    /// - Throws: ``DatabaseError/unstorable(table:column:reason:)`` if it has a number that is NaN.
    package func encode(_ entity: Value) throws(DatabaseError) -> EntityRecords {
        let key = try values(of: entity.key)
        return try withUnsafePointer(to: entity) { pointer throws(DatabaseError) in
            let entity = UnsafeRawPointer(pointer)
            var relations: [[UInt8]?] = []
            for relation in description.relations {
                relations.append(try relation.record(of: entity, table: Value.table))
            }
            let columns = try encode(entity, description)
            let values = indexed.last.map { Self.values(in: columns, count: $0 + 1) } ?? []
            return EntityRecords(
                key: key, indexed: indexed.map { values[$0] }, columns: columns, relations: relations)
        }
    }

    private func encode(
        _ entity: UnsafeRawPointer, _ description: EntityDescription
    ) throws(DatabaseError) -> [UInt8] {
        var writer = RecordWriter()
        try description.write(entity, to: &writer, table: Value.table)
        return writer.bytes
    }

    // MARK: - Decoding

    /// Returns the key with some values, in the order of its columns.
    ///
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if a value has another type.
    package func key(from values: [IndexedValue]) throws(DatabaseError) -> Value.Key {
        var writer = RecordWriter()
        for value in values { value.write(to: &writer) }
        let urls = urls.take()
        defer { self.urls.giveBack(urls) }
        let bytes = writer.bytes
        return try bytes.withUnsafeBufferPointer { bytes throws(DatabaseError) in
            let rows = RecordRows(UnsafeRawBufferPointer(bytes), count: 1, key, urls)
            return try RowReader(record: rows).entity(table: Value.table)
        }
    }

    /// Calls a closure with the record of an entity's columns in the layout of this conversion.
    ///
    /// - Parameter layout: The layout of the record; `nil` for that of this conversion.
    fileprivate func withColumns<Result>(
        _ columns: UnsafeRawBufferPointer, in layout: RecordLayout?,
        _ body: (UnsafeRawBufferPointer, RecordLayout.Conversion?) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        guard let layout, layout != self.layout else { return try body(columns, nil) }
        let conversion = RecordLayout.Conversion(stored: layout, own: self.layout)
        guard let converted = conversion.convert(columns, ofPart: "", rowCount: 1) else {
            throw .unreadable(
                table: Value.table, column: "record", expected: "the values of its layout", found: "other bytes")
        }
        return try converted.withUnsafeBufferPointer { bytes throws(DatabaseError) in
            try body(UnsafeRawBufferPointer(bytes), conversion)
        }
    }

    /// Returns the entity in the record of its columns.
    fileprivate func entity(
        _ columns: UnsafeRawBufferPointer, _ relations: RecordRelations?, _ urls: URLTable
    ) throws(DatabaseError) -> Value {
        let rows = RecordRows(columns, count: 1, description, urls)
        return try RowReader(relations: relations, record: rows).entity(table: Value.table)
    }
}

extension RecordCoding {

    /// Returns the entity in a record, without its relations.
    ///
    /// - Parameters:
    ///   - columns: The record of its columns.
    ///   - layout: The layout of the record; `nil` for that of this conversion.
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if the record is damaged.
    package func decode(columns: UnsafeRawBufferPointer, layout: RecordLayout?) throws(DatabaseError) -> Value {
        let urls = urls.take()
        defer { self.urls.giveBack(urls) }
        return try withColumns(columns, in: layout) { columns, _ throws(DatabaseError) in
            try entity(columns, nil, urls)
        }
    }
}

extension RecordCoding where Value: AggregateEntity {

    /// Returns the indexes of the relations that must be read for a selection, including relations that are always read.
    ///
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if the selection contains a property that is not a
    ///   relation.
    package func relations(in selection: RelationSelection<Value>) throws(DatabaseError) -> [Int] {
        try description.check(selection.relations)
        return description.relations(readFor: selection.relations)
    }

    /// Returns the aggregate in some records, and its row.
    ///
    /// - Parameters:
    ///   - columns: The record of its columns.
    ///   - relations: The records of the relations that were read, by the index of the relation.
    ///   - selection: The relations to decode in addition to relations that are always read.
    ///   - layout: The layout of the records; `nil` for that of this conversion.
    ///   - isFromOlderSchema: Whether the layout is older than that of this conversion.
    ///   - mark: The mark of the row.
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if the records are damaged.
    package func decode(
        columns: UnsafeRawBufferPointer, relations: [Int: UnsafeRawBufferPointer],
        including selection: RelationSelection<Value>, layout: RecordLayout?, isFromOlderSchema: Bool, mark: RowMark?
    ) throws(DatabaseError) -> (entity: Value, row: StoredRow) {
        let urls = urls.take()
        defer { self.urls.giveBack(urls) }
        return try withColumns(columns, in: layout) { columns, conversion throws(DatabaseError) in
            let relations = RecordRelations(
                description, table: Value.table, records: description.relations.indices.map { relations[$0] },
                selected: selection.relations, conversion: conversion, urls)
            let entity = try entity(columns, relations, urls)
            let row = StoredRow(
                mark: mark, isFromOlderSchema: isFromOlderSchema,
                lacksRelation: relations.lacksSelectedRelation(rowIsFromOlderSchema: isFromOlderSchema))
            return (entity, row)
        }
    }
}
