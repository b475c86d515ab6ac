/// A source of the selected relations of an aggregate that is stored as records.
///
/// It refers to the bytes of the records, which must outlive it.
final class RecordRelations: RelationSource {

    private let description: EntityDescription
    private let table: String
    /// The records of the relations that were read, by the index of the relation.
    private let records: [Int: UnsafeRawBufferPointer]
    /// The relations to read in addition to relations that are always read; `nil` to read only the numbers of rows.
    private let selected: [SelectedRelation]?
    private let urls: URLTable
    private(set) var counts: [Int?] = []
    private var failure: DatabaseError?

    init(
        _ description: EntityDescription, table: String, records: [Int: UnsafeRawBufferPointer],
        selected: [SelectedRelation]?, _ urls: URLTable
    ) {
        self.description = description
        self.urls = urls
        self.table = table
        self.records = records
        self.selected = selected
    }

    func begin(_ count: Int?) -> RowReader? {
        let index = counts.count
        counts.append(count)
        let relation = description.relations[index]
        guard let count, let selected, failure == nil else { return nil }
        let selection = selected.first { $0.offset == relation.offset }
        guard selection != nil || relation.loading == .always else { return nil }
        guard count > 0 else { return RowReader(nil, maximumRowCount: 0) }
        guard let record = records[index] else {
            failure = .unreadable(table: table, column: relation.name, expected: "\(count) rows", found: "none")
            return nil
        }
        do throws(DatabaseError) {
            let rows = RecordRows(
                record, count: count, relation.child, urls, condition: try condition(of: selection, relation))
            return RowReader(
                rows, maximumRowCount: selection?.limit ?? .max,
                expectedRowCount: [selection?.limit, selection?.condition?.values.count].compactMap(\.self)
                    .reduce(count, min))
        } catch {
            failure = error
            return nil
        }
    }

    func end(_ reader: RowReader, rows: Int) {
        do throws(DatabaseError) {
            try reader.finish(table: "\(table)_\(description.relations[counts.count - 1].name)")
        } catch {
            failure = error
        }
    }

    func finish() throws(DatabaseError) {
        if let failure { throw failure }
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
            column: try relation.child.columnIndex(at: condition.offset), values: Set(values))
    }
}
