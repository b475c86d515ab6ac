import Foundation

// A record is the values of a row, or of several rows, one after the other. It is the form of changes, and of the rows
// of a relation in a database. Each value begins with a header, a variable-length integer:
//
// | header | value |
// |---|---|
// | 0 | NULL |
// | 1 | an integer, as a variable-length integer with the sign in the lowest bit |
// | 2 | a number, 8 bytes, little-endian |
// | 3 | an earlier text of the record, as the position of its header in bytes, a variable-length integer |
// | 4 + 2n | a text of n bytes |
// | 5 + 2n | n bytes |
//
// A variable-length integer has seven bits in each byte, the lowest first; the highest bit of a byte is set if another
// byte follows.
//
// In a file, a checksum of 4 bytes, little-endian, follows a record: the lower half of its ``RowDigest``.
//
// The format must not change: versions of a program share a database.

/// A value of a record, or of a column in SQLite. Texts and bytes are those of the record or of the statement.
package enum RecordValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(UnsafeRawBufferPointer)
    case blob(UnsafeRawBufferPointer)
}

/// A writer of values in the format of records.
package struct RecordWriter {

    /// The lengths of texts that are written once if they are repeated, in bytes. The maximum limits the memory that a
    /// damaged record with many references can take.
    static let sharedLengths = 8...255

    /// The number of positions of texts that are stored, a power of two.
    private static let positionCount = 512

    /// The length of a checksum, in bytes.
    static let checksumLength = MemoryLayout<UInt32>.size

    package private(set) var bytes: [UInt8] = []

    /// The positions of the latest texts with each hash, plus 1; 0 for none. Empty if repeated texts are repeated in
    /// the record.
    private var positions: [UInt32]

    /// Creates a writer.
    ///
    /// - Parameter sharesTexts: Whether repeated texts are written once. Default: `false`.
    package init(sharesTexts: Bool = false) {
        positions = sharesTexts ? Array(repeating: 0, count: Self.positionCount) : []
    }

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
        text.withUTF8 { text in
            if !positions.isEmpty, Self.sharedLengths.contains(text.count), appendReference(to: text) { return }
            append(text, header: 4)
        }
    }

    /// Appends a reference to an earlier, equal text.
    ///
    /// - Returns: Whether there is one. If not, the text that is appended next becomes one.
    private mutating func appendReference(to text: UnsafeBufferPointer<UInt8>) -> Bool {
        let content = UnsafeRawBufferPointer(text)
        let first = content.loadUnaligned(as: UInt64.self)
        let last = content.loadUnaligned(fromByteOffset: content.count - 8, as: UInt64.self)
        let hash = (first ^ last.byteSwapped ^ UInt64(content.count)) &* 0x9E37_79B9_7F4A_7C15
        let slot = Int(truncatingIfNeeded: hash >> 40) & (Self.positionCount - 1)
        let position = Int(positions[slot]) - 1
        let isEqual = bytes.withUnsafeBytes { bytes in
            guard position >= 0 else { return false }
            var cursor = RecordCursor(bytes, at: position)
            guard case .text(let earlier) = cursor.next() else { return false }
            guard earlier.count == content.count, let earlier = earlier.baseAddress, let text = content.baseAddress
            else {
                return false
            }
            return memcmp(earlier, text, content.count) == 0
        }
        guard isEqual else {
            positions[slot] = UInt32(clamping: bytes.count + 1)
            return false
        }
        bytes.append(3)
        appendNumber(UInt64(position))
        return true
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

    /// Appends the checksum of the record.
    mutating func appendChecksum() {
        withUnsafeBytes(of: bytes.withUnsafeBytes { $0.checksum }.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ content: UnsafeBufferPointer<UInt8>, header: UInt64) {
        appendNumber(header + UInt64(content.count) * 2)
        bytes.append(contentsOf: content)
    }
}

extension UnsafeRawBufferPointer {

    /// The record before the checksum, or `nil` if the checksum does not match the record.
    package var checkedRecord: UnsafeRawBufferPointer? {
        let length = count - RecordWriter.checksumLength
        guard length >= 0 else { return nil }
        let record = UnsafeRawBufferPointer(rebasing: self[..<length])
        let checksum = UInt32(littleEndian: loadUnaligned(fromByteOffset: length, as: UInt32.self))
        return record.checksum == checksum ? record : nil
    }

    fileprivate var checksum: UInt32 {
        var digest = RowDigest()
        digest.add(self)
        return UInt32(truncatingIfNeeded: digest.value)
    }
}

/// A position in the bytes of a record.
struct RecordCursor {

    private let start: UnsafeRawPointer?
    private let count: Int
    private(set) var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        start = bytes.baseAddress
        count = bytes.count
        self.position = position
    }

    var isAtEnd: Bool { position == count }

    /// Returns the next value, or `nil` if the bytes are not in the format.
    @inline(__always)
    mutating func next() -> RecordValue? {
        guard let header = nextNumber() else { return nil }
        if header >= 4 {
            guard let content = take((header - 4) >> 1) else { return nil }
            return header & 1 == 0 ? .text(content) : .blob(content)
        }
        switch header {
        case 0: return .null
        case 1:
            guard let number = nextNumber() else { return nil }
            return .integer(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
        case 2:
            guard let bytes = take(8) else { return nil }
            return .real(Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))))
        default: return nextReferenced()?.value
        }
    }

    /// Returns the bytes of the next value, or of the referenced text; `nil` if the bytes are not in the format.
    mutating func nextEncoded() -> UnsafeRawBufferPointer? {
        let first = position
        if let start, first < count, start.load(fromByteOffset: first, as: UInt8.self) == 3 {
            position += 1
            return nextReferenced()?.encoded
        }
        guard next() != nil else { return nil }
        return UnsafeRawBufferPointer(start: start.map { $0 + first }, count: position - first)
    }

    /// Reads the position after the header of a reference, and returns the text at that position.
    ///
    /// - Returns: `nil` if the position is not that of an earlier text, or if the text is longer than the texts that a
    ///   writer shares.
    private mutating func nextReferenced() -> (value: RecordValue, encoded: UnsafeRawBufferPointer)? {
        let end = position
        guard let offset = nextNumber(), offset < UInt64(end) else { return nil }
        var earlier = self
        earlier.position = Int(offset)
        // A reference to a reference is not in the format.
        guard let header = earlier.nextNumber(), header >= 4, header & 1 == 0,
            let text = earlier.take((header - 4) >> 1), text.count <= RecordWriter.sharedLengths.upperBound
        else { return nil }
        return (
            .text(text),
            UnsafeRawBufferPointer(start: start.map { $0 + Int(offset) }, count: earlier.position - Int(offset))
        )
    }

    /// Returns the next variable-length integer, or `nil` if the bytes are not in the format.
    @inline(__always)
    mutating func nextNumber() -> UInt64? {
        guard position < count, let start else { return nil }
        let byte = start.load(fromByteOffset: position, as: UInt8.self)
        guard byte >= 0x80 else {
            position += 1
            return UInt64(byte)
        }
        return nextLongNumber(start)
    }

    private mutating func nextLongNumber(_ start: UnsafeRawPointer) -> UInt64? {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while position < count, shift < 64 {
            let byte = start.load(fromByteOffset: position, as: UInt8.self)
            position += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }

    @inline(__always)
    private mutating func take(_ length: UInt64) -> UnsafeRawBufferPointer? {
        guard length <= UInt64(count - position) else { return nil }
        defer { position += Int(length) }
        return UnsafeRawBufferPointer(start: start.map { $0 + position }, count: Int(length))
    }
}
