package import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence

/// The names of titles in other languages, in a file that is retained when the index is replaced.
///
/// A ``TitleIndex`` searches them next to its own names. The file is created by the first addition. A file that is
/// corrupt, or of another version, is replaced then, and has no aliases until then.
package final class TitleAliases: Sendable {

    /// The maximum number of aliases. If there are more, the oldest aliases are removed.
    package static let limit = 100_000

    /// The maximum number of aliases of one addition. Further aliases are ignored.
    package static let batchLimit = 1000

    /// The maximum time to wait for another writer.
    private static let lockTimeout = Duration.seconds(5)

    private let files: DatabaseFiles
    private let limit: Int
    private let readers: ReaderPool
    private let queue = WorkQueue("aliases")
    private let writer = NIOLockedValueBox<AliasWriter?>(nil)

    /// Creates the aliases. Opens no file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - limit: The maximum number of aliases. Default: ``limit``.
    ///   - checkInterval: The interval at which reads check whether the file was replaced. Default: 1 second.
    package init(_ file: URL, limit: Int = TitleAliases.limit, checkInterval: Duration = .seconds(1)) {
        files = DatabaseFiles(path: file.path)
        self.limit = limit
        readers = ReaderPool.reading(file.path, connections: 4, checkInterval: checkInterval)
    }

    /// Adds aliases, or updates the popularity of existing aliases.
    ///
    /// Names that are empty or longer than ``ExportedTitle/nameLimit`` are ignored.
    ///
    /// - Throws: ``TitleIndexError/inaccessible(path:reason:)``, ``TitleIndexError/database(_:)``.
    package func add(_ aliases: [TitleAlias]) async throws(TitleIndexError) {
        let valid = aliases.prefix(Self.batchLimit).filter {
            !$0.name.isEmpty && $0.name.utf8.count <= ExportedTitle.nameLimit && $0.popularity.isFinite
        }
        guard !valid.isEmpty else { return }
        let (files, limit, writer) = (files, limit, writer)
        do throws(DatabaseError) {
            try await queue.run { caller throws(DatabaseError) in
                try FileLock(files).hold(waiting: Self.lockTimeout, isCancelled: caller.isCancelled) {
                    () throws(DatabaseError) in
                    let current = try AliasWriter.open(files, limit: limit, reusing: writer.withLockedValue { $0 })
                    writer.withLockedValue { $0 = current }
                    try current.add(valid)
                }
            }
        } catch {
            if error.isCorruption { writer.withLockedValue { $0 = nil } }
            throw TitleIndexError(error, path: files.path)
        }
    }

    /// Waits for running reads and closes the file. Later reads throw an error.
    package func close() async {
        await readers.close()
        writer.withLockedValue { $0 = nil }
    }
}

// MARK: - Reading

extension TitleAliases {

    private static let search = """
        SELECT a.kind, a.id, a.name, a.popularity, a.flags, a.language
        FROM alias_names CROSS JOIN aliases AS a ON a.position = alias_names.rowid
        WHERE alias_names MATCH ? AND alias_names.rowid BETWEEN ? AND ? ORDER BY alias_names.rowid LIMIT ?
        """

    private static let name = """
        SELECT name FROM aliases WHERE kind = ? AND id = ? AND language = ? ORDER BY age DESC LIMIT 1
        """

    /// Returns the aliases that match a query without corrections.
    func matches(_ query: TitleQuery, _ sections: [Int]) async throws(TitleIndexError) -> [TitleSuggestion] {
        try await matches(sections) { _ in [query.prefixTerms, query.wholeTerms] }
    }

    /// Returns the aliases that match a query with one word corrected, with the words of all aliases.
    func correctedMatches(_ query: TitleQuery, _ sections: [Int]) async throws(TitleIndexError) -> [TitleSuggestion] {
        try await matches(sections) { terms throws(DatabaseError) in try terms.corrections(query) }
    }

    /// Returns the aliases that match a disjunction of expressions.
    ///
    /// - Parameter expressions: A closure that returns the expressions, with the terms of all aliases.
    private func matches(
        _ sections: [Int], _ expressions: @Sendable (IndexTerms) throws(DatabaseError) -> [[TitleQuery.Term]]
    ) async throws(TitleIndexError) -> [TitleSuggestion] {
        try await read { connection throws(DatabaseError) in
            let expressions = try expressions(IndexTerms(connection: connection))
            var matches: [TitleSuggestion] = []
            for section in sections {
                for terms in expressions where !terms.isEmpty {
                    matches += try Self.read(terms, AliasFile.positions(ofSection: section), connection)
                }
            }
            return matches
        } ?? []
    }

    /// Returns the names of titles in a language, by title. If a title has several names, the most recently added name
    /// is returned.
    ///
    /// - Throws: ``TitleIndexError/inaccessible(path:reason:)``, ``TitleIndexError/database(_:)``.
    package func names(
        of titles: [TitleReference], in language: String
    ) async throws(TitleIndexError) -> [TitleReference: String] {
        guard !titles.isEmpty else { return [:] }
        return try await read { connection throws(DatabaseError) in
            let statement = try connection.statement(Self.name)
            var names: [TitleReference: String] = [:]
            for title in titles {
                defer { statement.reset() }
                try statement.bind(1, title.kind.rawValue)
                try statement.bind(2, title.id)
                try statement.bind(3, language)
                if try statement.step() { names[title] = statement.text(0) }
            }
            return names
        } ?? [:]
    }

    /// Runs a closure with a connection to the current file.
    ///
    /// - Returns: `nil` if there is no file that can be read. The next addition creates or replaces it.
    private func read<Result: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Result
    ) async throws(TitleIndexError) -> Result? {
        do throws(DatabaseError) {
            return try await readers.readCurrentFile { connection throws(DatabaseError) in
                guard try connection.integer("PRAGMA user_version") == AliasFile.version else { return nil }
                return try body(connection)
            }
        } catch {
            if error.isCorruption || access(files.path, F_OK) != 0 { return nil }
            throw TitleIndexError(error, path: files.path)
        }
    }

    private static func read(
        _ terms: [TitleQuery.Term], _ positions: ClosedRange<Int>, _ connection: Connection
    ) throws(DatabaseError) -> [TitleSuggestion] {
        let statement = try connection.statement(search)
        defer { statement.reset() }
        try statement.bindText(1, TitleQuery.expression(terms))
        try statement.bind(2, positions.lowerBound)
        try statement.bind(3, positions.upperBound)
        try statement.bind(4, IndexReader.matchLimit)
        var matches: [TitleSuggestion] = []
        while try statement.step() {
            guard let kind = TitleKind(rawValue: statement.integer(0)) else { continue }
            matches.append(
                TitleSuggestion(
                    kind: kind, id: statement.integer(1), name: statement.text(2), language: statement.text(5),
                    popularity: statement.real(3), isAdult: statement.integer(4) & IndexFormat.adultFlag != 0,
                    isVideo: false))
        }
        return matches
    }
}
