/// The words of a query, and the expressions of the full-text index that find them.
struct TitleQuery {

    /// The maximum number of Unicode scalars of a query. Further characters are ignored.
    static let lengthLimit = 200

    /// The maximum number of words of a query. Further words are ignored.
    static let wordLimit = 10

    /// The maximum number of terms of an expression. A word of a script without spaces has many terms. Further terms
    /// are ignored.
    static let termLimit = 24

    /// A word of an expression: a disjunction of tokens.
    struct Term: Equatable {
        var tokens: [Token]
    }

    /// A token of an expression.
    struct Token: Hashable {
        var bytes: [UInt8]
        var isPrefix: Bool
    }

    let words: NameWords
    /// The key of the query, to compare with keys of names.
    let key: [UInt8]

    private let text: String

    /// Creates a query from a text, or `nil` if the text contains no letters or numbers.
    init?(_ text: String) {
        self.init(text: String(text.unicodeScalars.prefix(Self.lengthLimit)), wordLimit: Self.wordLimit)
    }

    private init?(text: String, wordLimit: Int) {
        self.text = text
        words = NameWords(text, limit: wordLimit)
        guard !words.words.isEmpty else { return nil }
        var key: [UInt8] = []
        NameKey.append(words, to: &key)
        self.key = key
    }
}

extension TitleQuery {

    /// The query without its last word, and without articles and "and" before it; `nil` if fewer than two words would
    /// remain.
    var withoutLastWord: TitleQuery? {
        var count = words.words.count - 1
        while count > 0, case let word = words[words.words[count - 1]], NameKey.isArticle(word) || NameKey.isAnd(word) {
            count -= 1
        }
        return count > 1 ? TitleQuery(text: text, wordLimit: count) : nil
    }

    private var lastIndex: Int { words.words.count - 1 }

    /// The names whose words begin with the query: all words, the last word as a prefix.
    var prefixTerms: [Term] { terms(isComplete: false, isRelaxed: false) }

    /// The names that contain all words in whole.
    var wholeTerms: [Term] { terms(isComplete: true, isRelaxed: false) }

    /// Like ``prefixTerms``, without articles and "and".
    var relaxedTerms: [Term] { terms(isComplete: false, isRelaxed: true) }

    /// The names that consist of the only word, or `nil` if the query has more words.
    var singleWordTerms: [Term]? {
        guard words.words.count == 1, let word = words.words.first, !word.isUnspaced else { return nil }
        return [Term(tokens: [Token(bytes: words[word] + [IndexTokens.mark], isPrefix: false)])]
    }

    /// Returns the terms of the words, each once.
    ///
    /// - Parameters:
    ///   - isComplete: Whether the last word is not a prefix.
    ///   - isRelaxed: Whether to omit articles and "and".
    private func terms(isComplete: Bool, isRelaxed: Bool) -> [Term] {
        var terms: [Term] = []
        for (index, word) in words.words.enumerated() where isRequired(index, isRelaxed: isRelaxed) {
            for term in self.terms(of: word, at: index, isPrefix: index == lastIndex && !isComplete)
            where !terms.contains(term) {
                terms.append(term)
            }
        }
        return Array(terms.prefix(Self.termLimit))
    }

    private func isRequired(_ index: Int, isRelaxed: Bool) -> Bool {
        let word = words[words.words[index]]
        if isRelaxed, words.words.count > 1, NameKey.isArticle(word) || NameKey.isAnd(word) { return false }
        guard index < lastIndex else { return true }
        if index > 0, NameKey.isAnd(word) || NameKey.isPart(words, index) { return false }
        return true
    }

    private func terms(of word: NameWords.Word, at index: Int, isPrefix: Bool) -> [Term] {
        if word.isUnspaced {
            var pairs: [UInt8] = []
            IndexTokens.appendPairs(words, word, isName: false, to: &pairs)
            let isSingle = words.characters(of: word).count == 1
            return pairs.split(separator: 0x20).map {
                // A single character is the start of a pair, also at the end of the text.
                Term(tokens: [Token(bytes: Array($0), isPrefix: isSingle)])
            }
        }
        let token = Token(bytes: Array(words[word]), isPrefix: isPrefix)
        let number = words.number(at: index)
        guard number > 0 else { return [Term(tokens: [token])] }
        // Names with a Roman numeral have the number as well.
        let digits = Token(bytes: Array(String(number).utf8), isPrefix: false)
        return [Term(tokens: isPrefix ? [token, digits] : [digits])]
    }

    /// Returns the expression of terms. Tokens consist of letters, numbers and marks, so that none ends a quotation.
    /// <https://sqlite.org/fts5.html#full_text_query_syntax>
    static func expression(_ terms: [Term]) -> [UInt8] {
        var expression: [UInt8] = []
        for (index, term) in terms.enumerated() {
            if index > 0 { expression.append(contentsOf: " AND ".utf8) }
            expression.append(UInt8(ascii: "("))
            for (index, token) in term.tokens.enumerated() {
                if index > 0 { expression.append(contentsOf: " OR ".utf8) }
                expression.append(UInt8(ascii: "\""))
                expression.append(contentsOf: token.bytes)
                expression.append(UInt8(ascii: "\""))
                if token.isPrefix { expression.append(UInt8(ascii: "*")) }
            }
            expression.append(UInt8(ascii: ")"))
        }
        return expression
    }
}
