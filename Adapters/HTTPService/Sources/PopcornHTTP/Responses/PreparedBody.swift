import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornCompression

/// A body with the entity tags and the compressed form that its responses need.
final class PreparedBody: Sendable {

    let data: Data
    /// The entity tag of the body.
    let tag: EntityTag
    /// The entity tag of the compressed body.
    let gzipTag: EntityTag
    private let compressed = NIOLockedValueBox<Data?>(nil)

    init(_ data: Data) {
        self.data = data
        let digest = ContentDigest(data).bytes
        tag = EntityTag(digest: digest)
        gzipTag = EntityTag(digest: digest, coding: "gzip")
    }

    /// Returns the body in the gzip format, which is compressed once; `nil` if zlib fails.
    func gzip() -> Data? {
        if let known = compressed.withLockedValue({ $0 }) { return known }
        let data = Gzip.compressed(data)
        compressed.withLockedValue { $0 = data }
        return data
    }
}

/// The bodies of recent responses, so that a body of many responses is hashed and compressed once.
///
/// A body is recognised by the address of its bytes. Because the bodies are kept, no other body has the same address.
final class PreparedBodies: Sendable {

    /// The maximum number of bodies. A further body replaces another.
    static let maximumCount = 256

    /// The maximum size of all bodies, in bytes, without their compressed forms. Above it, all are discarded.
    static let maximumByteCount = 4_194_304

    /// The size below which a body is not kept, in bytes. `Data` stores a few bytes without a separate address.
    private static let minimumByteCount = 64

    private struct State {
        var bodies = [PreparedBody?](repeating: nil, count: maximumCount)
        var byteCount = 0
    }

    private let state = NIOLockedValueBox(State())

    /// Returns the prepared form of a body.
    func prepared(_ data: Data) -> PreparedBody {
        guard data.count >= Self.minimumByteCount, let address = Self.address(of: data) else {
            return PreparedBody(data)
        }
        // The upper 8 bits of the product, which depend on all bits of the address (Fibonacci hashing).
        let index = Int((UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 56)
        let known = state.withLockedValue { $0.bodies[index] }
        if let known, Self.address(of: known.data) == address, known.data.count == data.count { return known }
        let body = PreparedBody(data)
        guard data.count <= Self.maximumByteCount else { return body }
        // The former bodies are deallocated without holding the lock.
        let former = state.withLockedValue { state -> [PreparedBody?] in
            var former = [state.bodies[index]]
            state.byteCount += data.count - (state.bodies[index]?.data.count ?? 0)
            if state.byteCount > Self.maximumByteCount {
                former = state.bodies
                state = State()
                state.byteCount = data.count
            }
            state.bodies[index] = body
            return former
        }
        withExtendedLifetime(former) {}
        return body
    }

    private static func address(of data: Data) -> UInt? {
        data.withUnsafeBytes { bytes in bytes.baseAddress.map { UInt(bitPattern: $0) } }
    }
}

/// A strong entity tag (RFC 9110, 8.8.3): the digest of a body.
struct EntityTag: Hashable, Sendable {

    /// The tag in quotation marks, as in the header field.
    let text: String

    /// Creates the tag of a body.
    ///
    /// - Parameters:
    ///   - digest: The digest of the body.
    ///   - coding: The content coding of the body, such as `gzip`; `nil` for none. Representations with different
    ///     codings have different strong tags.
    init(digest: [UInt8], coding: String? = nil) {
        var digits: [UInt8] = []
        digits.reserveCapacity(2 * digest.count)
        for byte in digest {
            digits.append(Self.digit(byte >> 4))
            digits.append(Self.digit(byte & 15))
        }
        text = "\"\(String(decoding: digits, as: UTF8.self))\(coding.map { "-\($0)" } ?? "")\""
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// Returns whether an `If-None-Match` header contains the tag. The comparison is weak (RFC 9110, 13.1.2).
    func matches(_ header: String?) -> Bool {
        guard let header else { return false }
        if header == text { return true }
        return header.split(separator: ",").contains { candidate in
            let candidate = candidate.trimmingCharacters(in: .whitespaces)
            return candidate == "*" || candidate == text || candidate == "W/\(text)"
        }
    }
}
