import Foundation

/// Where the commands write: results to standard output, everything else to standard error.
enum Console {

    static func standardOutput(_ text: String) {
        write(text, to: .standardOutput)
    }

    static func standardError(_ text: String) {
        write(text, to: .standardError)
    }

    private static func write(_ text: String, to handle: FileHandle) {
        // A reader that went away, such as `head`, is no failure of ours.
        try? handle.write(contentsOf: Data((text + "\n").utf8))
    }
}

extension String {

    /// The text without what could steer a terminal: control characters, and newlines unless they are kept.
    func sanitisedForTerminal(keepingNewlines: Bool) -> String {
        let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
            if scalar == "\n" { return keepingNewlines ? scalar : " " }
            return scalar.properties.generalCategory == .control ? " " : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension Duration {

    /// The time to three digits: `0.42 ms`, `84 ms`, `10 s`.
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
