import Foundation

/// A strong entity tag (RFC 9110, 8.8.3): half of the SHA-256 digest of a body.
struct EntityTag: Hashable, Sendable {

    /// The tag in quotation marks, as in the header field.
    let text: String

    /// Creates the tag of a body.
    ///
    /// - Parameters:
    ///   - digest: The SHA-256 digest of the body.
    ///   - coding: The content coding of the body, such as `gzip`; `nil` for none. Representations with different
    ///     codings have different strong tags.
    init(digest: some Sequence<UInt8>, coding: String? = nil) {
        var digits: [UInt8] = []
        digits.reserveCapacity(32)
        for byte in digest.prefix(16) {
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
