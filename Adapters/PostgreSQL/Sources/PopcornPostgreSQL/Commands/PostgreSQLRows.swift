#if PostgreSQL
import CPopcornPostgreSQL
import PopcornPersistence

/// The rows that a command returned, in the memory of libpq.
///
/// `@unchecked Sendable`: the result is not changed after it was received, and is freed with its last reference.
package final class PostgreSQLRows: @unchecked Sendable {

    private let result: OpaquePointer

    /// The number of rows.
    package let count: Int

    /// The number of rows that the command inserted, updated, deleted or returned.
    package let affectedCount: Int

    /// Creates the rows of a result, which is freed with the rows.
    init(_ result: OpaquePointer) {
        self.result = result
        count = Int(PQntuples(result))
        affectedCount = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
    }

    deinit { PQclear(result) }

    /// Returns a value; `nil` for NULL.
    ///
    /// - Parameters:
    ///   - row: The index of the row, from 0.
    ///   - column: The index of the column, from 0.
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/unreadable`` if the row or the column
    ///   does not exist, or has a value of another type.
    package func integer(_ row: Int, _ column: Int) throws(PostgreSQLError) -> Int64? {
        try value(row, column, expected: "an integer") { type, bytes in
            switch (type, bytes.count) {
            case (PostgreSQLValue.TypeID.int8, 8): Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
            case (PostgreSQLValue.TypeID.int4, 4): Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self)))
            default: nil
            }
        }
    }

    /// Returns a value, with the same errors as ``integer(_:_:)``.
    package func real(_ row: Int, _ column: Int) throws(PostgreSQLError) -> Double? {
        try value(row, column, expected: "a double precision number") { type, bytes in
            guard type == PostgreSQLValue.TypeID.float8, bytes.count == 8 else { return nil }
            return Double(bitPattern: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)))
        }
    }

    /// Returns a value, with the same errors as ``integer(_:_:)``.
    package func boolean(_ row: Int, _ column: Int) throws(PostgreSQLError) -> Bool? {
        try value(row, column, expected: "a boolean") { type, bytes in
            guard type == PostgreSQLValue.TypeID.boolean, bytes.count == 1 else { return nil }
            return bytes[0] != 0
        }
    }

    /// Returns a value, with the same errors as ``integer(_:_:)``.
    package func text(_ row: Int, _ column: Int) throws(PostgreSQLError) -> String? {
        try value(row, column, expected: "a text") { type, bytes in
            guard type == PostgreSQLValue.TypeID.text || type == PostgreSQLValue.TypeID.varchar else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The number of columns.
    var columnCount: Int { Int(PQnfields(result)) }

    /// Returns an integer, a real number, a Boolean or a text as ``integer(_:_:)`` does.
    func columnValue(_ row: Int, _ column: Int) throws(PostgreSQLError) -> (any ColumnValue)? {
        switch PQftype(result, Int32(column)) {
        case PostgreSQLValue.TypeID.int8, PostgreSQLValue.TypeID.int4: return try integer(row, column)
        case PostgreSQLValue.TypeID.float8: return try real(row, column)
        case PostgreSQLValue.TypeID.boolean: return try boolean(row, column)
        default: return try text(row, column)
        }
    }

    /// Calls a closure with the bytes of a value, without copying them. Returns `nil` for NULL.
    ///
    /// - Throws: The errors of ``integer(_:_:)``.
    package func withBytes<Result>(
        _ row: Int, _ column: Int, _ body: (UnsafeRawBufferPointer) -> Result
    ) throws(PostgreSQLError) -> Result? {
        try value(row, column, expected: "bytes") { type, bytes in
            type == PostgreSQLValue.TypeID.bytes ? body(bytes) : nil
        }
    }

    private func value<Value>(
        _ row: Int, _ column: Int, expected: String, _ read: (Oid, UnsafeRawBufferPointer) -> Value?
    ) throws(PostgreSQLError) -> Value? {
        guard 0..<count ~= row, 0..<columnCount ~= column else {
            throw PostgreSQLError(.unreadable, "a result has no row \(row) with a column \(column)")
        }
        let (row, column) = (Int32(row), Int32(column))
        guard PQgetisnull(result, row, column) == 0 else { return nil }
        let bytes = UnsafeRawBufferPointer(
            start: PQgetvalue(result, row, column), count: Int(PQgetlength(result, row, column)))
        let type = PQftype(result, column)
        guard PQfformat(result, column) == binaryFormat, let value = read(type, bytes) else {
            let name = PQfname(result, column).map { String(cString: $0) } ?? "?"
            throw PostgreSQLError(.unreadable, "the column \(name) must contain \(expected) but has the type \(type)")
        }
        return value
    }
}
#endif
