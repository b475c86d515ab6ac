/// The format of the file of an index.
///
/// The row identifiers of titles are their ranks: within a section of the numbers, the most popular title of a kind
/// comes first. So a query reads the most popular matches of a kind in the order of the index, stops after as many as
/// it needs, and skips all others, such as titles for adults.
enum IndexFormat {

    /// The version of the format, the `user_version` of the file. Changes with the tables, with the tokens of names and
    /// with their normalisation.
    static let version = 1

    /// The size of a section, which is the maximum number of titles of one kind. With it, a rank has at most 28 bits,
    /// which SQLite stores in 4 bytes.
    static let sectionSize = 1 << 25

    /// Returns the section number of a kind, from 0.
    static func section(_ kind: TitleKind, isAdult: Bool) -> Int { kind.rawValue * 2 + (isAdult ? 1 : 0) }

    /// Returns the numbers of the sections of kinds, in the order of the kinds.
    static func sections(_ kinds: Set<TitleKind>, includesAdult: Bool) -> [Int] {
        kinds.sorted { $0.rawValue < $1.rawValue }.flatMap { kind in
            (includesAdult ? [false, true] : [false]).map { section(kind, isAdult: $0) }
        }
    }

    /// Returns the ranks of a section.
    static func ranks(ofSection section: Int) -> ClosedRange<Int> {
        section * sectionSize + 1...(section + 1) * sectionSize
    }

    static let adultFlag = 1
    static let videoFlag = 2

    /// The tables. `detail=none` and `columnsize=0` omit positions and lengths, and `content=''` the text, because a
    /// query reads only ranks. <https://sqlite.org/fts5.html>
    static let tables = """
        CREATE TABLE titles (
            rank INTEGER PRIMARY KEY, kind INTEGER NOT NULL, id INTEGER NOT NULL, popularity REAL NOT NULL,
            flags INTEGER NOT NULL, name TEXT NOT NULL
        ) STRICT;
        CREATE VIRTUAL TABLE names USING fts5(
            tokens, content='', columnsize=0, detail=none, prefix='\(prefixLengths)', tokenize="ascii tokenchars '_'"
        );
        \(IndexTerms.table)
        CREATE TABLE exports (
            kind INTEGER PRIMARY KEY, made REAL NOT NULL, titles INTEGER NOT NULL, unreadable INTEGER NOT NULL
        ) STRICT;
        """

    /// The maximum length in characters of the prefixes that have an index. Longer prefixes are replaced by terms (see
    /// ``MatchPlan``).
    static let longestPrefix = 4

    /// The lengths of the prefixes that have an index.
    private static let prefixLengths = (1...longestPrefix).map(String.init).joined(separator: " ")
}
