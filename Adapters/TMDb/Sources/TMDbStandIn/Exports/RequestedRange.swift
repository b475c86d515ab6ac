/// The part of a file that a request asks for, RFC 9110, section 14.
enum RequestedRange: Equatable {
    /// The complete file.
    case all
    case part(Range<Int>)
    /// A part behind the end of the file.
    case unsatisfiable

    /// Parses the headers `Range` and `If-Range`.
    ///
    /// The ranges `bytes=N-` and `bytes=N-M` are supported. Other ranges are ignored. A range is also ignored if
    /// `If-Range` is not equal to the strong entity tag of the file.
    init(range: String?, ifRange: String?, tag: String, count: Int) {
        self = .all
        guard ifRange == nil || ifRange == tag, let range, let (first, last) = Self.positions(in: range) else { return }
        self = first < count ? .part(first..<(min(last, count - 1) + 1)) : .unsatisfiable
    }

    /// Returns the first and the last position of a range; `nil` if the range is not supported.
    private static func positions(in range: String) -> (first: Int, last: Int)? {
        let unit = "bytes="
        guard range.lowercased().hasPrefix(unit) else { return nil }
        let bounds = range.dropFirst(unit.count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, let first = number(bounds[0]) else { return nil }
        guard !bounds[1].isEmpty else { return (first, .max) }
        guard let last = number(bounds[1]), first <= last else { return nil }
        return (first, last)
    }

    /// Returns a number that consists of digits. A number that is too large is clamped.
    private static func number(_ text: Substring) -> Int? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard !text.isEmpty, text.utf8.allSatisfy(digits.contains) else { return nil }
        return Int(text) ?? .max
    }
}
