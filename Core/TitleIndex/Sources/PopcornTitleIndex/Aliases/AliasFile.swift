import Glibc
import PopcornPersistence

/// The format of the file of aliases.
///
/// Like ranks, positions are in the order of popularity within a section: first the section, then the rounded logarithm
/// of the popularity, descending, then a number.
enum AliasFile {

    /// The version of the format, the `user_version` of the file. Aliases of another version are deleted.
    static let version = IndexFormat.version + 1

    private static let numberBits = 32
    private static let popularityBits = 14

    static let tables = """
        CREATE TABLE aliases (
            position INTEGER PRIMARY KEY, kind INTEGER NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL,
            popularity REAL NOT NULL, flags INTEGER NOT NULL, language TEXT NOT NULL, age INTEGER NOT NULL,
            UNIQUE (kind, id, language, name)
        ) STRICT;
        CREATE INDEX aliases_by_age ON aliases (age);
        CREATE VIRTUAL TABLE alias_names USING fts5(
            tokens, columnsize=0, detail=none, prefix='1 2 3', tokenize="ascii tokenchars '_'"
        );
        \(IndexTerms.table)
        """

    static let removal = "DROP TABLE IF EXISTS aliases; DROP TABLE IF EXISTS alias_names; DROP TABLE IF EXISTS terms;"

    /// Returns the positions of a section.
    static func positions(ofSection section: Int) -> ClosedRange<Int> {
        let size = 1 << (numberBits + popularityBits)
        return section * size...(section + 1) * size - 1
    }

    /// Returns the positions of titles of about the same popularity.
    static func positions(_ alias: TitleAlias) -> ClosedRange<Int> {
        let section = IndexFormat.section(alias.kind, isAdult: alias.isAdult)
        let highest = 1 << popularityBits - 1
        let popularity = min(Double(highest), log(1 + max(0, alias.popularity)) * 1000)
        let step = highest - Int(popularity)
        let start = positions(ofSection: section).lowerBound + step << numberBits
        return start...start + 1 << numberBits - 1
    }
}
