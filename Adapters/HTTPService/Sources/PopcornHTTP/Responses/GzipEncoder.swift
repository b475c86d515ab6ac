import Foundation

/// The conditions of a compressed body.
enum GzipEncoder {

    /// The size below which compression does not pay, in bytes.
    static let minimumByteCount = 1024

    /// Returns whether an `Accept-Encoding` header accepts gzip (RFC 9110, 12.5.3).
    static func isAccepted(_ header: String?) -> Bool {
        guard let header else { return false }
        var byAsterisk: Bool?
        for part in header.utf8.split(separator: UInt8(ascii: ",")) {
            let fields = part.split(separator: UInt8(ascii: ";"))
            guard let coding = fields.first else { continue }
            if isEqual(coding, "gzip") || isEqual(coding, "x-gzip") { return hasWeight(fields.dropFirst()) }
            if isEqual(coding, "*") { byAsterisk = hasWeight(fields.dropFirst()) }
        }
        return byAsterisk ?? false
    }

    /// Returns whether the parameters of a coding contain no weight, or one above 0.
    private static func hasWeight(_ parameters: ArraySlice<Substring.UTF8View>) -> Bool {
        for parameter in parameters {
            let text = String(Substring(parameter)).trimmingCharacters(in: .whitespaces).lowercased()
            if text.hasPrefix("q=") { return (Double(text.dropFirst(2)) ?? 0) > 0 }
        }
        return true
    }

    /// Returns whether bytes without surrounding spaces are a lowercase name, regardless of their case.
    private static func isEqual(_ bytes: Substring.UTF8View, _ name: StaticString) -> Bool {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let start = bytes.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }
        guard let end else { return false }
        return name.withUTF8Buffer { start[...end].elementsEqual($0) { $0 == $1 || $0 | 0x20 == $1 } }
    }
}
