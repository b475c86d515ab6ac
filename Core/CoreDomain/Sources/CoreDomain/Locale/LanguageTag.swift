import TMDbConventions

/// A parsed BCP 47 language tag (RFC 5646): its language, script and region.
///
/// Variants, extensions and private-use parts are accepted but dropped, because TMDb does not distinguish them.
struct LanguageTag {

    /// The language code in lower case, such as `zh` for `zh-Hant-TW`.
    private(set) var language: String
    /// The script code in lower case, such as `hant` for `zh-Hant-TW`.
    private(set) var script: String?
    /// The region code in upper case, two letters or three digits, such as `TW` for `zh-Hant-TW`.
    private(set) var region: String?

    /// Parses a language tag. Case is ignored, and underscores are treated as hyphens (`pt_BR`).
    ///
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/invalidInput``. The message contains the
    ///   invalid part.
    init(_ text: String) throws(PopcornError) {
        let hyphenated = text.split(omittingEmptySubsequences: false) { $0 == "_" }.joined(separator: "-")
        let regular = Self.irregular[hyphenated.lowercased()] ?? hyphenated
        var parts = regular.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard let first = parts.popFirst(), first.isLetters(2...8) else { throw .notALanguageTag(text) }
        language = first.lowercased()
        // An extended language after its macrolanguage, as in `zh-yue`, is the language itself (RFC 5646, 4.5).
        if let part = parts.first, part.isLetters(3...3), let whole = TMDbLanguages.entry(for: language),
            TMDbLanguages.entry(for: part.lowercased())?.code == whole.code
        {
            language = part.lowercased()
            parts.removeFirst()
        }
        if let part = parts.first, part.isLetters(4...4) {
            script = part.lowercased()
            parts.removeFirst()
        }
        if let part = parts.first, part.isLetters(2...2) || part.isDigits(3) {
            region = part.uppercased()
            parts.removeFirst()
        }
        Self.dropVariantsAndExtensions(of: &parts)
        if let part = parts.first {
            throw .notALanguageTag(text, becauseOf: String(part))
        }
    }

    /// Removes leading variants (`1996`, `oxendict`), extensions (`u-co-phonebk`) and private-use parts (`x-own`).
    private static func dropVariantsAndExtensions(of parts: inout ArraySlice<Substring>) {
        parts = parts.drop { $0.isAlphanumerics(5...8) || ($0.isAlphanumerics(4...4) && $0.first?.isNumber == true) }
        while let singleton = parts.first, singleton.isAlphanumerics(1...1) {
            let isPrivate = singleton.lowercased() == "x"
            let values = parts.dropFirst().prefix { $0.isAlphanumerics(isPrivate ? 1...8 : 2...8) }
            guard !values.isEmpty else { return }
            parts = parts[values.endIndex...]
        }
    }

    /// Irregular tags of older standards, for languages that TMDb supports, with their replacements (RFC 5646, 2.2.8).
    private static let irregular = [
        "en-gb-oed": "en-GB", "i-hak": "hak", "i-lux": "lb", "i-navajo": "nv", "no-bok": "nb", "no-nyn": "nn",
        "zh-min": "zh", "zh-min-nan": "nan",
    ]
}

extension Substring {

    fileprivate func isLetters(_ lengths: ClosedRange<Int>) -> Bool {
        lengths.contains(utf8.count) && utf8.allSatisfy(\.isLetter)
    }

    fileprivate func isDigits(_ length: Int) -> Bool {
        utf8.count == length && utf8.allSatisfy(\.isDigit)
    }

    fileprivate func isAlphanumerics(_ lengths: ClosedRange<Int>) -> Bool {
        lengths.contains(utf8.count) && utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter.
    var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }

    /// Whether the byte is an ASCII digit.
    var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension PopcornError {
    fileprivate static func notALanguageTag(_ text: String, becauseOf part: String = "") -> PopcornError {
        let subject =
            part.isEmpty
            ? "'\(text.printable)' is not a valid"
            : "'\(part.printable)' in '\(text.printable)' is not a valid part of a"
        return .invalidInput("\(subject) language tag; use one such as 'en' or 'en-GB'")
    }
}

extension TMDbLanguageTag {

    /// Normalises a tag. Returns `nil` if TMDb does not support its language.
    init?(_ tag: LanguageTag) {
        self.init(code: tag.language, script: tag.script, region: tag.region)
    }
}
