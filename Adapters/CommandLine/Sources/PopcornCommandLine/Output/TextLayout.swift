import Foundation

/// Plain text laid out for a terminal.
enum TextLayout {

    /// The width of cards and lists, in cells. At startup, it is set to the width of the terminal. Default: 80.
    @TaskLocal static var width = 80

    /// Returns the lines of a text, at most `width` cells each, broken at spaces.
    ///
    /// A longer word, such as a URL, is not broken unless it contains wide characters, because Chinese and Japanese
    /// have no spaces.
    static func wrap(_ text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ") {
                if !line.isEmpty, line.cells + 1 + word.cells > width {
                    lines.append(line)
                    line = ""
                }
                line += (line.isEmpty ? "" : " ") + word
                while line.cells > width, line.cells > line.count, line.count > 1 {
                    let head = line.prefix(max(1, line.prefix(cells: width).count))
                    lines.append(String(head))
                    line.removeFirst(head.count)
                }
            }
            return lines + [line]
        }
    }

    /// Returns a label in its own column, followed by the wrapped lines of the value.
    static func row(_ label: String, _ value: String) -> [String] {
        let column = 13
        let lines = wrap(value, width: width - column)
        return lines.enumerated().map { index, line in
            let head = index == 0 ? label : ""
            return head + String(repeating: " ", count: max(1, column - head.count)) + line
        }
    }

    /// Returns an integer with grouped thousands, such as `26,280`.
    static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        let groups = stride(from: digits.count, to: 0, by: -3).reversed().map { end in
            digits.dropLast(digits.count - end).suffix(3)
        }
        return (number < 0 ? "-" : "") + groups.joined(separator: ",")
    }
}

/// The terminal that displays the output.
enum Terminal {

    /// The width in cells: the width of the terminal, clamped to 40...120; 80 if the output is not a terminal.
    static var width: Int { width(of: STDOUT_FILENO) ?? 80 }

    /// The width of the terminal that standard error is connected to, clamped to 40...120, or 80 if it is unknown;
    /// `nil` if standard error is not a terminal.
    static var errorWidth: Int? { isatty(STDERR_FILENO) == 1 ? width(of: STDERR_FILENO) ?? 80 : nil }

    private static func width(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return min(max(Int(size.ws_col), 40), 120)
    }
}

extension StringProtocol {

    /// The width of the string in terminal cells. Chinese, Japanese and Korean characters and emoji take two cells.
    var cells: Int { reduce(0) { $0 + $1.cells } }

    /// Returns the longest prefix that fits into a number of cells.
    func prefix(cells room: Int) -> SubSequence {
        var taken = 0
        return prefix {
            taken += $0.cells
            return taken <= room
        }
    }
}

extension Character {

    fileprivate var cells: Int {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.isWide } ? 2 : 1
    }
}

extension Unicode.Scalar {

    /// Whether the character is two cells wide. Source: Unicode's `EastAsianWidth.txt`, simplified to whole blocks.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            true
        default:
            false
        }
    }
}
