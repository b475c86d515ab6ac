import CoreDomain

/// The header of a file of the cache. The bytes of the image follow it.
///
/// | bytes | content |
/// |---|---|
/// | 0–15 | the signature |
/// | 16 | the format |
/// | 17–23 | zero |
/// | 24–31 | the number of bytes of the image, little-endian |
/// | 32–39 | the digest of the image, whose seed is the format |
struct ImageFileHeader: Hashable, Sendable {

    /// The number of bytes of a header.
    static let byteCount = 40

    private static let signature = Array("PopcornImage 2\n\0".utf8)

    let format: ImageFormat
    let imageByteCount: Int
    private let digest: [UInt8]

    /// Creates the header of an image.
    init(of image: UnsafeRawBufferPointer, _ format: ImageFormat) {
        self.init(
            format: format, imageByteCount: image.count,
            digest: ContentDigest(image, seed: UInt64(format.rawValue)).bytes)
    }

    private init(format: ImageFormat, imageByteCount: Int, digest: [UInt8]) {
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
        self.init(format: format, imageByteCount: count, digest: Array(bytes[32...]))
    }

    /// The strong entity tag of the image.
    var tag: EntityTag { EntityTag(digest: digest) }

    /// The bytes of the header.
    var bytes: [UInt8] {
        let count = UInt64(imageByteCount)
        return Self.signature + [format.rawValue] + [UInt8](repeating: 0, count: 7)
            + (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + digest
    }
}
