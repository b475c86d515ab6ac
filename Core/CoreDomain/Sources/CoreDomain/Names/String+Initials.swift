extension String {

    /// The initials of a person's name, for where there is no portrait: `DF` of *David Fincher*.
    ///
    /// They are those of the first and the last word, in any script:
    ///
    /// - A word's initial is its first capital letter, else its first letter or digit: `S` of *al-Sharif*, `5` of *50*.
    ///   It is a whole character, with its combining marks, and a capital where the script has them.
    /// - Words in small letters are particles, unless the whole name is in small letters: *Guillermo del Toro* is `GT`,
    ///   *de Niro* is `N`, *bell hooks* is `BH`. *Jr.*, *Sr.* and *II* to *IV* at the end do not count.
    /// - A name in Chinese, Japanese or Korean script has one initial, with which the family name begins: `宮`.
    /// - Arabic letters would join, so there is a space between them.
    /// - Words without a letter or digit do not count. If there is no other, the first character stands for the name.
    /// - An empty name has none.
    package var initials: String {
        var words = split(whereSeparator: \.isWhitespace).filter { $0.contains { $0.isLetter || $0.isNumber } }
        if words.count > 1, let last = words.last, last.isGenerationalSuffix { words.removeLast() }
        let names = words.filter { !$0.isInSmallLetters }
        if !names.isEmpty { words = names }
        guard let first = words.first?.initial else { return first { !$0.isWhitespace }.map(String.init) ?? "" }
        guard words.count > 1, let last = words.last?.initial, !first.startsFamilyName else { return first }
        return first.isArabic || last.isArabic ? "\(first) \(last)" : first + last
    }
}

extension Substring {

    fileprivate var initial: String? {
        let character = first(where: \.isUppercase) ?? first { $0.isLetter || $0.isNumber }
        return character.map(\.capital)
    }

    fileprivate var isInSmallLetters: Bool {
        contains(where: \.isLowercase) && !contains(where: \.isUppercase)
    }

    fileprivate var isGenerationalSuffix: Bool {
        ["jr", "sr", "ii", "iii", "iv"].contains(filter(\.isLetter).lowercased())
    }
}

extension Character {

    /// The character as a title begins with it: Georgian has no capitals there, and *ß* becomes *S*.
    fileprivate var capital: String {
        guard let scalar = unicodeScalars.first else { return "" }
        let marks = String.UnicodeScalarView(unicodeScalars.dropFirst())
        return scalar.properties.titlecaseMapping.prefix(1) + String(marks)
    }
}

extension String {

    /// Whether this begins a name in which the family name comes first and is not set apart.
    fileprivate var startsFamilyName: Bool {
        unicodeScalars.first?.properties.isIdeographic == true
            || isIn([0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0xAC00...0xD7A3])
    }

    fileprivate var isArabic: Bool { isIn([0x0600...0x077F, 0x08A0...0x08FF]) }

    private func isIn(_ blocks: [ClosedRange<UInt32>]) -> Bool {
        unicodeScalars.first.map { scalar in blocks.contains { $0.contains(scalar.value) } } ?? false
    }
}
