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
        var object = ""
        object.reserveCapacity(512)
        object += #"{"time":""#
        object += time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        object += #"","level":""#
        object += level.rawValue
        object += #"","label":"#
        Self.append(quoted: label, to: &object)
        object += #","message":"#
        Self.append(quoted: message, to: &object)
        if let error {
            object += #","error":"#
            Self.append(quoted: error, to: &object)
        }
        if !last.isEmpty {
            object += ","
            object += last
        }
        object += "}"
        return object
    }

    private func members(_ metadata: Logger.Metadata) -> String {
        guard !metadata.isEmpty else { return "" }
        var metadata = metadata
        // The server framework adds the identifier of the request to each record.
        if let id = metadata.removeValue(forKey: "hb.request.id") { metadata["request_id"] = id }
        var members = #""metadata":"#
        Self.append(.dictionary(metadata), to: &members)
        return members
    }

    private static func append(_ value: Logger.MetadataValue, to json: inout String) {
        switch value {
        case .string(let text): append(quoted: text, to: &json)
        case .stringConvertible(let value): append(quoted: value.description, to: &json)
        case .array(let values):
            json += "["
            for (index, value) in values.enumerated() {
                if index > 0 { json += "," }
                append(value, to: &json)
            }
            json += "]"
        case .dictionary(let values):
            json += "{"
            for (index, member) in values.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { json += "," }
                append(quoted: member.key, to: &json)
                json += ":"
                append(member.value, to: &json)
            }
            json += "}"
        }
    }

    private static func append(quoted text: String, to json: inout String) {
        json += "\""
        if text.utf8.withContiguousStorageIfAvailable({ $0.contains(where: needsEscape) }) ?? true {
            for scalar in text.unicodeScalars { append(escaped: scalar, to: &json) }
        } else {
            json += text
        }
        json += "\""
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func append(escaped scalar: Unicode.Scalar, to json: inout String) {
        switch scalar {
        case "\"": json += "\\\""
        case "\\": json += "\\\\"
        case "\n": json += "\\n"
        case "\r": json += "\\r"
        case "\t": json += "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            json += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: json.unicodeScalars.append(scalar)
        }
    }

    private static func shortened(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(shortenedLength)))
    }
}
