/// The fields of a form or of a query: names and values in the format `application/x-www-form-urlencoded`.
struct FormFields: Hashable, Sendable {

    /// The maximum number of fields; further fields are ignored.
    static let maximumCount = 20

    private let values: [String: String]

    /// Creates the fields from text such as `query=fight+club&page=2`. Of fields with the same name, the first is used.
    init(_ text: some StringProtocol) {
        var values: [String: String] = [:]
        for field in text.split(separator: "&").prefix(Self.maximumCount) {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = Self.decoded(parts[0])
            values[name] = values[name] ?? (parts.count > 1 ? Self.decoded(parts[1]) : "")
        }
        self.values = values
    }

    /// Returns the value of a field; `nil` if it is missing or blank.
    subscript(_ name: String) -> String? {
        values[name].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    /// Returns a text whose plus signs are replaced by spaces, and whose percent escapes are decoded. Invalid escapes
    /// are preserved, and bytes that are not valid UTF-8 are replaced.
    private static func decoded(_ text: some StringProtocol) -> String {
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
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.count == 2, !text.hasPrefix("+"), !text.hasPrefix("-") else { return nil }
        return UInt8(text, radix: 16)
    }
}
