/// The words that differ from a word by one edit: a letter that is missing, added, replaced, or swapped with the next.
enum Corrections {

    /// The minimum number of letters of a word that can be corrected.
    static let minimumLength = 4

    /// The maximum number of letters of a word that can be corrected.
    static let maximumLength = 24

    /// The alphabets of added and replaced letters. A word is corrected with the letters of its first character.
    private static let alphabets: [[[UInt8]]] = [
        letters("abcdefghijklmnopqrstuvwxyz0123456789"),
        letters("абвгдежзиклмнопрстуфхцчшщъыьэюяєіћјљњџґ"),
        letters("αβγδεζηθικλμνξοπρστυφχψω"),
    ]

    private static func letters(_ text: String) -> [[UInt8]] { text.map { Array(String($0).utf8) } }

    /// Returns the words at an edit distance of 1, each once.
    static func candidates(of word: [[UInt8]]) -> Set<[UInt8]> {
        guard let alphabet = alphabets.first(where: { alphabet in word.contains { alphabet.contains($0) } }) else {
            return []
        }
        var candidates: Set<[UInt8]> = []
        for index in 0...word.count {
            let (head, tail) = (Array(word[..<index].joined()), word[index...])
            for letter in alphabet {
                candidates.insert(head + letter + tail.joined())
                if !tail.isEmpty { candidates.insert(head + letter + tail.dropFirst().joined()) }
            }
            if !tail.isEmpty { candidates.insert(head + tail.dropFirst().joined()) }
            if tail.count > 1 {
                candidates.insert(head + word[index + 1] + word[index] + tail.dropFirst(2).joined())
            }
        }
        candidates.remove(Array(word.joined()))
        return candidates
    }
}
