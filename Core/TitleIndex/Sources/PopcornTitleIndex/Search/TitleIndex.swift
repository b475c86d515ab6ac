package import Foundation
import PopcornPersistence

/// An index of titles by their names, in a file of a ``TitleIndexBuilder``.
///
/// The file is opened at the first read. If it is replaced, the new file is opened after at most the check interval.
/// Reads run on the thread of their task, or on a thread of a connection (see `ReaderPool`).
package final class TitleIndex: Sendable {

    /// The maximum number of suggestions.
    package static let limit = 50

    /// Returns the number of matches below which a word of a query may be corrected. A query of several words is
    /// corrected only if it has no match, because a name that contains all of them is hardly found by accident.
    private static func fewMatches(_ query: TitleQuery) -> Int { query.words.words.count > 1 ? 1 : 3 }

    /// The maximum number of words at the end of a text that are omitted.
    static let omittedWordLimit = 3

    private let path: String
    private let readers: ReaderPool
    private let aliases: TitleAliases?

    /// Creates an index. Opens no file.
    ///
    /// - Parameters:
    ///   - file: The file of the index.
    ///   - aliases: The names in other languages. Default: `nil`, for none.
    ///   - connections: The maximum number of connections. Default: 4.
    ///   - checkInterval: The interval at which reads check whether the file was replaced. Default: 1 second.
    package init(
        _ file: URL, aliases: TitleAliases? = nil, connections: Int = 4, checkInterval: Duration = .seconds(1)
    ) {
        path = file.path
        self.aliases = aliases
        readers = ReaderPool.reading(file.path, connections: connections, checkInterval: checkInterval)
    }

    /// Returns the titles whose names match a text, the best first.
    ///
    /// The words can be in any order, and the last word can be incomplete. If there are no or few matches, one word
    /// with four or more letters can have one wrong, missing or additional letter, or two letters swapped. If there are
    /// no matches either, up to ``omittedWordLimit`` words at the end of a text of at least three words are omitted. In
    /// the shortest text, one word can be wrong again.
    ///
    /// - Parameters:
    ///   - text: The text. Its first 200 characters (Unicode scalars) and first 10 words count.
    ///   - kinds: The kinds of titles. Default: all.
    ///   - includesAdult: Whether to include titles for adults. Default: `false`.
    ///   - limit: The maximum number of titles, at most ``limit``. Default: 10.
    /// - Throws: ``TitleIndexError/missing(path:)``, ``TitleIndexError/damaged(path:detail:)``,
    ///   ``TitleIndexError/unsupportedFormat(path:found:expected:)``.
    package func suggestions(
        for text: String, kinds: Set<TitleKind> = Set(TitleKind.allCases), includesAdult: Bool = false, limit: Int = 10
    ) async throws(TitleIndexError) -> [TitleSuggestion] {
        let limit = min(limit, Self.limit)
        guard limit > 0, !kinds.isEmpty, let query = TitleQuery(text) else { return [] }
        let sections = IndexFormat.sections(kinds, includesAdult: includesAdult)
        var suggestions = try await matches(query, sections, limit, isCorrected: true)
        var shorter = query.withoutLastWord
        for omittedWordCount in 1...Self.omittedWordLimit {
            guard suggestions.isEmpty, let query = shorter else { break }
            shorter = query.withoutLastWord
            let isShortest = shorter == nil || omittedWordCount == Self.omittedWordLimit
            suggestions = try await matches(query, sections, limit, isCorrected: isShortest)
        }
        return suggestions
    }

    /// Returns the matches of a query, the best first.
    ///
    /// - Parameter isCorrected: Whether to correct the words of a query with no or few matches.
    private func matches(
        _ query: TitleQuery, _ sections: [Int], _ limit: Int, isCorrected: Bool
    ) async throws(TitleIndexError) -> [TitleSuggestion] {
        let named = try await aliases?.matches(query, sections) ?? []
        let found = try await readMatches(sections) { reader throws(DatabaseError) in try reader.matches(query) }
        var corrected: [TitleSuggestion] = []
        if isCorrected, found.count + named.count < Self.fewMatches(query) {
            corrected = try await readMatches(sections) { reader throws(DatabaseError) in
                try reader.matches(reader.terms.corrections(query))
            }
            corrected += try await aliases?.correctedMatches(query, sections) ?? []
        }
        return Self.best(limit, for: query, exact: found + named, corrected: corrected)
    }

    private func readMatches(
        _ sections: [Int], _ body: @Sendable (IndexReader) throws(DatabaseError) -> IndexReader.Matches
    ) async throws(TitleIndexError) -> [TitleSuggestion] {
        try await read { connection throws(DatabaseError) in
            Array(try body(IndexReader(connection: connection, sections: sections)).values)
        }
    }

    /// Returns the exports in the index.
    ///
    /// - Throws: The errors of ``suggestions(for:kinds:includesAdult:limit:)``.
    package func exports() async throws(TitleIndexError) -> [TitleIndexExport] {
        try await read { connection throws(DatabaseError) in
            let statement = try connection.statement("SELECT kind, made, titles, unreadable FROM exports ORDER BY kind")
            defer { statement.reset() }
            var exports: [TitleIndexExport] = []
            while try statement.step() {
                guard let kind = TitleKind(rawValue: statement.integer(0)) else { continue }
                exports.append(
                    TitleIndexExport(
                        kind: kind, made: Date(timeIntervalSinceReferenceDate: statement.real(1)),
                        titleCount: statement.integer(2), defects: LineDefects(count: statement.integer(3))))
            }
            return exports
        }
    }

    /// Closes the file, so that the next read opens the current file regardless of the check interval. Running reads
    /// end first.
    package func reopen() {
        readers.discard()
    }

    /// Waits for running reads and closes the file. Later reads throw an error.
    package func close() async {
        await readers.close()
    }

    /// Returns the matches in the order of their scores, each title once.
    private static func best(
        _ limit: Int, for query: TitleQuery, exact: [TitleSuggestion], corrected: [TitleSuggestion]
    ) -> [TitleSuggestion] {
        var ranking = Ranking(query)
        var scored: [(score: Double, suggestion: TitleSuggestion)] = []
        for suggestion in exact { scored.append((ranking.score(suggestion, isCorrected: false), suggestion)) }
        for suggestion in corrected { scored.append((ranking.score(suggestion, isCorrected: true), suggestion)) }
        // The order does not depend on the order of the matches.
        scored.sort { first, second in
            if first.score != second.score { return first.score > second.score }
            let (first, second) = (first.suggestion, second.suggestion)
            return (first.kind.rawValue, first.id, first.name.utf8.count, first.name)
                < (second.kind.rawValue, second.id, second.name.utf8.count, second.name)
        }
        var best: [TitleSuggestion] = []
        var seen: Set<TitleReference> = []
        for (_, suggestion) in scored where best.count < limit {
            if seen.insert(TitleReference(suggestion)).inserted { best.append(suggestion) }
        }
        return best
    }
}

// MARK: - Reading

extension TitleIndex {

    /// The result of a read, or the kind of a file that cannot be read.
    private enum Outcome<Result: Sendable>: Sendable {
        case result(Result)
        case otherApplication
        case otherFormat(Int)
    }

    /// Runs a closure with a connection to the current file.
    private func read<Result: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Result
    ) async throws(TitleIndexError) -> Result {
        let outcome: Outcome<Result>
        do throws(DatabaseError) {
            outcome = try await readers.readCurrentFile { connection throws(DatabaseError) in
                guard try connection.integer("PRAGMA application_id") == Connection.applicationID else {
                    return .otherApplication
                }
                let version = try connection.integer("PRAGMA user_version")
                return version == IndexFormat.version ? .result(try body(connection)) : .otherFormat(version)
            }
        } catch {
            if case .inaccessible = error, access(path, F_OK) != 0 { throw .missing(path: path) }
            throw TitleIndexError(error, path: path)
        }
        switch outcome {
        case .result(let result): return result
        case .otherApplication: throw .damaged(path: path, detail: "it is not a file of Popcorn")
        case .otherFormat(let version):
            throw .unsupportedFormat(path: path, found: version, expected: IndexFormat.version)
        }
    }
}

extension Connection {

    /// Returns the number that a statement such as `PRAGMA user_version` returns.
    func integer(_ sql: String) throws(DatabaseError) -> Int {
        let statement = try statement(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }
}
