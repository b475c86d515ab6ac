import TMDbConventions

/// The language ranges of an `Accept-Language` header (RFC 9110, 12.5.4), sorted by preference.
struct AcceptLanguage {

    /// A language range: a language that the client accepts or rejects, with its weight.
    struct Range {
        /// The language as TMDb uses it; `nil` for `*` and for languages that TMDb does not support.
        let form: TMDbLanguageTag?
        /// Whether the range is `*`, which matches every language that no other range matches.
        let isAny: Bool
        /// The weight of the range in thousandths; 0 rejects the language.
        let weight: Int
    }

    /// The maximum number of bytes of a header that are parsed. Browsers send up to about 200.
    static let limit = 1000

    /// The ranges by descending weight. Ranges of equal weight keep the order of the header.
    let ranges: [Range]

    /// Parses a header. Malformed ranges, and ranges beyond the limit, are skipped.
    init(_ header: String) {
        var members = header.utf8.prefix(Self.limit).split(separator: UInt8(ascii: ","))
        if header.utf8.count > Self.limit {
            members = members.dropLast()
        }
        // The sort is stable.
        ranges = members.compactMap(Self.range).sorted { $0.weight > $1.weight }
    }

    private static func range(_ member: Substring.UTF8View) -> Range? {
        let parts = member.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(trimmed)
        guard parts.count <= 2, let name = parts.first, !name.isEmpty,
            let weight = parts.count == 2 ? weight(parts[1]) : 1000
        else { return nil }
        if name.elementsEqual("*".utf8) {
            return Range(form: nil, isAny: true, weight: weight)
        }
        guard let text = String(name), let tag = try? LanguageTag(text) else { return nil }
        return Range(form: TMDbLanguageTag(tag), isAny: false, weight: weight)
    }

    /// Parses a weight such as `q=0.75`, 0 to 1 with at most three decimals, and returns it in thousandths.
    private static func weight(_ text: Substring.UTF8View) -> Int? {
        var rest = text
        guard let name = rest.popFirst(), name | 0x20 == UInt8(ascii: "q"), rest.popFirst() == UInt8(ascii: "="),
            let whole = rest.popFirst(), whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1")
        else { return nil }
        var thousandths = whole == UInt8(ascii: "1") ? 1000 : 0
        guard let point = rest.popFirst() else { return thousandths }
        guard point == UInt8(ascii: "."), rest.count <= 3, rest.allSatisfy(\.isDigit) else { return nil }
        for (digit, worth) in zip(rest, [100, 10, 1]) {
            thousandths += Int(digit - UInt8(ascii: "0")) * worth
        }
        return thousandths <= 1000 ? thousandths : nil
    }

    private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) {
            text.removeLast()
        }
        return text
    }
}
