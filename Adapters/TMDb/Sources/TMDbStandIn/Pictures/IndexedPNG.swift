/// An encoder of PNG images with up to 256 colours, for drawings with long runs of one colour.
///
/// Source: https://www.w3.org/TR/png-3
struct IndexedPNG {
    struct Colour: Equatable {
        let red: UInt8
        let green: UInt8
        let blue: UInt8
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private let header: [UInt8]
    private var pixels = RunDeflate()

    /// Creates an image without rows.
    init(width: Int, height: Int, palette: [Colour], isFirstColourTransparent: Bool) {
        // 8 bits per pixel, a palette, and the only methods of compression, filtering and interlacing.
        let size = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 3, 0, 0, 0]
        header =
            Self.signature + Self.chunk("IHDR", size)
            + Self.chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
            + (isFirstColourTransparent ? Self.chunk("tRNS", [0]) : [])
    }

    /// Adds a row from the top to the bottom: the index of the colour of each pixel.
    mutating func append(row: [UInt8]) {
        pixels.append([0])  // The row is not filtered.
        pixels.append(row)
    }

    /// The file.
    var bytes: [UInt8] { header + Self.chunk("IDAT", pixels.finished()) + Self.chunk("IEND", []) }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return bytes(UInt32(data.count)) + content + bytes(checksum(content))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// Returns the CRC-32 of a chunk.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { ($0 >> 8) ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1) }
    }
}

/// A zlib stream (RFC 1950) that replaces runs of a byte by a repetition, in one block with the fixed codes of DEFLATE
/// (RFC 1951).
struct RunDeflate {
    /// The shortest length of each length code from 257, and the number of its extra bits: RFC 1951, section 3.2.5.
    private static let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let extraBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]

    private var output: [UInt8] = [0x78, 0x01]
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var sums: (first: UInt32, second: UInt32) = (1, 0)

    init() {
        write(0b011, count: 3)  // The last block, with fixed codes.
    }

    /// Compresses bytes.
    mutating func append(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            let byte = bytes[start]
            let end = bytes[start...].firstIndex { $0 != byte } ?? bytes.count
            writeSymbol(Int(byte))
            var rest = end - start - 1
            while rest >= 3 {
                let length = min(rest, 258)
                writeRepetition(length)
                rest -= length
            }
            for _ in 0..<rest { writeSymbol(Int(byte)) }
            start = end
        }
        for byte in bytes {  // Adler-32
            sums.first = (sums.first + UInt32(byte)) % 65_521
            sums.second = (sums.second + sums.first) % 65_521
        }
    }

    /// Returns the complete stream.
    func finished() -> [UInt8] {
        var stream = self
        stream.writeSymbol(256)
        stream.write(0, count: (8 - stream.bitCount % 8) % 8)
        let sum = sums.second << 16 | sums.first
        return stream.output + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }

    /// Writes a repetition of the last byte.
    private mutating func writeRepetition(_ length: Int) {
        let code = Self.lengths.lastIndex { $0 <= length } ?? 0
        writeSymbol(257 + code)
        write(UInt64(length - Self.lengths[code]), count: Self.extraBits[code])
        write(0, count: 5)  // The distance 1.
    }

    /// Writes the fixed code of a symbol: RFC 1951, section 3.2.6.
    private mutating func writeSymbol(_ symbol: Int) {
        switch symbol {
        case ..<144: writeCode(0x30 + symbol, count: 8)
        case ..<256: writeCode(0x190 + symbol - 144, count: 9)
        case ..<280: writeCode(symbol - 256, count: 7)
        default: writeCode(0xC0 + symbol - 280, count: 8)
        }
    }

    /// Writes a Huffman code, whose first bit is its most significant one.
    private mutating func writeCode(_ code: Int, count: Int) {
        write((0..<count).reduce(UInt64(0)) { $0 << 1 | UInt64(code >> $1 & 1) }, count: count)
    }

    private mutating func write(_ value: UInt64, count: Int) {
        bits |= value << UInt64(bitCount)
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}
