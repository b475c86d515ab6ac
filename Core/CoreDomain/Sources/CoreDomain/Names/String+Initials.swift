extension String {

    /// The initials of a person's name, used if a portrait is missing: `DF` for *David Fincher*.
    ///
    /// They are the initials of the first and the last word, in any script:
    ///
    /// - The initial of a word is its first capital letter, or its first letter or digit if it has no capital: `S` for
    ///   *al-Sharif*, `5` for *50*. It is a whole character with its combining marks, capitalised if the script has
    ///   capitals.
    /// - Lower-case words are particles and are skipped, unless the whole name is in lower case: *Guillermo del Toro*
    ///   is `GT`, *de Niro* is `N`, *bell hooks* is `BH`. A final *Jr.*, *Sr.*, *II*, *III* or *IV* is skipped.
    /// - A name in Chinese, Japanese or Korean script has one initial, its first character: `宮`.
    /// - Arabic initials are separated by a space, because the letters would join.
    /// - Words without a letter or digit are skipped. If no other word remains, the first character of the name is
    ///   used.
    /// - The initials of an empty name are empty.
    package var initials: String {
        // Most names are ASCII. Classifying their bytes takes a fraction of the time of classifying characters.
        var name = self
        let initials = name.withUTF8 { bytes in
            bytes.allSatisfy { $0 < 0x80 } ? bytes.lazy.map(ASCIICharacter.init).initialsOfName : nil
        }
        return initials ?? unicodeInitials
    }

    /// The initials of a name in any characters.
    var unicodeInitials: String { initialsOfName }
}

extension Collection where Element: NameCharacter {

    fileprivate var initialsOfName: String {
        var words = split { $0.isWhitespace }.filter { $0.contains { $0.isLetter || $0.isNumber } }
        if words.count > 1, let last = words.last, last.isGenerationalSuffix { words.removeLast() }
        if words.contains(where: { !$0.isInSmallLetters }) { words.removeAll { $0.isInSmallLetters } }
        guard let first = words.first?.initial else { return first { !$0.isWhitespace }?.string ?? "" }
        guard words.count > 1, let last = words.last?.initial, !first.startsFamilyName else { return first.capital }
        return first.capital + (first.isArabic || last.isArabic ? " " : "") + last.capital
    }

    private var initial: Element? {
        first { $0.isUppercase } ?? first { $0.isLetter || $0.isNumber }
    }

    private var isInSmallLetters: Bool {
        contains { $0.isLowercase } && !contains { $0.isUppercase }
    }

    private var isGenerationalSuffix: Bool {
        let letters = filter { $0.isLetter }
        guard 2...3 ~= letters.count else { return false }
        return ["jr", "sr", "ii", "iii", "iv"].contains(letters.map { $0.string }.joined().lowercased())
    }
}

/// A character of a name.
private protocol NameCharacter {
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
    var isWhitespace: Bool { get }
    /// Whether the character is Chinese, Japanese or Korean. In a name that begins with it, the family name comes
    /// first.
    var startsFamilyName: Bool { get }
    var isArabic: Bool { get }
    var string: String { get }
    /// The title-case form of the character.
    var capital: String { get }
}

extension Character: NameCharacter {

    fileprivate var startsFamilyName: Bool {
        unicodeScalars.first?.properties.isIdeographic == true
            || isIn([0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0xAC00...0xD7A3])
    }

    fileprivate var isArabic: Bool { isIn([0x0600...0x077F, 0x08A0...0x08FF]) }

    fileprivate var string: String { String(self) }

    /// The title-case form of the character. Georgian letters are unchanged, and *ß* becomes *S*.
    fileprivate var capital: String {
        guard let scalar = unicodeScalars.first else { return "" }
        let marks = String.UnicodeScalarView(unicodeScalars.dropFirst())
        return scalar.properties.titlecaseMapping.prefix(1) + String(marks)
    }

    private func isIn(_ blocks: [ClosedRange<UInt32>]) -> Bool {
        unicodeScalars.first.map { scalar in blocks.contains { $0.contains(scalar.value) } } ?? false
    }
}

/// A character of an ASCII name.
private struct ASCIICharacter: NameCharacter {
    let byte: UInt8

    var isLetter: Bool { isUppercase || isLowercase }
    var isNumber: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
    var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
    var isWhitespace: Bool { byte == UInt8(ascii: " ") || UInt8(ascii: "\t")...UInt8(ascii: "\r") ~= byte }
    var startsFamilyName: Bool { false }
    var isArabic: Bool { false }
    var string: String { String(UnicodeScalar(byte)) }
    var capital: String { isLowercase ? String(UnicodeScalar(byte & ~0x20)) : string }
}
