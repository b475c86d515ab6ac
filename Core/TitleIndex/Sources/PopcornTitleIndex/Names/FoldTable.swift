import Foundation

/// The folding of characters to the letters and numbers of words.
enum FoldTable {

    /// The folding of a character.
    enum Folding {
        /// The character separates words.
        case separator
        /// The character is omitted, as apostrophes and diacritics are.
        case dropped
        /// The character is part of a word. The bytes are UTF-8.
        case letters([UInt8])
        /// The character is part of a word and unchanged.
        case unchanged
    }

    /// The apostrophes outside ASCII: left and right quotation marks, the prime, and the modifier letters.
    private static let apostrophes: Set<UInt32> = [
        0x2018, 0x2019, 0x201B, 0x2032, 0x02B9, 0x02BB, 0x02BC, 0xFF07, 0x00B4,
    ]

    /// The letters that have no decomposition in Unicode.
    private static let special: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ħ": "h",
        "ŧ": "t", "ŋ": "n", "ĸ": "k", "ə": "e", "ƒ": "f", "ɨ": "i", "ƀ": "b", "ς": "σ",
    ]

    /// The foldings of Latin, Greek, Cyrillic, Hebrew and Arabic characters: those below 0x700.
    private static let low: [Folding] = (0..<0x700).map(computed)
    /// The foldings of the additional Latin and Greek characters.
    private static let additional: [Folding] = (0x1E00..<0x2000).map(computed)

    /// The lowercase of ASCII letters and digits; 0 for a separator, 1 for an apostrophe.
    static let ascii: [UInt8] = (0..<128).map { (byte: UInt8) in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        case UInt8(ascii: "'"), UInt8(ascii: "`"): 1
        default: 0
        }
    }

    /// Returns the folding of a character.
    static func folding(_ value: UInt32) -> Folding {
        if value < 0x700 { return low[Int(value)] }
        if 0x1E00..<0x2000 ~= value { return additional[Int(value) - 0x1E00] }
        if isUnspaced(value), value < 0xFF00, isWordCharacter(value) { return .unchanged }
        return computed(value)
    }

    /// Returns whether a character belongs to a script that is written without spaces: Han, Kana, Hangul, Thai, Lao,
    /// Myanmar and Khmer. Hangul is written with spaces, but its words are often joined.
    static func isUnspaced(_ value: UInt32) -> Bool {
        guard value >= 0x0E00 else { return false }
        return switch value {
        case 0x0E00..<0x0F00, 0x1000..<0x1200, 0x1780..<0x1800, 0x2E80..<0x3000, 0x3005..<0x3008, 0x3040..<0xA000,
            0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFF66..<0xFFDD, 0x20000..<0x40000:
            true
        default: false
        }
    }

    private static func isWordCharacter(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value) else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
            return true
        default:
            return false
        }
    }

    /// Returns whether a character is a diacritic of the Latin, Greek, Cyrillic, Hebrew or Arabic script. The marks of
    /// other scripts, such as vowels of Devanagari, are part of words.
    private static func isDiacritic(_ value: UInt32) -> Bool {
        switch value {
        case 0x0300..<0x0370, 0x0483..<0x048A, 0x0591..<0x05BE, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5,
            0x0610..<0x061B, 0x0640, 0x064B..<0x0660, 0x0670, 0x1AB0..<0x1B00, 0x1DC0..<0x1E00, 0x200B...0x200F, 0x00AD,
            0xFE00..<0xFE10,
            0xFE20..<0xFE30:
            true
        default: false
        }
    }

    private static func computed(_ value: Int) -> Folding { computed(UInt32(value)) }

    private static func computed(_ value: UInt32) -> Folding {
        guard let scalar = Unicode.Scalar(value) else { return .separator }
        if apostrophes.contains(value) || isDiacritic(value) { return .dropped }
        guard isWordCharacter(value) else { return .separator }
        var letters: [UInt8] = []
        let decomposed = String(scalar).lowercased().decomposedStringWithCompatibilityMapping.lowercased()
        for part in decomposed.unicodeScalars {
            if let replacement = special[part] {
                letters.append(contentsOf: replacement.utf8)
            } else if !isDiacritic(part.value), isWordCharacter(part.value) {
                letters.append(contentsOf: UTF8.encode(part) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return letters.isEmpty ? .dropped : .letters(letters)
    }
}
