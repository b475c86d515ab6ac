/// Plain text laid out for a terminal.
enum TextLayout {

    /// The width that cards are laid out for, in characters.
    static let width = 80

    /// The text in lines of at most `width` characters, broken at spaces; a longer word gets a line of its own.
    static func wrap(_ text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ") {
                if !line.isEmpty, line.count + 1 + word.count > width {
                    lines.append(line)
                    line = ""
                }
                line += (line.isEmpty ? "" : " ") + word
            }
            return lines + [line]
        }
    }

    /// A label in a column of its own, and the value's lines beside it.
    static func row(_ label: String, _ value: String) -> [String] {
        let column = 13
        let lines = wrap(value, width: width - column)
        return lines.enumerated().map { index, line in
            let head = index == 0 ? label : ""
            return head + String(repeating: " ", count: max(1, column - head.count)) + line
        }
    }

    /// A whole number with its thousands set apart: `26,280`.
    static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        let groups = stride(from: digits.count, to: 0, by: -3).reversed().map { end in
            digits.dropLast(digits.count - end).suffix(3)
        }
        return (number < 0 ? "-" : "") + groups.joined(separator: ",")
    }
}
