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
        guard index + 1 < name.words.count, parts.contains(name[name.words[index]]) else { return false }
        let next = name.words[index + 1]
        return name.romanNumber(next) > 0 || name[next].allSatisfy { $0 &- 0x30 < 10 }
    }

    /// Appends the key of a name, without spaces.
    static func append(_ name: NameWords, to key: inout [UInt8]) {
        let count = name.words.count
        for (index, word) in name.words.enumerated() {
            let bytes = name[word]
            if index == 0, count > 1, isArticle(bytes) { continue }
            if index > 0, isAnd(bytes) || isPart(name, index) { continue }
            if index > 0, case let number = name.romanNumber(word), number > 0 {
                key.append(contentsOf: String(number).utf8)
            } else {
                key.append(contentsOf: bytes)
            }
        }
    }
}
