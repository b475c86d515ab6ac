/// The parts of a name that matter for the comparison with a query.
///
/// A leading article, "and", and "part" before a number are omitted, and Roman numerals are numbers, so that "godfather
/// 2" equals "The Godfather Part II".
enum NameKey {

    private static func words(_ list: String...) -> Set<ArraySlice<UInt8>> { Set(list.map { Array($0.utf8)[...] }) }

    private static let articles = words(
        "the", "a", "an", "le", "la", "les", "el", "los", "las", "il", "lo", "gli", "der", "die", "das", "de", "het",
        "un", "une", "uno", "una", "o", "os", "as", "den", "det", "en", "ett")

    private static let parts = words("part", "vol", "volume", "chapter")

    private static let and: ArraySlice<UInt8> = Array("and".utf8)[...]

    /// Returns whether a word is an article of a large European language.
    static func isArticle(_ word: ArraySlice<UInt8>) -> Bool { word.count <= 3 && articles.contains(word) }

    /// Returns whether a word is "and", which names may replace by "&".
    static func isAnd(_ word: ArraySlice<UInt8>) -> Bool { word.elementsEqual(and) }

    /// Returns whether a word can be omitted before a number, as "part".
    static func isPart(_ name: NameWords, _ index: Int) -> Bool {
        guard index + 1 < name.words.count, isPart(name[name.words[index]]) else { return false }
        return name.number(at: index + 1) > 0 || name[name.words[index + 1]].allSatisfy { $0 &- 0x30 < 10 }
    }

    /// Returns whether a word is "part", or a word with the same meaning.
    static func isPart(_ word: ArraySlice<UInt8>) -> Bool { parts.contains(word) }

    /// Appends the key of a name, without spaces.
    static func append(_ name: NameWords, to key: inout [UInt8]) {
        let count = name.words.count
        for (index, word) in name.words.enumerated() {
            let bytes = name[word]
            if index == 0, count > 1, isArticle(bytes) { continue }
            if index > 0, isAnd(bytes) || isPart(name, index) { continue }
            if case let number = name.number(at: index), number > 0 {
                key.append(contentsOf: String(number).utf8)
            } else {
                key.append(contentsOf: bytes)
            }
        }
    }
}
