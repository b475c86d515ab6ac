import CoreDomain
import Foundation
import Logging
import NIOConcurrencyHelpers

/// A log handler that writes each record as one line of JSON.
struct JSONLogHandler: LogHandler {

    var logLevel: Logger.Level
    var metadata = Logger.Metadata()

    private let label: String
    private let output: LogOutput
    private let clock: WallClock

    init(label: String, level: Logger.Level, output: LogOutput, clock: WallClock = .system) {
        self.label = label
        logLevel = level
        self.output = output
        self.clock = clock
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        output.add(
            JSONLogLine(
                time: clock.now, level: event.level, label: label, message: event.message.description,
                error: event.error.map { String(describing: $0) },
                metadata: (event.metadata ?? [:]).merging(metadata) { own, _ in own }
            ).text, isUrgent: event.level >= .warning)
    }
}

/// A log record as one line of JSON.
struct JSONLogLine {

    /// The maximum length of a line in bytes. The metadata of a longer record are omitted, and its texts are shortened.
    static let maximumLength = 16_384

    /// The maximum length of the message and of the error in a shortened record, in Unicode scalars. Each has at most 6
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
        var line = object(message: message, error: error) { append(metadata, to: &$0) }
        if line.count > Self.maximumLength {
            line = object(message: Self.shortened(message), error: error.map(Self.shortened)) { line in
                line += #","truncated":true"#.utf8
            }
        }
        return String(decoding: line, as: UTF8.self)
    }

    private func object(message: String, error: String?, last: (inout [UInt8]) -> Void) -> [UInt8] {
        var object: [UInt8] = []
        object.reserveCapacity(512)
        object += #"{"time":""#.utf8
        Self.append(time, to: &object)
        object += #"","level":""#.utf8
        object += level.rawValue.utf8
        object += #"","label":"#.utf8
        Self.append(quoted: label, to: &object)
        object += #","message":"#.utf8
        Self.append(quoted: message, to: &object)
        if let error {
            object += #","error":"#.utf8
            Self.append(quoted: error, to: &object)
        }
        last(&object)
        object += "}".utf8
        return object
    }

    /// The time of the last line as text, to the second. Most lines have the same second as the previous line.
    private static let lastSecond = NIOLockedValueBox((number: Int.min, text: ""))

    /// Appends a time as `2026-01-31T12:00:00.000Z`.
    private static func append(_ time: Date, to json: inout [UInt8]) {
        let thousandths = Int((time.timeIntervalSince1970 * 1000).rounded())
        let second = (thousandths - (thousandths < 0 ? 999 : 0)) / 1000
        let text = lastSecond.withLockedValue { last in
            if last.number != second {
                let time = Date(timeIntervalSince1970: Double(second)).formatted(Date.ISO8601FormatStyle())
                last = (second, String(time.dropLast()))
            }
            return last.text
        }
        let fraction = String(1000 + thousandths - 1000 * second)
        json += text.utf8
        json += ".".utf8
        json += fraction.utf8.dropFirst()
        json += "Z".utf8
    }

    private func append(_ metadata: Logger.Metadata, to json: inout [UInt8]) {
        guard !metadata.isEmpty else { return }
        var metadata = metadata
        // The server framework adds the identifier of the request to each record.
        if let id = metadata.removeValue(forKey: "hb.request.id") { metadata["request_id"] = id }
        json += #","metadata":"#.utf8
        Self.append(.dictionary(metadata), to: &json)
    }

    private static func append(_ value: Logger.MetadataValue, to json: inout [UInt8]) {
        switch value {
        case .string(let text): append(quoted: text, to: &json)
        case .stringConvertible(let value): append(quoted: value.description, to: &json)
        case .array(let values):
            json += "[".utf8
            for (index, value) in values.enumerated() {
                if index > 0 { json += ",".utf8 }
                append(value, to: &json)
            }
            json += "]".utf8
        case .dictionary(let values):
            json += "{".utf8
            for (index, member) in values.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { json += ",".utf8 }
                append(quoted: member.key, to: &json)
                json += ":".utf8
                append(member.value, to: &json)
            }
            json += "}".utf8
        }
    }

    private static func append(quoted text: String, to json: inout [UInt8]) {
        json += "\"".utf8
        if text.utf8.withContiguousStorageIfAvailable({ $0.contains(where: needsEscape) }) ?? true {
            for byte in text.utf8 { append(escaped: byte, to: &json) }
        } else {
            json += text.utf8
        }
        json += "\"".utf8
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func append(escaped byte: UInt8, to json: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): json += #"\""#.utf8
        case UInt8(ascii: "\\"): json += #"\\"#.utf8
        case UInt8(ascii: "\n"): json += #"\n"#.utf8
        case UInt8(ascii: "\r"): json += #"\r"#.utf8
        case UInt8(ascii: "\t"): json += #"\t"#.utf8
        case _ where needsEscape(byte): json += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
        default: json.append(byte)
        }
    }

    private static func shortened(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(shortenedLength)))
    }
}
