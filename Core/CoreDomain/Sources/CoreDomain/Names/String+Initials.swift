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

    /// The title-case form of the character. Georgian letters are unchanged, and *ß* becomes *S*.
    fileprivate var capital: String {
        guard let scalar = unicodeScalars.first else { return "" }
        let marks = String.UnicodeScalarView(unicodeScalars.dropFirst())
        return scalar.properties.titlecaseMapping.prefix(1) + String(marks)
    }
}

extension String {

    /// Whether the string begins with a Chinese, Japanese or Korean character, so that the family name comes first.
    fileprivate var startsFamilyName: Bool {
        unicodeScalars.first?.properties.isIdeographic == true
            || isIn([0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0xAC00...0xD7A3])
    }

    fileprivate var isArabic: Bool { isIn([0x0600...0x077F, 0x08A0...0x08FF]) }

    private func isIn(_ blocks: [ClosedRange<UInt32>]) -> Bool {
        unicodeScalars.first.map { scalar in blocks.contains { $0.contains(scalar.value) } } ?? false
    }
}
