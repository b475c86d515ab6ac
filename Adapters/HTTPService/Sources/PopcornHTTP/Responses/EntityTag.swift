import Crypto
import Foundation

/// A strong entity tag (RFC 9110, 8.8.3): half of the SHA-256 digest of a body.
struct EntityTag: Hashable, Sendable {

    /// The tag in quotation marks, as in the header field.
    let text: String

    /// Creates the tag of a body.
    ///
    /// - Parameter coding: The content coding of the body, such as `gzip`; `nil` for none. Representations with
    ///   different codings have different strong tags.
    init(of body: Data, coding: String? = nil) {
        let digits = SHA256.hash(data: body).prefix(16).flatMap { [Self.digit($0 >> 4), Self.digit($0 & 15)] }
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
