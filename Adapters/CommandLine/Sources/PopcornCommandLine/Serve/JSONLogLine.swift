import Foundation
import Logging

/// A log record as one line of JSON.
struct JSONLogLine {

    /// The maximum length of a line in bytes. The metadata of a longer record are omitted, and its texts are shortened.
    static let maximumLength = 16_384

    /// The maximum length of the message and of the error of a shortened record, in Unicode scalars. Each has at most 6
    /// bytes in JSON.
    private static let shortenedLength = 1_000

    let time: Date
    let level: Logger.Level
    let label: String
    let message: String
    let error: String?
    let metadata: Logger.Metadata

    /// The line, without a newline.
    var text: String {
        let complete = object(message: message, error: error, last: members(metadata))
        guard complete.utf8.count > Self.maximumLength else { return complete }
        return object(
            message: Self.shortened(message), error: error.map(Self.shortened), last: #""truncated":true"#)
    }

    private func object(message: String, error: String?, last: String) -> String {
        var members = [
            #""time":"\#(time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))""#,
            #""level":"\#(level.rawValue)""#,
            #""label":\#(Self.quoted(label))"#,
            #""message":\#(Self.quoted(message))"#,
        ]
        if let error { members.append(#""error":\#(Self.quoted(error))"#) }
        if !last.isEmpty { members.append(last) }
        return "{\(members.joined(separator: ","))}"
    }

    private func members(_ metadata: Logger.Metadata) -> String {
        metadata.isEmpty ? "" : #""metadata":\#(Self.json(.dictionary(metadata)))"#
    }

    private static func json(_ value: Logger.MetadataValue) -> String {
        switch value {
        case .string(let text): quoted(text)
        case .stringConvertible(let value): quoted(value.description)
        case .array(let values): "[\(values.map(json).joined(separator: ","))]"
        case .dictionary(let values):
            "{\(values.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\(json($0.value))" }.joined(separator: ","))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func shortened(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(shortenedLength)))
    }
}
