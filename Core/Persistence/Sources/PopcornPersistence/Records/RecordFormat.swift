// A record is the values of a row, or of several rows, one after the other. It is the form of an aggregate in engines
// that store it in one row. Each value begins with a header, a variable-length integer:
//
// | header | value |
// |---|---|
// | 0 | NULL |
// | 1 | an integer, as a variable-length integer with the sign in the lowest bit |
// | 2 | a number, 8 bytes, little-endian |
// | 4 + 2n | a text of n bytes |
// | 5 + 2n | n bytes |
//
// A variable-length integer has seven bits in each byte, the lowest first; the highest bit of a byte is set if another
// byte follows. A value has only one form, so equal values have equal bytes.
//
// The format must not change: versions of a program share a database.

/// A value of a record.
package enum RecordValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(UnsafeRawBufferPointer)
    case blob(UnsafeRawBufferPointer)
}

/// A writer of values in the format of records.
package struct RecordWriter {

    package private(set) var bytes: [UInt8] = []

    package init() {}

    mutating func appendNull() {
        bytes.append(0)
    }

    mutating func append(_ value: Int64) {
        bytes.append(1)
        appendNumber(UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    mutating func append(_ value: Double) {
        bytes.append(2)
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(text: String) {
        var text = text
        text.withUTF8 { append($0, header: 4) }
    }

    mutating func append(blob: [UInt8]) {
        blob.withUnsafeBufferPointer { append($0, header: 5) }
    }

    /// Appends a variable-length integer.
    mutating func appendNumber(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends a value that is in the format of records.
    mutating func append(encoded value: UnsafeRawBufferPointer) {
        bytes.append(contentsOf: value)
    }

    private mutating func append(_ content: UnsafeBufferPointer<UInt8>, header: UInt64) {
        appendNumber(header + UInt64(content.count) * 2)
        bytes.append(contentsOf: content)
    }
}

/// A position in the bytes of a record.
struct RecordCursor {

    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Returns the next value, or `nil` if the bytes are not in the format.
    mutating func next() -> RecordValue? {
        guard let header = nextNumber() else { return nil }
        switch header {
        case 0: return .null
        case 1:
            return nextNumber().map { .integer(Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1)) }
        case 2:
            return take(8).map { .real(Double(bitPattern: UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)))) }
        case 3: return nil
        default:
            let content = take((header - 4) / 2)
            return header.isMultiple(of: 2) ? content.map { .text($0) } : content.map { .blob($0) }
        }
    }

    /// Returns the bytes of the next value, or `nil` if they are not in the format.
    mutating func nextEncoded() -> UnsafeRawBufferPointer? {
        let start = position
        guard next() != nil else { return nil }
        return UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    }

    /// Returns the next variable-length integer, or `nil` if the bytes are not in the format.
    mutating func nextNumber() -> UInt64? {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.count, shift < 64 {
            let byte = bytes[position]
            position += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }

    private mutating func take(_ count: UInt64) -> UnsafeRawBufferPointer? {
        guard count <= UInt64(bytes.count - position) else { return nil }
        defer { position += Int(count) }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + Int(count)])
    }
}
