import CPopcornSQLite
import Foundation

/// A reader that reads rows from a statement or record, and the columns of each row in order.
///
/// It is a class so that only one pointer is passed to entities in other modules.
@usableFromInline
package final class RowReader {

    private let statement: Statement?
    private let pointer: OpaquePointer?
    /// The rows of a record, which are read in place of a statement's.
    private let record: RecordRows?
    /// Whether ``record`` is not `nil`. A check of this value does not copy the record.
    private let isRecord: Bool
    /// The URLs that were read last.
    private let urls: RecentURLs?
    /// The position in the record. Each use replaces it as a whole, which the compiler need not check for exclusivity.
    private var cursor: RecordCursor
    /// The number of rows of the record after the current row.
    private var remainingCount: Int
    private let first: Int32
    /// The index of the next column.
    private var index: Int32
    /// The first failure.
    private var failure: Failure?
    /// The reader of an aggregate's relations.
    private let relations: RecordRelations?
    /// The recorder of columns, while columns are being discovered without a row.
    let describer: EntityDescriber?
    /// The maximum number of rows.
    @usableFromInline
    let maximumRowCount: Int
    /// The number of rows for which memory is reserved.
    @usableFromInline
    let reservedRowCount: Int

    /// The maximum of ``reservedRowCount``. A row count comes from a file and may be wrong.
    private static let reservedRowLimit = 4096

    /// Indirect, so that the check for `nil` is cheap.
    private indirect enum Failure {
        /// Stepping to the next row failed.
        case step(DatabaseError)
        /// The column at this index does not contain a value of the expected type.
        case column(Int32, expected: String)
        /// The bytes of the record are not in the format, or do not match the columns.
        case record
    }

    /// Creates a reader for a statement or record. Without either, there are no rows.
    ///
    /// - Parameters:
    ///   - first: The index of the first column to read.
    ///   - expectedRowCount: The number of rows if it is not the maximum. There may be more or less.
    init(
        _ statement: Statement? = nil, from first: Int32 = 0, relations: RecordRelations? = nil,
        record: RecordRows? = nil,
        maximumRowCount: Int = 1, expectedRowCount: Int? = nil, describer: EntityDescriber? = nil
    ) {
        self.statement = statement
        pointer = statement?.pointer
        self.record = record
        isRecord = record != nil
        urls = record?.urls ?? statement?.urls
        cursor = RecordCursor(record?.bytes ?? UnsafeRawBufferPointer(start: nil, count: 0))
        remainingCount = record?.count ?? 0
        self.first = first
        self.relations = relations
        self.maximumRowCount = maximumRowCount
        reservedRowCount = min(expectedRowCount ?? maximumRowCount, Self.reservedRowLimit)
        self.describer = describer
        index = first
    }

    /// Whether the columns are being discovered.
    @usableFromInline
    var isDescribing: Bool { describer != nil }

    /// Steps to the next row.
    ///
    /// - Returns: `false` after the last row, or if a row could not be read. ``finish(table:)`` then throws the error.
    @usableFromInline
    func goToNextRow() -> Bool {
        guard failure == nil else { return false }
        index = first
        if isRecord { return goToNextRowOfRecord() }
        guard let statement else { return false }
        do throws(DatabaseError) {
            return try statement.step()
        } catch {
            failure = .step(error)
            return false
        }
    }

    /// Goes to the next row that fulfils the condition of the record.
    private func goToNextRowOfRecord() -> Bool {
        let condition = record?.condition
        while remainingCount > 0 {
            remainingCount -= 1
            guard let condition else { return true }
            var end = cursor
            guard let isFulfilled = end.skipRow(columnCount: columnCount, testing: condition) else {
                failure = .record
                return false
            }
            if isFulfilled { return true }
            cursor = end
        }
        if condition == nil, !cursor.isAtEnd { failure = .record }
        return false
    }

    private var columnCount: Int { record?.description.columns.count ?? 0 }

    /// Returns a reader of the next relation's rows, or `nil` if they are not read.
    @usableFromInline
    func beginRelation() -> RowReader? {
        let count = count()
        return relations?.begin(count)
    }

    /// Finishes the relation that ``beginRelation()`` started.
    @usableFromInline
    func endRelation(_ reader: RowReader) {
        if reader.record != nil { relations?.end(reader) }
    }

    /// Reads the next column and returns its value, or `nil` for NULL.
    ///
    /// A stored value that is not valid for the type makes the query fail.
    package func optionalColumn<Value: ColumnValue>(_ type: Value.Type = Value.self) -> Value? {
        defer { index &+= 1 }
        let stored = nextValue()
        if case .null = stored { return nil }
        if let value = Value.read(stored) { return value }
        fail(expected: Value.columnType.rawValue)
        return nil
    }

    /// Reads the next column, which is not nullable, and returns its value.
    func requiredColumn<Value: ColumnValue>() -> Value {
        defer { index &+= 1 }
        if let value = Value.read(nextValue()) { return value }
        fail(expected: Value.columnType.rawValue)
        return .placeholder
    }

    /// Returns the next value of the row; NULL if its bytes in the record are damaged.
    @inline(__always)
    private func nextValue() -> RecordValue {
        guard isRecord else { return RecordValue(pointer, index) }
        var cursor = cursor
        let value = cursor.next()
        self.cursor = cursor
        if let value { return value }
        if failure == nil { failure = .record }
        return .null
    }

    /// Reads the next column and returns its URL, or `nil` for NULL.
    func optionalURL() -> URL? {
        defer { index &+= 1 }
        let stored = nextValue()
        if case .null = stored { return nil }
        if case .text(let text) = stored, let url = urls?.url(text) { return url }
        fail(expected: URL.columnType.rawValue)
        return nil
    }

    /// Reads the next column, which is not nullable, and returns its URL.
    func requiredURL() -> URL {
        defer { index &+= 1 }
        if case .text(let text) = nextValue(), let url = urls?.url(text) { return url }
        fail(expected: URL.columnType.rawValue)
        return URL.placeholder
    }

    /// Reads the next column as a row count and returns it, or `nil` for NULL.
    private func count() -> Int? {
        let position = index
        guard let count = optionalColumn(Int.self) else { return nil }
        guard count >= 0 else {
            fail(expected: "a row count", at: position)
            return nil
        }
        return count
    }

    private func fail(expected: String, at position: Int32? = nil) {
        if failure == nil {
            failure = .column(position ?? index, expected: expected)
        }
    }

    /// Returns the entity in the current row.
    ///
    /// - Throws: ``DatabaseError/unreadable(table:column:expected:found:)`` if a column could not be read.
    func entity<Value: Entity>(table: @autoclosure () -> String) throws(DatabaseError) -> Value {
        let entity = Value(from: Row(self))
        try finish(table: table())
        return entity
    }

    /// Throws the error if a row, a column or a relation could not be read.
    func finish(table: @autoclosure () -> String) throws(DatabaseError) {
        switch failure {
        case nil: try relations?.finish()
        case .record:
            throw .unreadable(
                table: table(), column: "record", expected: "the values of its layout", found: "other bytes")
        case .step(let error): throw error
        case .column(let index, let expected): throw error(index, expected, table: table())
        }
    }

    private func error(_ index: Int32, _ expected: String, table: String) -> DatabaseError {
        if let record {
            let column = record.description.columns[Int(index)].name
            return .unreadable(table: table, column: column, expected: expected, found: "another value")
        }
        let types = [SQLITE_NULL: "NULL", SQLITE_INTEGER: "INTEGER", SQLITE_FLOAT: "REAL", SQLITE_BLOB: "BLOB"]
        let found = types[sqlite3_column_type(pointer, index)] ?? "TEXT"
        return .unreadable(
            table: table,
            column: sqlite3_column_name(pointer, index).map { String(cString: $0) } ?? "?",
            expected: expected,
            found: found == expected ? "\(found) of another format" : found)
    }
}
