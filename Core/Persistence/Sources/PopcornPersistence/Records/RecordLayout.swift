/// The order of the values in the records of an entity.
///
/// Versions of a program that share a database may declare different columns. A database stores the layout of each
/// version, and each row refers to the layout of the version that wrote it.
package struct RecordLayout: Hashable, Sendable {

    /// The columns of a record, each with its type.
    struct Part: Hashable, Sendable {
        /// The name of the relation; empty for the columns of the entity itself.
        let name: String
        let columns: [String]
    }

    /// The columns of the entity itself, then the columns of each relation.
    let parts: [Part]

    package init(_ table: TableDefinition) {
        parts =
            [Part(name: "", columns: Self.names(table.columns))]
            + (table.relations ?? []).map { Part(name: $0.name, columns: Self.names($0.columns)) }
    }

    private static func names(_ columns: [TableDefinition.Column]) -> [String] {
        columns.map { "\($0.name) \($0.type.rawValue)" }
    }

    /// The names of the relations, in declaration order.
    package var relationNames: [String] { parts.dropFirst().map(\.name) }

    /// Creates a layout from its ``text``, or returns `nil` if it has another format.
    package init?(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        parts = lines.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Part(name: fields[0], columns: Array(fields.dropFirst()))
        }
        guard parts.first?.name == "" else { return nil }
    }

    /// The layout as a line for each part: the name, and the columns after tab characters.
    package var text: String {
        parts.map { ([$0.name] + $0.columns).joined(separator: "\t") }.joined(separator: "\n")
    }

    /// Returns whether the layout has a part.
    func hasPart(_ name: String) -> Bool { parts.contains { $0.name == name } }
}

extension RecordLayout {

    /// The conversion of records that another version wrote.
    struct Conversion: Sendable {
        let stored: RecordLayout
        let own: RecordLayout
    }
}

extension RecordLayout.Conversion {

    /// Returns the record of a part in the layout of this version. Columns that the stored layout lacks become NULL.
    ///
    /// - Parameters:
    ///   - record: The rows of the part.
    ///   - name: The name of the part.
    ///   - rowCount: The number of rows.
    /// - Returns: `nil` if the stored layout lacks the part, or if the bytes are damaged.
    func convert(_ record: UnsafeRawBufferPointer, ofPart name: String, rowCount: Int) -> [UInt8]? {
        guard let source = stored.parts.first(where: { $0.name == name }),
            let target = own.parts.first(where: { $0.name == name })
        else { return nil }
        let indexes = target.columns.map { source.columns.firstIndex(of: $0) }
        var cursor = RecordCursor(record)
        var writer = RecordWriter()
        for _ in 0..<rowCount {
            var values: [UnsafeRawBufferPointer] = []
            for _ in source.columns {
                guard let value = cursor.nextEncoded() else { return nil }
                values.append(value)
            }
            for index in indexes {
                if let index { writer.append(encoded: values[index]) } else { writer.appendNull() }
            }
        }
        return cursor.isAtEnd ? writer.bytes : nil
    }
}

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
