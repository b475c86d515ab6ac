import Crypto
import NIOCore

/// An image that can be sent: its format, its entity tag and its bytes.
struct ImageContent: Sendable {

    /// The place of the bytes.
    enum Bytes: Sendable {
        /// The bytes are in memory.
        case memory(ByteBuffer)
        /// The bytes are read from an open file.
        case file(OpenImageFile)
    }

    let format: ImageFormat
    let tag: EntityTag
    let byteCount: Int
    let bytes: Bytes
}

/// The digest of an image, which detects damaged files and is the source of the entity tag.
struct ImageDigest: Hashable, Sendable {

    /// The number of bytes of a digest.
    static let byteCount = SHA256.byteCount

    let bytes: [UInt8]

    /// Creates a digest from its bytes.
    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Creates the digest of an image: SHA-256 of its bytes, then of the raw value of its format.
    init(_ content: UnsafeRawBufferPointer, _ format: ImageFormat) {
        var hash = SHA256()
        hash.update(bufferPointer: content)
        hash.update(data: [format.rawValue])
        bytes = Array(hash.finalize())
    }

    /// The strong entity tag: half of the digest.
    var tag: EntityTag { EntityTag(digest: bytes) }
}
