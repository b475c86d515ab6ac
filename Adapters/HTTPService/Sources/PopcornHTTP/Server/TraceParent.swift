/// The identifiers of a distributed trace in a `traceparent` header.
///
/// Source: https://www.w3.org/TR/trace-context/#traceparent-header
package struct TraceParent: Hashable, Sendable {

    /// The name of the header.
    package static let headerName = "traceparent"

    /// The identifier of the trace: 32 hexadecimal digits in lowercase.
    package let traceID: String
    /// The identifier of the span: 16 hexadecimal digits in lowercase.
    package let spanID: String
    /// The flags: 2 hexadecimal digits in lowercase.
    package let flags: String

    /// Whether the trace is recorded.
    package var isSampled: Bool { UInt8(flags, radix: 16).map { $0 & 1 == 1 } ?? false }

    /// Creates the identifiers of a span.
    ///
    /// - Parameters:
    ///   - traceID: The identifier of the trace: 32 hexadecimal digits in lowercase.
    ///   - spanID: The identifier of the span: 16 hexadecimal digits in lowercase.
    ///   - isSampled: Whether the trace is recorded.
    package init(traceID: String, spanID: String, isSampled: Bool) {
        self.traceID = traceID
        self.spanID = spanID
        flags = isSampled ? "01" : "00"
    }

    /// Creates the identifiers of a header; `nil` if the header is malformed.
    package init?(_ header: String) {
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
    package var header: String { "00-\(traceID)-\(spanID)-\(flags)" }

    private static func isHex(_ text: String, digits: Int) -> Bool {
        text.utf8.count == digits
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (97...102).contains($0) }
    }
}
