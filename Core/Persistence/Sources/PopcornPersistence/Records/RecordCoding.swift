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

/// A value of a column that is a part of the key, or by which rows are searched or sorted.
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
    fileprivate init(_ value: RecordValue?) {
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
                let rows = entity + relation.offset
                guard relation.child.type.rowCount(rows, relation.isMany) ?? 0 > 0 else {
                    relations.append(nil)
                    continue
                }
                var writer = RecordWriter()
                try relation.child.type.forEachRow(rows, relation.isMany) { _, row throws(DatabaseError) in
                    try write(row, relation.child, to: &writer)
                }
                relations.append(writer.bytes)
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
        try write(entity, description, to: &writer)
        return writer.bytes
    }

    private func write(
        _ entity: UnsafeRawPointer, _ description: EntityDescription, to writer: inout RecordWriter
    ) throws(DatabaseError) {
        for (column, source) in zip(description.columns, description.sources) {
            let property = entity + source.offset
            switch source.kind {
            case .value(let type, let isNullable):
                guard type.write(property, isNullable, to: &writer) else {
                    throw .unstorable(table: Value.table, column: column.name, reason: "the number is NaN")
                }
            case .count(let type, let isMany):
                if let count = type.rowCount(property, isMany) {
                    writer.append(Int64(count))
                } else {
                    writer.appendNull()
                }
            }
        }
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
            return try RowReader(rows, isAtRow: true).entity(table: Value.table)
        }
    }

    /// Returns the entity in some records, and its row.
    ///
    /// - Parameters:
    ///   - columns: The record of its columns.
    ///   - relations: The records of the relations that were read, by the index of the relation.
    ///   - selected: The relations to decode in addition to relations that are always read; `nil` to decode none.
    ///   - layout: The layout of the records; `nil` for that of this conversion.
    ///   - isFromOlderSchema: Whether the layout is older than that of this conversion.
    ///   - mark: The mark of the row.
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if the records are damaged.
    fileprivate func decode(
        columns: UnsafeRawBufferPointer, relations: [Int: UnsafeRawBufferPointer], selected: [SelectedRelation]?,
        layout: RecordLayout?, isFromOlderSchema: Bool, mark: RowMark?
    ) throws(DatabaseError) -> (entity: Value, row: StoredRow) {
        if let layout, layout != self.layout {
            let (buffer, owner, ranges) = try convert(columns, relations, from: layout)
            return try buffer.withUnsafeBufferPointer { buffer throws(DatabaseError) in
                let bytes = UnsafeRawBufferPointer(buffer)
                let records = ranges.mapValues { UnsafeRawBufferPointer(rebasing: bytes[$0]) }
                return try decode(
                    columns: UnsafeRawBufferPointer(rebasing: bytes[owner]), relations: records, selected: selected,
                    layout: nil, isFromOlderSchema: isFromOlderSchema, mark: mark)
            }
        }
        let urls = urls.take()
        defer { self.urls.giveBack(urls) }
        let source = RecordRelations(description, table: Value.table, records: relations, selected: selected, urls)
        let rows = RecordRows(columns, count: 1, description, urls)
        let entity: Value = try RowReader(rows, relations: source, isAtRow: true).entity(table: Value.table)
        let lacksRelation = selected?.lacksRelation(
            of: description.relations, source.counts, rowIsFromOlderSchema: isFromOlderSchema)
        let row = StoredRow(
            rowID: 0, counts: source.counts, isOutdated: isFromOlderSchema || mark == .outdated,
            isIncomplete: mark == .incomplete, lacksRelation: lacksRelation ?? false)
        return (entity, row)
    }

    /// Returns records in the layout of this conversion: all in one buffer, with their ranges.
    private func convert(
        _ columns: UnsafeRawBufferPointer, _ relations: [Int: UnsafeRawBufferPointer], from layout: RecordLayout
    ) throws(DatabaseError) -> (buffer: [UInt8], columns: Range<Int>, relations: [Int: Range<Int>]) {
        guard let owner = layout.convert(columns, ofPart: "", rowCount: 1, to: self.layout) else {
            throw .unreadable(
                table: Value.table, column: "record", expected: "the values of its layout", found: "other bytes")
        }
        let counts = counts(in: owner)
        var buffer = owner
        var ranges: [Int: Range<Int>] = [:]
        for (index, record) in relations {
            guard let count = counts[index], count > 0,
                let converted = layout.convert(
                    record, ofPart: description.relations[index].name, rowCount: count, to: self.layout)
            else { continue }
            ranges[index] = buffer.count..<buffer.count + converted.count
            buffer += converted
        }
        return (buffer, owner.indices, ranges)
    }

    /// Returns the numbers of rows of the relations in a record of the columns.
    private func counts(in columns: [UInt8]) -> [Int?] {
        columns.withUnsafeBytes { bytes in
            var cursor = RecordCursor(bytes)
            return description.sources.compactMap { source -> Int?? in
                let value = cursor.next()
                guard case .count = source.kind else { return nil }
                return .some(value.flatMap { Int.read($0) })
            }
        }
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
        try decode(
            columns: columns, relations: [:], selected: nil, layout: layout, isFromOlderSchema: false, mark: nil
        ).entity
    }
}

extension RecordCoding where Value: AggregateEntity {

    /// The names of the relations, in declaration order.
    package var relationNames: [String] { description.relations.map(\.name) }

    /// Returns the indexes of the relations that must be read for a selection.
    ///
    /// - Throws: ``DatabaseError/undeclared(entity:reason:)`` if the selection contains a property that is not a
    ///   relation.
    package func relations(in selection: RelationSelection<Value>) throws(DatabaseError) -> [Int] {
        for selected in selection.relations
        where !description.relations.contains(where: { $0.offset == selected.offset }) {
            throw .undeclared(entity: "\(Value.self)", reason: "a selection names a property that is not a relation")
        }
        return description.relations.indices.filter { index in
            let relation = description.relations[index]
            return relation.loading == .always || selection.relations.contains { $0.offset == relation.offset }
        }
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
        try decode(
            columns: columns, relations: relations, selected: selection.relations, layout: layout,
            isFromOlderSchema: isFromOlderSchema, mark: mark)
    }
}

extension RowReader {

    /// Creates a reader of the rows of a record.
    ///
    /// - Parameter isAtRow: Whether the reader is at the only row, and not before the first one.
    convenience init(
        _ rows: RecordRows, relations: (any RelationSource)? = nil, isAtRow: Bool = false, maximumRowCount: Int = 1,
        expectedRowCount: Int? = nil
    ) {
        self.init(
            nil, relations: relations, record: rows, maximumRowCount: maximumRowCount,
            expectedRowCount: expectedRowCount)
        if isAtRow { _ = rows.goToNextRow() }
    }
}
