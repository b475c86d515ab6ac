import Foundation

/// The rows of a record.
///
/// They refer to the bytes of the record, which must outlive them.
struct RecordRows {

    /// A condition on the rows: a column contains one of several values.
    struct Condition {
        let column: Int
        /// The values in the format of records.
        let values: [[UInt8]]

        /// Returns whether a value, in the format of records, is one of the values. It is compared with each, because
        /// conditions have few values, and a lookup by hash would copy it.
        fileprivate func isFulfilled(by value: UnsafeRawBufferPointer) -> Bool {
            values.contains { bytes in
                bytes.withUnsafeBytes { bytes in
                    guard bytes.count == value.count, let first = bytes.baseAddress, let second = value.baseAddress
                    else { return false }
                    return memcmp(first, second, bytes.count) == 0
                }
            }
        }
    }

    let bytes: UnsafeRawBufferPointer
    let count: Int
    let description: EntityDescription
    /// The URLs that were read last.
    let urls: RecentURLs
    var condition: Condition?
}

extension RecordCursor {

    /// Goes to the end of a row.
    ///
    /// - Returns: Whether the row fulfils a condition; `nil` if the bytes are damaged.
    mutating func skipRow(columnCount: Int, testing condition: RecordRows.Condition) -> Bool? {
        var isFulfilled = false
        for column in 0..<columnCount {
            guard let value = nextEncoded() else { return nil }
            if column == condition.column { isFulfilled = condition.isFulfilled(by: value) }
        }
        return isFulfilled
    }
}
