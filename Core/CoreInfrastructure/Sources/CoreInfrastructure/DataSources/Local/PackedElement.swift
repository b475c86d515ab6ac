/// A type whose lists can be packed into the text of one column, for lists that are always read whole.
///
/// | element | format | example |
/// |---|---|---|
/// | `Int` | numbers, separated by commas | `18,53` |
/// | `String` | a line for each string | `-US` line feed `-GB` |
/// | `Bool?` | a letter for each value: `y`, `n`, or `-` for `nil` | `yn-` |
///
/// Each type has one format, because the formats must not change: versions of a program share a cache file.
package protocol PackedElement: Sendable {

    /// Returns the text of a list.
    static func pack(_ elements: [Self]) -> String

    /// Returns the list in a text. Parts that are not in the format are omitted.
    static func unpack(_ text: String) -> [Self]
}

extension Array where Element: PackedElement {

    /// Creates a list from the text of a column.
    package init(packed text: String) {
        self = Element.unpack(text)
    }

    /// The text of the list for a column.
    package var packed: String { Element.pack(self) }
}

extension Int: PackedElement {

    package static func pack(_ elements: [Int]) -> String {
        elements.map(String.init).joined(separator: ",")
    }

    package static func unpack(_ text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            var numbers: [Int] = []
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
                if let number = Int(bytes: bytes[start..<end]) { numbers.append(number) }
                start = end + 1
            }
            return numbers
        }
    }

    /// Creates the number in a text. Faster than `Int.init(_:radix:)` for up to 18 decimal digits, which cannot
    /// overflow.
    private init?(bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard !bytes.isEmpty, bytes.count <= 18, bytes.allSatisfy(digits.contains) else {
            self.init(String(decoding: bytes, as: UTF8.self))
            return
        }
        self = bytes.reduce(0) { $0 * 10 + Int($1 - digits.lowerBound) }
    }
}

extension Bool?: PackedElement {

    package static func pack(_ elements: [Bool?]) -> String {
        elements.map { $0.map { $0 ? "y" : "n" } ?? "-" }.joined()
    }

    package static func unpack(_ text: String) -> [Bool?] {
        text.map { $0 == "-" ? nil : $0 == "y" }
    }
}

/// Each line begins with `-`, so that an empty string has a line too. A line feed within a string is written `\n`, and
/// a backslash `\\`.
extension String: PackedElement {

    private static let end = UInt8(ascii: "\n")
    private static let escape = UInt8(ascii: "\\")

    package static func pack(_ elements: [String]) -> String {
        let lines = elements.map { text in
            [UInt8(ascii: "-")]
                + text.utf8.flatMap { byte in
                    if byte == end { return [escape, UInt8(ascii: "n")] }
                    return byte == escape ? [escape, escape] : [byte]
                }
        }
        return String(decoding: Array(lines.joined(separator: [end])), as: UTF8.self)
    }

    package static func unpack(_ text: String) -> [String] {
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
}
