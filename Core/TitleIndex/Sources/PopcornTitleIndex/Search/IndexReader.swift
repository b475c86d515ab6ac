import PopcornPersistence

/// The queries of an index on one connection.
struct IndexReader {

    /// The number of matches of one kind that a query reads, the most popular ones. Better matches among less popular
    /// titles are found by separate queries: names with all words in whole, and names of one word.
    static let matchLimit = 50

    /// The maximum number of corrections of a word that a query uses.
    static let correctionLimit = 16

    /// The maximum number of words of a query for which corrections are tried.
    static let correctedWordLimit = 2

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
        let prefixPlan = try plan(query.prefixTerms)
        var matches: Matches = [:]
        var wholePlan: MatchPlan?
        for section in sections {
            let count = try read(prefixPlan, section, &matches)
            guard count == Self.matchLimit else { continue }
            if let terms = query.singleWordTerms { try read(MatchPlan(terms), section, &matches) }
            if wholePlan == nil { wholePlan = try plan(query.wholeTerms) }
            if let wholePlan { try read(wholePlan, section, &matches) }
        }
        return matches
    }

    /// Returns the matches of a disjunction of expressions.
    func matches(_ expressions: [[TitleQuery.Term]]) throws(DatabaseError) -> Matches {
        var matches: Matches = [:]
        for terms in expressions {
            let plan = try plan(terms)
            for section in sections { try read(plan, section, &matches) }
        }
        return matches
    }

    /// Reads the most popular matches in a section.
    ///
    /// - Returns: The number of matches, at most ``matchLimit``.
    @discardableResult
    private func read(_ plan: MatchPlan, _ section: Int, _ matches: inout Matches) throws(DatabaseError) -> Int {
        guard !plan.terms.isEmpty else { return 0 }
        let statement = try connection.statement(Self.search)
        defer { statement.reset() }
        let ranks = IndexFormat.ranks(ofSection: section)
        try statement.bindText(1, TitleQuery.expression(plan.terms))
        try statement.bind(2, ranks.lowerBound)
        try statement.bind(3, ranks.upperBound)
        try statement.bind(4, plan.filter.isEmpty ? Self.matchLimit : -1)
        var filter = TokenFilter(plan.filter)
        var count = 0
        while count < Self.matchLimit, try statement.step() {
            let name = statement.text(2)
            guard filter.accepts(name) else { continue }
            count += 1
            let rank = statement.integer(5)
            guard matches[rank] == nil else { continue }
            guard let kind = TitleKind(rawValue: statement.integer(0)) else {
                throw .unreadable(table: "titles", column: "kind", expected: "a kind", found: "another number")
            }
            let flags = statement.integer(4)
            matches[rank] = TitleSuggestion(
                kind: kind, id: statement.integer(1), name: name, language: nil,
                popularity: statement.real(3), isAdult: flags & IndexFormat.adultFlag != 0,
                isVideo: flags & IndexFormat.videoFlag != 0)
        }
        return count
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
