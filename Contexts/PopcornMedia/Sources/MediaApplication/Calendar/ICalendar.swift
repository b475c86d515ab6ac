import Foundation

/// A writer of iCalendar objects (RFC 5545): lines that end with CRLF and are folded at 75 octets.
struct ICalendar {

    private(set) var text = ""

    /// Writes a property whose value needs no escaping, such as a date.
    mutating func write(_ name: String, _ value: String) {
        text += Self.folded("\(name):\(value)") + "\r\n"
    }

    /// Writes a property whose value is text. Empty values are omitted.
    mutating func write(_ name: String, text value: String?) {
        guard let value, !value.isEmpty else { return }
        write(name, Self.escaped(value))
    }

    /// Writes a component.
    mutating func component(_ name: String, _ write: (inout ICalendar) -> Void) {
        self.write("BEGIN", name)
        write(&self)
        self.write("END", name)
    }

    /// Escapes backslashes, semicolons, commas and line breaks, and removes other control characters.
    static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped.append(contentsOf: ["\\", scalar])
            case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}": escaped.append(contentsOf: ["\\", "n"])
            case "\t": escaped.append(scalar)
            default: if scalar.properties.generalCategory != .control { escaped.append(scalar) }
            }
        }
        return String(escaped)
    }

    /// Folds a line so that no line has more than 75 octets. A character is never split.
    static func folded(_ line: String) -> String {
        var folded = ""
        var octets = 0
        for scalar in line.unicodeScalars {
            let width = UTF8.width(scalar)
            if octets + width > 75 {
                folded += "\r\n "
                octets = 1
            }
            folded.unicodeScalars.append(scalar)
            octets += width
        }
        return folded
    }
}
