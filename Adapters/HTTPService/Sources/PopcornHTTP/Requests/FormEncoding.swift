/// The encoding `application/x-www-form-urlencoded` of forms and queries, in which a plus sign is a space.
enum FormEncoding {

    /// Returns the names and values of the fields of a text such as `query=fight+club&page=2`, without decoding them. A
    /// field without an equals sign has an empty value.
    static func fields(of text: some StringProtocol) -> [(name: Substring, value: Substring)] {
        // The bytes are split, because `&` followed by a combining character is another character.
        Substring(text).utf8.split(separator: UInt8(ascii: "&")).map { field in
            let name = field.prefix { $0 != UInt8(ascii: "=") }
            return (Substring(name), Substring(field[name.endIndex...].dropFirst()))
        }
    }

    /// Returns the decoded bytes of the last value of a field, apart from empty values; `nil` if the field is missing.
    static func lastValue(of name: String, in text: some StringProtocol) -> [UInt8]? {
        fields(of: text).last { !$0.value.isEmpty && isName($0.name, name) }.map { decoded($0.value) }
    }

    /// Returns whether a name of a field is, after decoding, another name.
    static func isName(_ text: Substring, _ name: String) -> Bool {
        // Most names have no escapes, and are not copied.
        text.utf8.elementsEqual(name.utf8)
            || text.utf8.contains(UInt8(ascii: "%")) && decoded(text).elementsEqual(name.utf8)
    }

    /// Returns the bytes of a text whose plus signs are replaced by spaces, and whose percent escapes are decoded.
    /// Invalid escapes are preserved.
    static func decoded(_ text: some StringProtocol) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "+") {
                bytes.append(UInt8(ascii: " "))
            } else if byte == UInt8(ascii: "%"), let value = hexadecimal(rest.prefix(2)) {
                bytes.append(value)
                rest.removeFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }

    private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.count == 2, !text.hasPrefix("+"), !text.hasPrefix("-") else { return nil }
        return UInt8(text, radix: 16)
    }
}
