import CPopcornZlib
import Foundation

/// Compression of bodies in the gzip format (RFC 1952).
enum GzipEncoder {

    /// The size below which compression does not pay, in bytes.
    static let minimumByteCount = 1024

    /// Returns compressed data; `nil` if zlib fails.
    static func compressed(_ data: Data) -> Data? {
        var stream = z_stream()
        // Level 1 takes a third of the time of level 6, and the JSON of a title has 1.2 times the size.
        guard popcorn_gzip_init(&stream, 1) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var output = Data(count: Int(deflateBound(&stream, UInt(data.count))))
        let written = data.withUnsafeBytes { source in
            output.withUnsafeMutableBytes { target -> Int? in
                // zlib does not write to its input; its API predates `const`.
                stream.next_in = UnsafeMutablePointer(mutating: source.bindMemory(to: UInt8.self).baseAddress)
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.bindMemory(to: UInt8.self).baseAddress
                stream.avail_out = UInt32(target.count)
                return deflate(&stream, Z_FINISH) == Z_STREAM_END ? target.count - Int(stream.avail_out) : nil
            }
        }
        return written.map { output.prefix($0) }
    }

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
