/// The identifiers of a distributed trace in a `traceparent` header, as W3C Trace Context specifies it.
struct TraceParent: Hashable, Sendable {

    /// The identifier of the trace: 32 hexadecimal digits.
    let traceID: String
    /// The identifier of the span of the client: 16 hexadecimal digits.
    let spanID: String
    /// The flags: 2 hexadecimal digits.
    let flags: String

    /// Creates the identifiers of a header; `nil` if the header is malformed.
    init?(_ header: String) {
        let parts = header.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, zip(parts, [2, 32, 16, 2]).allSatisfy({ Self.isHex($0, digits: $1) }),
            parts[0] != "ff", parts[0] != "00" || parts.count == 4,
            parts[1].contains(where: { $0 != "0" }), parts[2].contains(where: { $0 != "0" })
        else { return nil }
        traceID = parts[1]
        spanID = parts[2]
        flags = parts[3]
    }

    /// The header.
    var header: String { "00-\(traceID)-\(spanID)-\(flags)" }

    private static func isHex(_ text: String, digits: Int) -> Bool {
        text.utf8.count == digits
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (97...102).contains($0) }
    }
}
