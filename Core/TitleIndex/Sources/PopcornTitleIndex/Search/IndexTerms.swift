import PopcornPersistence

/// The terms of a file of names: its words, with the numbers of names that have them.
struct IndexTerms {

    /// The lengths in characters of the words that are terms. Shorter words are frequent or no words.
    static let lengths = 3...24

    /// The maximum number of corrections of a word that a query uses.
    private static let correctionLimit = 16

    /// The maximum number of words of a query for which corrections are tried.
    private static let correctedWordLimit = 2

    /// The table, which the file of the index and that of aliases have.
    static let table = "CREATE TABLE terms (term TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;"

    let connection: Connection

    /// Returns the tokens of a name that are terms, each once.
    ///
    /// - Parameter tokens: The tokens, separated by spaces.
    static func words(inTokens tokens: [UInt8]) -> Set<[UInt8]> {
        Set(
            tokens.split(separator: 0x20).lazy.map(Array.init).filter { token in
                lengths.contains(token.characterCount) && token.last != IndexTokens.mark
            })
    }

    /// Returns the expressions of a query with one corrected word, and of the query without articles.
    func corrections(_ query: TitleQuery) throws(DatabaseError) -> [[TitleQuery.Term]] {
        let terms = query.prefixTerms
        var expressions: [[TitleQuery.Term]] = []
        let relaxed = query.relaxedTerms
        if relaxed.count < terms.count { expressions.append(relaxed) }

        var words: [(index: Int, count: Int)] = []
        for (index, term) in terms.enumerated() {
            guard let token = term.tokens.first, Self.canBeCorrected(token) else { continue }
            words.append((index, try count(token)))
        }
        // A word that no name contains is wrong for certain. Otherwise, rare words are probably wrong.
        if words.contains(where: { $0.count == 0 }) { words.removeAll { $0.count > 0 } }
        words.sort { $0.count < $1.count }
        for (index, _) in words.prefix(Self.correctedWordLimit) {
            let corrected = try corrections(terms[index].tokens[0])
            guard !corrected.isEmpty else { continue }
            var expression = terms
            expression[index].tokens = corrected
            expressions.append(expression)
        }
        return expressions
    }

    private static func canBeCorrected(_ token: TitleQuery.Token) -> Bool {
        Corrections.minimumLength...Corrections.maximumLength ~= token.bytes.characterCount
    }

    /// Returns the most frequent tokens of the index that differ from a token by one edit.
    private func corrections(_ token: TitleQuery.Token) throws(DatabaseError) -> [TitleQuery.Token] {
        var found: [(token: TitleQuery.Token, count: Int)] = []
        for bytes in Corrections.candidates(of: Self.characters(token.bytes)) {
            let candidate = TitleQuery.Token(bytes: bytes, isPrefix: token.isPrefix)
            let count = try count(candidate)
            if count > 0 { found.append((candidate, count)) }
        }
        // The order of a set differs from process to process.
        found.sort { first, second in
            if first.count != second.count { return first.count > second.count }
            return first.token.bytes.lexicographicallyPrecedes(second.token.bytes)
        }
        return found.prefix(Self.correctionLimit).map(\.token)
    }

    /// Returns the number of names with a token. For a prefix, the number of the first token that begins with it.
    func count(_ token: TitleQuery.Token) throws(DatabaseError) -> Int {
        let statement = try connection.statement(
            token.isPrefix
                ? "SELECT count, term FROM terms WHERE term >= ? ORDER BY term LIMIT 1"
                : "SELECT count FROM terms WHERE term = ?")
        defer { statement.reset() }
        try statement.bindText(1, token.bytes)
        guard try statement.step() else { return 0 }
        if token.isPrefix, !statement.text(1).utf8.starts(with: token.bytes) { return 0 }
        return statement.integer(0)
    }

    private static func characters(_ bytes: [UInt8]) -> [[UInt8]] {
        var characters: [[UInt8]] = []
        for byte in bytes {
            if byte & 0xC0 == 0x80, !characters.isEmpty {
                characters[characters.count - 1].append(byte)
            } else {
                characters.append([byte])
            }
        }
        return characters
    }
}

extension [UInt8] {
    /// The number of Unicode scalars of the text.
    var characterCount: Int { count(where: { $0 & 0xC0 != 0x80 }) }
}

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
