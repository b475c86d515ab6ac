import Foundation
import TMDb

/// The headers of requests to a collector, such as a token. Their values are secrets, which descriptions omit.
struct TraceHeaders: Equatable, Sendable {

    let fields: [TMDbHTTPHeaders.Field]

    /// Creates headers from a text such as `Authorization=Bearer%20abc,X-Scope=films`; `nil` if it is not valid.
    ///
    /// Names and values can be percent-encoded.
    init?(_ text: String) {
        var fields: [TMDbHTTPHeaders.Field] = []
        for part in text.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let texts = pair.map { $0.trimmingCharacters(in: .whitespaces).removingPercentEncoding }
            guard texts.count == 2, let name = texts[0], let value = texts[1], Self.isName(name), Self.isValue(value)
            else { return nil }
            fields.append(.init(name: name, value: value))
        }
        guard !fields.isEmpty else { return nil }
        self.fields = fields
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0)) }
    }

    private static func isValue(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
}

extension TraceHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {

    var description: String { "headers \(fields.map(\.name).joined(separator: ", "))" }

    var debugDescription: String { description }

    var customMirror: Mirror { Mirror(self, children: ["names": fields.map(\.name)]) }
}
