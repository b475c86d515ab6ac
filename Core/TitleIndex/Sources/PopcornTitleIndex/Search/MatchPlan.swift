import PopcornPersistence

/// The way in which an expression is evaluated.
struct MatchPlan {

    /// The maximum estimated number of names with the evaluated terms for which names are read and filtered by the
    /// other terms.
    ///
    /// For each entry of the rarest term, an intersection in the full-text index takes 2 to 4 microseconds with a
    /// prefix, but only 0.5 with a word, unless the word is much more frequent. To read and filter a name takes 2 if
    /// its page is in memory.
    static let filterLimit = 700

    /// The factor by which a word is more frequent than the rarest term if its intersection is slow: for each entry of
    /// the rarest term, up to a page of its own entries is decoded.
    static let wordFactor = 16

    /// The number of names in an index of all titles, from which the number of names with several words is estimated.
    static let nameCount = 5_000_000.0

    /// The terms that the full-text index evaluates.
    var terms: [TitleQuery.Term]
    /// The terms by which its matches are filtered.
    var filter: [TitleQuery.Term] = []
}

extension TitleQuery.Term {
    /// Whether the term is one token that is not a prefix.
    fileprivate var isWord: Bool { tokens.count == 1 && !tokens[0].isPrefix }
}

extension IndexReader {

    /// The maximum number of entries of terms that the full-text index merges for a prefix without an index. The merge
    /// precedes the first match, and takes about 0.2 microseconds for an entry of each kind of title.
    private static let mergeLimit = 1000

    /// The maximum number of terms that replace a prefix.
    private static let expansionLimit = 64

    /// Returns the plan of an expression.
    ///
    /// If few names have one of its terms, names are filtered by the prefixes. If few names probably have the rarer
    /// words, they are filtered by the more frequent words. Otherwise, prefixes that have no index and many matches are
    /// replaced by the most frequent terms that begin with them, because the matches of terms are read in the order of
    /// popularity, as far as needed. A title with a rarer term is found with a longer prefix.
    func plan(_ terms: [TitleQuery.Term]) throws(DatabaseError) -> MatchPlan {
        var candidates: [(term: TitleQuery.Term, expanded: TitleQuery.Term, count: Int)] = []
        for term in terms {
            var expanded = TitleQuery.Term(tokens: [])
            var count = 0
            for token in term.tokens {
                let (tokens, tokenCount) = try expand(token)
                expanded.tokens += tokens
                count = count.addingReportingOverflow(tokenCount).overflow ? .max : count + tokenCount
            }
            if expanded.tokens.count > Self.expansionLimit {
                expanded.tokens.removeLast(expanded.tokens.count - Self.expansionLimit)
            }
            candidates.append((term, expanded, count))
        }
        candidates.sort { $0.count < $1.count }
        guard let rarest = candidates.first else { return MatchPlan(terms: []) }
        var plan = MatchPlan(terms: [rarest.expanded])
        // The estimated number of names with all terms of the plan.
        var estimate = Double(rarest.count)
        for (term, expanded, count) in candidates.dropFirst() {
            let isCostly = !term.isWord || count / MatchPlan.wordFactor > rarest.count
            if isCostly, estimate <= Double(MatchPlan.filterLimit) {
                plan.filter.append(term)
            } else {
                plan.terms.append(expanded)
                estimate *= min(1, Double(count) / MatchPlan.nameCount)
            }
        }
        return plan
    }

    /// Returns the tokens that replace a token, and the maximum number of names with at least one of them; `Int.max` if
    /// the number is unknown.
    private func expand(_ token: TitleQuery.Token) throws(DatabaseError) -> (tokens: [TitleQuery.Token], count: Int) {
        let length = token.bytes.characterCount
        guard IndexTerms.lengths.contains(length) else { return ([token], .max) }
        guard token.isPrefix else { return ([token], try terms.count(token)) }
        guard length > IndexFormat.longestPrefix else { return ([token], .max) }
        let statement = try connection.statement(
            "SELECT term, count FROM terms WHERE term >= ? AND term < ? ORDER BY count DESC LIMIT ?")
        defer { statement.reset() }
        try statement.bindText(1, token.bytes)
        // No character of a term is above U+10FFFF.
        try statement.bindText(2, token.bytes + Array("\u{10FFFF}".utf8))
        try statement.bind(3, Self.expansionLimit)
        var terms: [TitleQuery.Token] = []
        var count = 0
        while try statement.step() {
            terms.append(TitleQuery.Token(bytes: Array(statement.text(0).utf8), isPrefix: false))
            count += statement.integer(1)
        }
        if count > Self.mergeLimit { return (terms, count) }
        // With as many terms, there can be more.
        return ([token], terms.count < Self.expansionLimit ? count : .max)
    }
}

/// A filter of names by terms, with the result of the full-text index.
struct TokenFilter {

    /// The tokens of each term, after a space and, unless they are prefixes, before a space.
    private let terms: [[[UInt8]]]
    private var words = NameWords()
    private var tokens: [UInt8] = []

    init(_ terms: [TitleQuery.Term]) {
        self.terms = terms.map { term in
            term.tokens.map { [0x20] + $0.bytes + ($0.isPrefix ? [] : [0x20]) }
        }
    }

    /// Returns whether a name has a token of each term.
    mutating func accepts(_ name: String) -> Bool {
        if terms.isEmpty { return true }
        words.set(name)
        tokens.removeAll(keepingCapacity: true)
        tokens.append(0x20)
        IndexTokens.append(words, to: &tokens)
        let span = tokens.span
        return terms.allSatisfy { term in term.contains { Self.contains($0, in: span) } }
    }

    private static func contains(_ part: [UInt8], in tokens: Span<UInt8>) -> Bool {
        guard part.count <= tokens.count else { return false }
        for start in 0...tokens.count - part.count where tokens[start] == 0x20 {
            var offset = 1
            while offset < part.count, tokens[start + offset] == part[offset] { offset += 1 }
            if offset == part.count { return true }
        }
        return false
    }
}
