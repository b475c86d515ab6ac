/// A mapper between strings that are always read together and the string of one column, with a line for each string. A
/// line begins with `-`, so that an empty string has a line too. A line feed within a string is written `\n`, and a
/// backslash `\\`.
package struct StringListMapper: Sendable {

    private let end = UInt8(ascii: "\n")
    private let escape = UInt8(ascii: "\\")

    package init() {}

    package func map(_ text: String) -> [String] {
        text.utf8.split(separator: end).map { line in
            var bytes: [UInt8] = []
            var isEscaped = false
            for byte in line.dropFirst() {
                if !isEscaped, byte == escape {
                    isEscaped = true
                } else {
                    bytes.append(isEscaped && byte == UInt8(ascii: "n") ? end : byte)
                    isEscaped = false
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    package func map(_ texts: [String]) -> String {
        let lines = texts.map { text in
            [UInt8(ascii: "-")]
                + text.utf8.flatMap { byte in
                    if byte == end { return [escape, UInt8(ascii: "n")] }
                    return byte == escape ? [escape, escape] : [byte]
                }
        }
        return String(decoding: Array(lines.joined(separator: [end])), as: UTF8.self)
    }
}
