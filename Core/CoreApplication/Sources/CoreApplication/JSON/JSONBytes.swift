/// A growing sequence of bytes of JSON text.
///
/// Its owner calls ``deallocate()``. After each byte that was appended, the memory has a margin of at least
/// ``margin`` bytes, so that words can be read and written past the end.
struct JSONBytes {

    /// The number of bytes that are accessible past the end.
    private static let margin = 16

    private(set) var start: UnsafeMutableRawPointer
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        start = .allocate(byteCount: capacity + Self.margin, alignment: 16)
    }

    func deallocate() {
        start.deallocate()
    }

    /// The bytes. The pointer is valid until the next mutation.
    var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

    /// Removes the bytes from an offset.
    mutating func truncate(to offset: Int) {
        count = offset
    }

    /// Extends the bytes to those that were stored at the reserved places after the end.
    @inline(__always)
    mutating func extend(by additional: Int) {
        count &+= additional
    }

    /// Ensures that a number of bytes can be appended without a check.
    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if count &+ additional > capacity { grow(by: additional) }
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        capacity = max(2 * capacity, count + additional)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity + Self.margin, alignment: 16)
        larger.copyMemory(from: start, byteCount: count)
        start.deallocate()
        start = larger
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        appendReserved(byte)
    }

    @inline(__always)
    private mutating func appendReserved(_ byte: UInt8) {
        start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).copyMemory(from: source, byteCount: bytes.count)
        count &+= bytes.count
    }

    @inline(__always)
    mutating func append(_ text: StaticString) {
        append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends text that needs no escapes.
    @inline(__always)
    mutating func append(plain text: String) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    /// Appends bytes of this buffer again.
    mutating func append(copyOf range: Range<Int>) {
        reserve(range.count)
        (start + count).copyMemory(from: start + range.lowerBound, byteCount: range.count)
        count &+= range.count
    }

    /// Appends spaces, two for each level.
    mutating func appendIndentation(_ level: Int) {
        for _ in 0..<level { append("  ") }
    }
}

/// Strings.
extension JSONBytes {

    /// Appends a string literal.
    ///
    /// - Returns: Whether the string is ASCII without escapes, so that it equals its bytes between the quotes.
    @inline(__always)
    @discardableResult
    mutating func append(string: String) -> Bool {
        let isPlain = string.utf8.withContiguousStorageIfAvailable { append(quoted: UnsafeRawBufferPointer($0)) }
        if let isPlain { return isPlain }
        var copy = string
        return copy.withUTF8 { append(quoted: UnsafeRawBufferPointer($0)) }
    }

    @inline(__always)
    private mutating func append(quoted bytes: UnsafeRawBufferPointer) -> Bool {
        reserve(bytes.count &+ 2)
        appendReserved(UInt8(ascii: "\""))
        var isASCII = true
        var position = 0
        if let source = bytes.baseAddress {
            let target = start + count
            while position &+ 8 <= bytes.count {
                let word = source.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                if word.hasEscapedByte { break }
                if word & 0x8080_8080_8080_8080 != 0 { isASCII = false }
                target.storeBytes(of: word, toByteOffset: position, as: UInt64.self)
                position &+= 8
            }
            while position < bytes.count {
                let byte = source.load(fromByteOffset: position, as: UInt8.self)
                if byte.isEscaped { break }
                if byte >= 0x80 { isASCII = false }
                target.storeBytes(of: byte, toByteOffset: position, as: UInt8.self)
                position &+= 1
            }
            count &+= position
        }
        let isPlain = isASCII && position == bytes.count
        if position < bytes.count { append(escaping: UnsafeRawBufferPointer(rebasing: bytes[position...])) }
        append(UInt8(ascii: "\""))
        return isPlain
    }

    @inline(never)
    private mutating func append(escaping bytes: UnsafeRawBufferPointer) {
        for byte in bytes {
            guard byte.isEscaped else {
                append(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case 0x08: append("\\b")
            case 0x0C: append("\\f")
            case 0x0A: append("\\n")
            case 0x0D: append("\\r")
            case 0x09: append("\\t")
            default:
                append(byte < 0x10 ? "\\u000" : "\\u001")
                append(hexDigit(byte & 0x0F))
            }
        }
    }

    private func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

extension UInt8 {
    /// Whether a JSON string contains the byte only as an escape.
    fileprivate var isEscaped: Bool {
        self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
    }
}

extension UInt64 {
    /// Whether one of the eight bytes is contained in a JSON string only as an escape.
    ///
    /// The tests for a byte that is less than a number, and for one that is zero, are from
    /// <https://graphics.stanford.edu/~seander/bithacks.html>.
    @inline(__always)
    fileprivate var hasEscapedByte: Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = self ^ (ones &* 0x22)
        let backslashes = self ^ (ones &* 0x5C)
        let controls = (self &- (ones &* 0x20)) & ~self
        let found = controls | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
        return found & (ones &* 0x80) != 0
    }
}
