import PopcornPersistence

/// The queries of an index on one connection.
struct IndexReader {

    /// The number of matches of one kind that a query reads, the most popular ones. Better matches among less popular
    /// titles are found by separate queries: names with all words in whole, and names of one word.
    static let matchLimit = 100

    /// The maximum number of corrections of a word that a query uses.
    static let correctionLimit = 16

    /// The maximum number of words of a query for which corrections are tried.
    static let correctedWordLimit = 3

    private static let search = """
        SELECT t.kind, t.id, t.name, t.popularity, t.flags, t.rank FROM names CROSS JOIN titles AS t ON t.rank = names.rowid
        WHERE names MATCH ? AND names.rowid BETWEEN ? AND ? ORDER BY names.rowid LIMIT ?
        """

    let connection: Connection
    /// The sections to search.
    let sections: [Int]

    /// The matches by their ranks.
    typealias Matches = [Int: TitleSuggestion]

    /// Returns the matches of a query without corrections.
    func matches(_ query: TitleQuery) throws(DatabaseError) -> Matches {
        let prefixTerms = try expand(query.prefixTerms)
        var matches: Matches = [:]
        for section in sections {
            let count = try read(prefixTerms, section, &matches)
            guard count == Self.matchLimit else { continue }
            if let terms = query.singleWordTerms { try read(terms, section, &matches) }
            try read(query.wholeTerms, section, &matches)
        }
        return matches
    }

    /// Returns the matches of a disjunction of expressions.
    func matches(_ expressions: [[TitleQuery.Term]]) throws(DatabaseError) -> Matches {
        var matches: Matches = [:]
        for terms in expressions {
            let terms = try expand(terms)
            for section in sections { try read(terms, section, &matches) }
        }
        return matches
    }

    @discardableResult
    private func read(
        _ terms: [TitleQuery.Term], _ section: Int, _ matches: inout Matches
    ) throws(DatabaseError) -> Int {
        guard !terms.isEmpty else { return 0 }
        let statement = try connection.statement(Self.search)
        defer { statement.reset() }
        let ranks = IndexFormat.ranks(ofSection: section)
        try statement.bind(1, TitleQuery.expression(terms))
        try statement.bind(2, ranks.lowerBound)
        try statement.bind(3, ranks.upperBound)
        try statement.bind(4, Self.matchLimit)
        var count = 0
        while try statement.step() {
            count += 1
            let rank = statement.integer(5)
            guard matches[rank] == nil else { continue }
            guard let kind = TitleKind(rawValue: statement.integer(0)) else {
                throw .unreadable(table: "titles", column: "kind", expected: "a kind", found: "another number")
            }
            let flags = statement.integer(4)
            matches[rank] = TitleSuggestion(
                kind: kind, id: statement.integer(1), name: statement.text(2), language: nil,
                popularity: statement.real(3), isAdult: flags & IndexFormat.adultFlag != 0,
                isVideo: flags & IndexFormat.videoFlag != 0)
        }
        return count
    }
}

// MARK: - Long prefixes

extension IndexReader {

    /// The maximum number of entries of terms that the full-text index merges for a prefix without an index. It does so
    /// before the first match, in about half a microsecond for an entry.
    private static let mergeLimit = 1000

    /// The maximum number of terms that replace a prefix.
    private static let expansionLimit = 64

    /// Replaces prefixes that have no index and many matches by the most frequent terms that begin with them, because
    /// the matches of terms are read in the order of popularity, as far as needed. A title with a rarer term is found
    /// with a longer prefix.
    private func expand(_ terms: [TitleQuery.Term]) throws(DatabaseError) -> [TitleQuery.Term] {
        var expanded = terms
        for (index, term) in terms.enumerated() {
            var tokens: [TitleQuery.Token] = []
            for token in term.tokens { tokens += try expand(token) }
            expanded[index].tokens = Array(tokens.prefix(Self.expansionLimit))
        }
        return expanded
    }

    private func expand(_ token: TitleQuery.Token) throws(DatabaseError) -> [TitleQuery.Token] {
        guard token.isPrefix, token.bytes.count(where: { $0 & 0xC0 != 0x80 }) > IndexFormat.longestPrefix else {
            return [token]
        }
        let statement = try connection.statement(
            "SELECT term, count FROM terms WHERE term >= ? AND term < ? ORDER BY count DESC LIMIT ?")
        defer { statement.reset() }
        try statement.bind(1, token.bytes)
        // No character of a term is above U+10FFFF.
        try statement.bind(2, token.bytes + Array("\u{10FFFF}".utf8))
        try statement.bind(3, Self.expansionLimit)
        var terms: [TitleQuery.Token] = []
        var count = 0
        while try statement.step() {
            terms.append(TitleQuery.Token(bytes: Array(statement.text(0).utf8), isPrefix: false))
            count += statement.integer(1)
        }
        return count > Self.mergeLimit ? terms : [token]
    }
}

// MARK: - Corrections

extension IndexReader {

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
        let count = token.bytes.count(where: { $0 & 0xC0 != 0x80 })
        return Corrections.minimumLength...Corrections.maximumLength ~= count
    }

    /// Returns the tokens of the index that differ from a token by one edit, the most frequent ones.
    private func corrections(_ token: TitleQuery.Token) throws(DatabaseError) -> [TitleQuery.Token] {
        var found: [(token: TitleQuery.Token, count: Int)] = []
        for bytes in Corrections.candidates(of: Self.characters(token.bytes)) {
            let candidate = TitleQuery.Token(bytes: bytes, isPrefix: token.isPrefix)
            let count = try count(candidate)
            if count > 0 { found.append((candidate, count)) }
        }
        found.sort { ($0.count, $1.token.bytes.count) > ($1.count, $0.token.bytes.count) }
        return found.prefix(Self.correctionLimit).map(\.token)
    }

    /// Returns the number of names with a token. For a prefix, the number of the first token that begins with it.
    private func count(_ token: TitleQuery.Token) throws(DatabaseError) -> Int {
        let statement = try connection.statement(
            token.isPrefix
                ? "SELECT count, term FROM terms WHERE term >= ? ORDER BY term LIMIT 1"
                : "SELECT count FROM terms WHERE term = ?")
        defer { statement.reset() }
        try statement.bind(1, token.bytes)
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
