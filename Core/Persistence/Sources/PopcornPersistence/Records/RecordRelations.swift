/// A reader of the selected relations of one aggregate, one relation after another, from their records.
///
/// It refers to the bytes of the records, which must outlive it.
final class RecordRelations {

    private let description: EntityDescription
    private let table: String
    /// The record of each relation; `nil` if it was not read or has no rows.
    private let records: [UnsafeRawBufferPointer?]
    /// The relations to read in addition to relations that are always read.
    private let selected: [SelectedRelation]
    /// The layout of the records and that of this version, if they differ.
    private let conversion: RecordLayout.Conversion?
    private let urls: RecentURLs
    /// The number of rows of each relation in the database, including relations that were not read; `nil` if the
    /// relation is `nil`.
    private var counts: [Int?] = []
    /// The records that were converted.
    private var buffers: [UnsafeMutableRawBufferPointer] = []
    private var failure: Failure?

    /// Indirect, so that the check for `nil` is cheap.
    private indirect enum Failure {
        case error(DatabaseError)
    }

    init(
        _ description: EntityDescription, table: String, records: [UnsafeRawBufferPointer?],
        selected: [SelectedRelation], conversion: RecordLayout.Conversion?, _ urls: RecentURLs
    ) {
        self.description = description
        self.table = table
        self.records = records
        self.selected = selected
        self.conversion = conversion
        self.urls = urls
        counts.reserveCapacity(records.count)
    }

    deinit {
        for buffer in buffers { buffer.deallocate() }
    }

    /// Returns whether the row lacks a selected relation that is required, or that may have been added later.
    func lacksSelectedRelation(rowIsFromOlderSchema isFromOlderSchema: Bool) -> Bool {
        guard isFromOlderSchema || selected.contains(where: \.isRequired) else { return false }
        return zip(description.relations, counts).contains { relation, count in
            count == nil && selected.contains { $0.offset == relation.offset && (isFromOlderSchema || $0.isRequired) }
        }
    }

    /// Returns a reader of the next relation's rows, or `nil` if they are not read.
    ///
    /// They are not read if the relation is `nil` or not selected, or if an earlier relation could not be read.
    ///
    /// - Parameter count: The number of rows of the relation in the database.
    func begin(_ count: Int?) -> RowReader? {
        let index = counts.count
        let relation = description.relations[index]
        // A declaration without the relation has replaced a row, and left the rows that another one had written.
        let isOfOtherRow = conversion.map { !$0.stored.hasPart(relation.name) } ?? false
        counts.append(isOfOtherRow ? nil : count)
        guard !isOfOtherRow, failure == nil else { return nil }
        if count ?? 0 == 0, records[index] != nil {
            failure = .error(
                .unreadable(table: table, column: "\(relation.name)_count", expected: "a row count", found: "none"))
            return nil
        }
        guard let count else { return nil }
        let selections = selected.lazy.filter { $0.offset == relation.offset }
        let selection = selections.first(where: \.isWhole) ?? selections.first
        guard selection != nil || relation.loading == .always else { return nil }
        guard count > 0 else { return RowReader(maximumRowCount: 0) }
        do throws(DatabaseError) {
            let rows = RecordRows(
                bytes: try record(index, count), count: count, description: relation.child, urls: urls,
                condition: try condition(of: selection, relation))
            return RowReader(
                record: rows, maximumRowCount: selection?.limit ?? .max,
                expectedRowCount: [selection?.limit, selection?.condition?.values.count].compactMap(\.self)
                    .reduce(count, min))
        } catch {
            failure = .error(error)
            return nil
        }
    }

    /// Returns the record of a relation, in the layout of this version.
    private func record(_ index: Int, _ count: Int) throws(DatabaseError) -> UnsafeRawBufferPointer {
        let name = description.relations[index].name
        guard let record = records[index] else {
            throw .unreadable(table: table, column: name, expected: "\(count) rows", found: "none")
        }
        guard let conversion else { return record }
        guard let converted = conversion.convert(record, ofPart: name, rowCount: count) else {
            throw .unreadable(table: table, column: name, expected: "the values of its layout", found: "other bytes")
        }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: converted.count, alignment: 1)
        buffer.copyBytes(from: converted)
        buffers.append(buffer)
        return UnsafeRawBufferPointer(buffer)
    }

    /// Checks the relation that was just read.
    func end(_ reader: RowReader) {
        do throws(DatabaseError) {
            try reader.finish(table: "\(table)_\(description.relations[counts.count - 1].name)")
        } catch {
            failure = .error(error)
        }
    }

    /// Throws the error if a relation could not be read.
    func finish() throws(DatabaseError) {
        if case .error(let error) = failure { throw error }
    }

    private func condition(
        of selection: SelectedRelation?, _ relation: EntityDescription.Relation
    ) throws(DatabaseError) -> RecordRows.Condition? {
        guard let condition = selection?.condition else { return nil }
        let values = condition.values.map { value in
            var writer = RecordWriter()
            _ = value.write(to: &writer)
            return writer.bytes
        }
        return RecordRows.Condition(
            column: try relation.child.columnIndex(at: condition.offset), values: values)
    }
}
