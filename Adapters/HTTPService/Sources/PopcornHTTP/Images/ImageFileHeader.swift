/// The header of a file of the cache. The bytes of the image follow it.
///
/// | bytes | content |
/// |---|---|
/// | 0–15 | the signature |
/// | 16 | the format |
/// | 17–23 | zero |
/// | 24–31 | the number of bytes of the image, little-endian |
/// | 32–63 | the digest of the image |
struct ImageFileHeader: Hashable, Sendable {

    /// The number of bytes of a header.
    static let byteCount = 64

    private static let signature = Array("PopcornImage 1\n\0".utf8)

    let format: ImageFormat
    let imageByteCount: Int
    let digest: ImageDigest

    /// Creates a header.
    init(format: ImageFormat, imageByteCount: Int, digest: ImageDigest) {
        self.format = format
        self.imageByteCount = imageByteCount
        self.digest = digest
    }

    /// Parses a header; returns `nil` if it is damaged.
    init?(parsing bytes: [UInt8]) {
        guard bytes.count == Self.byteCount, bytes.starts(with: Self.signature),
            let format = ImageFormat(rawValue: bytes[16]), bytes[17..<24].allSatisfy({ $0 == 0 })
        else { return nil }
        let count = bytes[24..<32].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let count = Int(exactly: count) else { return nil }
        self.init(format: format, imageByteCount: count, digest: ImageDigest(bytes: Array(bytes[32...])))
    }

    /// The bytes of the header.
    var bytes: [UInt8] {
        let count = UInt64(imageByteCount)
        return Self.signature + [format.rawValue] + [UInt8](repeating: 0, count: 7)
            + (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + digest.bytes
    }
}
