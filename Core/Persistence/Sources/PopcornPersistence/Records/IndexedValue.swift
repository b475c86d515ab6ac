/// A value of a column, such as a part of the key, or a value by which rows are searched or sorted.
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
        self = value.write(to: &writer) ? Self.values(of: writer.bytes)[0] : .null
    }

    /// Creates a copy of a value.
    init(_ value: RecordValue) {
        self =
            switch value {
            case .null: .null
            case .integer(let number): .integer(number)
            case .real(let number): .real(number)
            case .text(let text): .text(String(decoding: text, as: UTF8.self))
            case .blob(let bytes): .blob(Array(bytes))
            }
    }

    /// Returns the values of a record.
    static func values(of record: [UInt8]) -> [IndexedValue] {
        record.withUnsafeBytes { bytes in
            var (cursor, values) = (RecordCursor(bytes), [IndexedValue]())
            while let value = cursor.next() { values.append(IndexedValue(value)) }
            return values
        }
    }

    /// Appends the value to a record.
    package func write(to writer: inout RecordWriter) {
        switch self {
        case .null: writer.appendNull()
        case .integer(let number): writer.append(number)
        case .real(let number): writer.append(number)
        case .text(let text): writer.append(text: text)
        case .blob(let bytes): writer.append(blob: bytes)
        }
    }
}
