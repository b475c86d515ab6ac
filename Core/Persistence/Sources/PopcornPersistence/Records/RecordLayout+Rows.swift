extension RecordLayout {

    /// Returns the rows in a record, each as its values by the names of the columns.
    ///
    /// - Parameters:
    ///   - name: The name of the relation; empty for the columns of the entity itself.
    ///   - record: The record, which has this layout.
    /// - Returns: `nil` if the layout lacks the relation, or if the bytes are damaged.
    package func rows(ofPart name: String, in record: UnsafeRawBufferPointer) -> [[String: IndexedValue]]? {
        // The column is followed by its type.
        guard let part = parts.first(where: { $0.name == name }), !part.columns.isEmpty else { return nil }
        let columns = part.columns.map { String($0.prefix { $0 != " " }) }
        var cursor = RecordCursor(record)
        var rows: [[String: IndexedValue]] = []
        while !cursor.isAtEnd {
            var row: [String: IndexedValue] = [:]
            for column in columns {
                guard let value = cursor.next() else { return nil }
                row[column] = IndexedValue(value)
            }
            rows.append(row)
        }
        return rows
    }
}
