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
