/// A class of queries, which are derived from names of the index.
enum QueryClass {
    /// The first letters of a name.
    case letters(Int)
    /// The second word of a name, and the start of the first.
    case twoWords
    /// A frequent word, and the start of a word of another name.
    case wordsOfDifferentNames
    case wholeName
    /// A whole name with characters outside ASCII.
    case diacritics
    /// A word with two letters swapped, or one replaced.
    case typo
    /// A whole name whose first word lacks a letter.
    case typoInWholeName
    /// Consonants.
    case nonsense

    static let all: [QueryClass] =
        (1...10).map(QueryClass.letters) + [
            .twoWords, .wordsOfDifferentNames, .wholeName, .diacritics, .typo, .typoInWholeName, .nonsense,
        ]

    /// Returns a query, or `nil` if the name is not suitable for this class.
    func query(from name: String, using generator: inout SeededGenerator) -> String? {
        let words = name.split(separator: " ")
        switch self {
        case .letters(let count):
            return name.count >= count ? String(name.prefix(count)) : nil
        case .twoWords:
            return words.count >= 2 ? "\(words[1]) \(words[0].prefix(4))" : nil
        case .wordsOfDifferentNames:
            guard words.count >= 2 else { return nil }
            let first = ["john", "the", "love", "maria"].randomElement(using: &generator) ?? "the"
            return "\(first) \(words[1].prefix(Int.random(in: 1...8, using: &generator)))"
        case .wholeName:
            return name
        case .diacritics:
            return name.utf8.contains { $0 > 0x7F } ? name : nil
        case .typo:
            guard let word = words.last, word.count >= 5 else { return nil }
            var letters = Array(word)
            if Bool.random(using: &generator) { letters.swapAt(2, 3) } else { letters[1] = "x" }
            return String(letters)
        case .typoInWholeName:
            guard words.count >= 2, let word = words.first, word.count >= 5 else { return nil }
            return "\(word.dropLast(2))\(word.suffix(1)) " + words.dropFirst().joined(separator: " ")
        case .nonsense:
            return String((0..<9).map { _ in "bcdfghjklmnpqrstvwxz".randomElement(using: &generator) ?? "x" })
        }
    }
}
