#if PostgreSQL
import CPopcornPostgreSQL

/// A parameter of a command, which is sent in the binary format.
package enum PostgreSQLValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes(ArraySlice<UInt8>)
    /// The elements of an array, for conditions such as `id = ANY($1)`.
    case integers([Int64])
    case reals([Double])
    case texts([String])

    /// The object identifiers of types, which are the same in all versions and in all servers that speak the protocol.
    /// <https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat>
    enum TypeID {
        static let unspecified: Oid = 0
        static let boolean: Oid = 16
        static let bytes: Oid = 17
        static let int8: Oid = 20
        static let int4: Oid = 23
        static let text: Oid = 25
        static let float8: Oid = 701
        static let texts: Oid = 1009
        static let int8s: Oid = 1016
        static let float8s: Oid = 1022
        static let varchar: Oid = 1043
    }

    /// The type of the parameter; ``TypeID/unspecified`` for NULL, whose type the server infers.
    package var type: UInt32 {
        switch self {
        case .null: TypeID.unspecified
        case .boolean: TypeID.boolean
        case .integer: TypeID.int8
        case .real: TypeID.float8
        case .text: TypeID.text
        case .bytes: TypeID.bytes
        case .integers: TypeID.int8s
        case .reals: TypeID.float8s
        case .texts: TypeID.texts
        }
    }
}

extension PostgreSQLValue {

    fileprivate var containsNUL: Bool {
        switch self {
        case .text(let text): text.utf8.contains(0)
        case .texts(let texts): texts.contains { $0.utf8.contains(0) }
        case .null, .boolean, .integer, .real, .bytes, .integers, .reals: false
        }
    }
}

/// The parameters of a command in the binary format, in one buffer.
package struct EncodedParameters {

    /// The maximum size of all parameters of a command, in bytes, which is the limit of a value in PostgreSQL.
    /// <https://www.postgresql.org/docs/current/limits.html>
    static let maximumByteCount = 1 << 30

    private var buffer: [UInt8] = []
    /// The range of each parameter in the buffer; `nil` for NULL.
    private var ranges: [Range<Int>?] = []

    /// Encodes values.
    ///
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/unstorable`` if a text contains a NUL
    ///   character, or if the values are too large.
    package init(_ values: [PostgreSQLValue]) throws(PostgreSQLError) {
        ranges.reserveCapacity(values.count)
        for value in values {
            let start = buffer.count
            ranges.append(append(value) ? start..<buffer.count : nil)
        }
        // PostgreSQL cannot store the character with the code zero in a text.
        // https://www.postgresql.org/docs/current/sql-syntax-lexical.html#SQL-SYNTAX-STRINGS
        guard values.allSatisfy({ !$0.containsNUL }) else {
            throw PostgreSQLError(.unstorable, "a text contains a NUL character, which PostgreSQL cannot store")
        }
        guard buffer.count <= Self.maximumByteCount else {
            throw PostgreSQLError(.unstorable, "the parameters of a command have \(buffer.count) bytes")
        }
    }

    /// Calls a closure with the addresses, the lengths and the formats of the parameters. A length is in bytes.
    package func withPointers<Result>(
        _ body: (
            _ values: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<Int32>?,
            _ formats: UnsafePointer<Int32>?
        ) -> Result
    ) -> Result {
        // An empty buffer may have no address, but an empty text is not NULL.
        let empty: [CChar] = [0]
        return empty.withUnsafeBufferPointer { empty in
            buffer.withUnsafeBytes { bytes in
                let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) ?? empty.baseAddress
                let values = ranges.map { range in range.flatMap { range in start.map { $0 + range.lowerBound } } }
                return body(
                    values, ranges.map { Int32(clamping: $0?.count ?? 0) },
                    [Int32](repeating: binaryFormat, count: ranges.count))
            }
        }
    }

    /// Appends a value.
    ///
    /// - Returns: `false` for NULL, which has no bytes.
    private mutating func append(_ value: PostgreSQLValue) -> Bool {
        switch value {
        case .null: return false
        case .boolean(let value): buffer.append(value ? 1 : 0)
        case .integer(let value): append(value)
        case .real(let value): append(value.bitPattern)
        case .text(let value): buffer.append(contentsOf: value.utf8)
        case .bytes(let value): buffer.append(contentsOf: value)
        case .integers(let values):
            appendArrayHeader(count: values.count, element: PostgreSQLValue.TypeID.int8)
            for value in values {
                append(Int32(MemoryLayout<Int64>.size))
                append(value)
            }
        case .reals(let values):
            appendArrayHeader(count: values.count, element: PostgreSQLValue.TypeID.float8)
            for value in values {
                append(Int32(MemoryLayout<Double>.size))
                append(value.bitPattern)
            }
        case .texts(let values):
            appendArrayHeader(count: values.count, element: PostgreSQLValue.TypeID.text)
            for value in values {
                append(Int32(truncatingIfNeeded: value.utf8.count))
                buffer.append(contentsOf: value.utf8)
            }
        }
        return true
    }

    /// Appends the header of an array without NULLs: the numbers of dimensions and NULLs, the type of the elements, the
    /// number of elements, and the first index.
    private mutating func appendArrayHeader(count: Int, element: Oid) {
        append(Int32(count == 0 ? 0 : 1))
        append(Int32(0))
        append(element)
        guard count > 0 else { return }
        append(Int32(truncatingIfNeeded: count))
        append(Int32(1))
    }

    private mutating func append<Integer: FixedWidthInteger>(_ value: Integer) {
        withUnsafeBytes(of: value.bigEndian) { buffer.append(contentsOf: $0) }
    }
}

/// The number of the binary format of parameters and results.
/// <https://www.postgresql.org/docs/current/protocol-overview.html#PROTOCOL-FORMAT-CODES>
let binaryFormat: Int32 = 1
#endif
