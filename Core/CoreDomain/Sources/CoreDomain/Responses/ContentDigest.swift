package import Foundation

/// A digest of bytes, which recognises them and detects damage. It does not protect them from intended changes.
///
/// The algorithm is XXH64: <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>.
package struct ContentDigest: Hashable, Sendable {

    /// The number of bytes of a digest.
    package static let byteCount = 8

    private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5
    )

    private let value: UInt64

    /// The bytes of the digest.
    package var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }

    /// Creates the digest of data.
    package init(_ data: Data) {
        self = data.withUnsafeBytes { Self($0) }
    }

    /// Creates the digest of bytes.
    ///
    /// - Parameter seed: A number that is part of the content. Default: 0.
    package init(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
        func word(at position: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        }
        let (first, second, third, fourth, fifth) = Self.primes
        var position = 0
        var hash = seed &+ fifth
        if bytes.count >= 32 {
            var lanes: SIMD4<UInt64> = [seed &+ first &+ second, seed &+ second, seed, seed &- first]
            while position + 32 <= bytes.count {
                for lane in 0..<4 { lanes[lane] = Self.round(lanes[lane], word(at: position + 8 * lane)) }
                position += 32
            }
            hash =
                Self.rotated(lanes[0], 1) &+ Self.rotated(lanes[1], 7) &+ Self.rotated(lanes[2], 12)
                &+ Self.rotated(lanes[3], 18)
            for lane in 0..<4 { hash = (hash ^ Self.round(0, lanes[lane])) &* first &+ fourth }
        }
        hash &+= UInt64(bytes.count)
        while position + 8 <= bytes.count {
            hash = Self.rotated(hash ^ Self.round(0, word(at: position)), 27) &* first &+ fourth
            position += 8
        }
        if position + 4 <= bytes.count {
            let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
            hash = Self.rotated(hash ^ UInt64(word) &* first, 23) &* second &+ third
            position += 4
        }
        for byte in bytes[position...] {
            hash = Self.rotated(hash ^ UInt64(byte) &* fifth, 11) &* first
        }
        hash = (hash ^ hash &>> 33) &* second
        hash = (hash ^ hash &>> 29) &* third
        value = hash ^ hash &>> 32
    }

    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        rotated(lane &+ word &* primes.1, 31) &* primes.0
    }

    /// Returns a word whose bits are rotated to the left.
    private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
        word &<< count | word &>> (64 - count)
    }
}
