import Foundation
import PopcornConcurrency
import PopcornPersistence

/// The step of a build that writes the tables of the index from the staged titles.
struct IndexWriter {

    /// The maximum memory of new entries of the full-text index, in bytes. They are then written as a sorted segment.
    private static let segmentSize = 32 << 20

    /// The number of titles after which the progress is reported.
    static let reportInterval = 4096

    let connection: Connection
    let path: String
    let caller: BackgroundThread.Caller

    /// Writes all tables and commits.
    ///
    /// - Parameter progress: A closure that is called with the number of titles that were written.
    /// - Throws: ``TitleIndexError/cancelled`` if the task was cancelled,
    ///   ``TitleIndexError/inaccessible(path:reason:)``, ``TitleIndexError/database(_:)``.
    func write(_ exports: [TitleIndexExport], progress: @escaping @Sendable (Int) -> Void) throws(TitleIndexError) {
        try withIndexErrors(path) { () throws(DatabaseError) in
            try connection.interrupting(when: { caller.isCancelled }) { () throws(DatabaseError) in
                try configureNames()
                try writeTitles(progress)
                // One segment is smaller, and faster to read.
                try connection.execute("INSERT INTO names(names) VALUES ('optimize')")
                try writeTerms()
                for export in exports { try write(export) }
                try connection.execute("COMMIT")
            }
        }
    }

    /// Configures the full-text index for one large insertion: segments are merged only at the end.
    /// <https://sqlite.org/fts5.html#the_automerge_configuration_option>
    private func configureNames() throws(DatabaseError) {
        let statement = try Statement("INSERT INTO names(names, rank) VALUES (?, ?)", on: connection)
        for (option, value) in [("automerge", 0), ("crisismerge", 1999), ("hashsize", Self.segmentSize)] {
            try statement.bind([option, value])
            try statement.run()
        }
    }

    private func writeTitles(_ progress: @escaping @Sendable (Int) -> Void) throws(DatabaseError) {
        let staged = try Statement(
            """
            SELECT section, popularity, id, flags, name FROM temp.staged ORDER BY section, popularity DESC, id
            """, on: connection)
        let title = try Statement("INSERT INTO titles VALUES (?, ?, ?, ?, ?, ?)", on: connection)
        let entry = try Statement("INSERT INTO names(rowid, tokens) VALUES (?, ?)", on: connection)
        var words = NameWords()
        var tokens: [UInt8] = []
        var section = -1
        var rank = 0
        var written = 0
        while try staged.step() {
            if written % Self.reportInterval == 0 { caller.report { [written] in progress(written) } }
            written += 1
            let name = staged.text(4)
            if staged.integer(0) != section {
                section = staged.integer(0)
                rank = IndexFormat.ranks(ofSection: section).lowerBound
            } else {
                rank += 1
            }
            try title.bind(1, rank)
            try title.bind(2, section / 2)
            try title.bind(3, staged.integer(2))
            try title.bind(4, staged.real(1))
            try title.bind(5, staged.integer(3))
            try title.bind(6, name)
            try title.run()

            words.set(name)
            tokens.removeAll(keepingCapacity: true)
            IndexTokens.append(words, to: &tokens)
            guard !tokens.isEmpty else { continue }
            try entry.bind(1, rank)
            try entry.bindText(2, tokens)
            try entry.run()
        }
    }

    /// Writes the distinct tokens that can correct a word, without those of two characters of a script without spaces.
    private func writeTerms() throws(DatabaseError) {
        try connection.execute("CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, names, row)")
        let terms = try Statement(
            """
            INSERT INTO terms SELECT term, doc FROM temp.vocabulary
            WHERE length(term) BETWEEN ? AND ? AND substr(term, -1) <> '_'
            """, on: connection)
        try terms.bind([IndexTerms.lengths.lowerBound, IndexTerms.lengths.upperBound])
        try terms.run()
        try connection.execute("DROP TABLE temp.vocabulary")
    }

    private func write(_ export: TitleIndexExport) throws(DatabaseError) {
        let statement = try Statement("INSERT INTO exports VALUES (?, ?, ?, ?)", on: connection)
        try statement.bind([export.kind.rawValue, export.made, export.titleCount, export.defects.count])
        try statement.run()
    }
}
