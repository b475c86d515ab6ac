import PopcornPersistence

/// The queries of an index on one connection.
struct IndexReader {

    /// The number of the most popular matches of one kind that a query reads. Better matches among less popular titles
    /// are found by separate queries: names with all words in whole, and names of one word.
    static let matchLimit = 50

    private static let search = """
        SELECT t.kind, t.id, t.name, t.popularity, t.flags, t.rank FROM names CROSS JOIN titles AS t ON t.rank = names.rowid
        WHERE names MATCH ? AND names.rowid BETWEEN ? AND ? ORDER BY names.rowid LIMIT ?
        """

    let connection: Connection
    /// The sections to search.
    let sections: [Int]

    var terms: IndexTerms { IndexTerms(connection: connection) }

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
            if let terms = query.singleWordTerms { try read(MatchPlan(terms: terms), section, &matches) }
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
