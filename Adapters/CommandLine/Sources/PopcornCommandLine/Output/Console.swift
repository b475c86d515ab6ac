import Foundation
import Logging

/// The standard output, for results, and the standard error, for everything else.
enum Console {

    static func standardOutput(_ text: String, terminator: String = "\n") {
        write(text + terminator, to: .standardOutput)
    }

    static func standardError(_ text: String, terminator: String = "\n") {
        write(text + terminator, to: .standardError)
    }

    private static func write(_ text: String, to handle: FileHandle) {
        // A closed pipe, such as that of `head`, is not an error.
        try? handle.write(contentsOf: Data(text.utf8))
    }
}

extension String {

    /// Returns the string with control characters, and optionally newlines, replaced by spaces, so that it cannot
    /// control the terminal.
    func sanitisedForTerminal(keepingNewlines: Bool) -> String {
        let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
            if scalar == "\n" { return keepingNewlines ? scalar : " " }
            return scalar.properties.generalCategory == .control ? " " : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension Duration {

    /// The duration with about three significant digits, such as `0.42 ms`, `84.0 ms` or `10 s`.
    var forDisplay: String {
        let milliseconds = Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
        return switch milliseconds {
        case ..<10: String(format: "%.2f ms", milliseconds)
        case ..<100: String(format: "%.1f ms", milliseconds)
        case ..<1000: String(format: "%.0f ms", milliseconds)
        default: String(format: "%.3g s", milliseconds / 1000)
        }
    }
}

/// A log handler that writes the warnings and errors of the services to standard error.
struct ConsoleLogHandler: LogHandler {

    var logLevel = Logger.Level.warning
    var metadata = Logger.Metadata()

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let facts = metadata.merging(event.metadata ?? [:]) { $1 }
            .sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value)" }
        let details = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
        Console.standardError("popcorn: \(event.message)\(details)".sanitisedForTerminal(keepingNewlines: false))
    }
}
