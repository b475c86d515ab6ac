/// The rows of a record, with a position.
///
/// It refers to the bytes of the record, which must outlive it.
final class RecordRows {

    /// A condition on the rows: a column contains one of several values.
    struct Condition {
        let column: Int
        /// The values in the format of records.
        let values: Set<[UInt8]>
    }

    let description: EntityDescription
    /// The URLs that were read last.
    let urls: URLTable
    private var cursor: RecordCursor
    private var remainingCount: Int
    private let condition: Condition?
    /// Whether the bytes are not in the format of records, or not those of the columns.
    private(set) var isDamaged = false

    /// Creates a position before the first row.
    init(
        _ bytes: UnsafeRawBufferPointer, count: Int, _ description: EntityDescription, _ urls: URLTable,
        condition: Condition? = nil
    ) {
        self.urls = urls
        cursor = RecordCursor(bytes)
        remainingCount = count
        self.description = description
        self.condition = condition
    }

    /// Goes to the next row that fulfils the condition.
    ///
    /// - Returns: `false` after the last row, or if the bytes are damaged.
    func goToNextRow() -> Bool {
        while remainingCount > 0, !isDamaged {
            remainingCount -= 1
            guard let condition else { return true }
            let start = cursor
            if skipRow(testing: condition) {
                cursor = start
                return true
            }
        }
        if condition == nil, !cursor.isAtEnd { isDamaged = true }
        return false
    }

    /// Returns the next value of the row; NULL if the bytes are damaged.
    func nextValue() -> RecordValue {
        if let value = cursor.next() { return value }
        isDamaged = true
        return .null
    }

    /// Goes to the end of the row.
    ///
    /// - Returns: Whether the row fulfils the condition.
    private func skipRow(testing condition: Condition) -> Bool {
        var isFulfilled = false
        for column in description.columns.indices {
            guard let value = cursor.nextEncoded() else {
                isDamaged = true
                return false
            }
            if column == condition.column { isFulfilled = condition.values.contains(Array(value)) }
        }
        return isFulfilled
    }
}
