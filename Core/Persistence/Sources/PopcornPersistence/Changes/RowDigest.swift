/// A digest of the columns of a row, for the detection of changes and of damage.
///
/// The algorithm must not change: versions of a program share a database that contains digests.
package struct RowDigest {

    /// The digest of the columns that were added.
    package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    package init() {}

    /// Adds bytes, with their number.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        var offset = 0
        while offset + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        add(rest)
    }

    /// Adds a number.
    package mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0xD6E8_FEB8_6659_FD93
        value ^= value >> 32
    }
}
