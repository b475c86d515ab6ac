import CPopcornSQLite
import PopcornPersistence

/// The titles of exports before they are sorted, in a temporary table.
struct StagedTitles {

    /// The table. Its file is deleted with the connection.
    static let table = """
        PRAGMA temp.journal_mode = OFF;
        PRAGMA temp.cache_size = -8192;
        CREATE TEMP TABLE staged (section INTEGER, popularity REAL, id INTEGER, flags INTEGER, name TEXT);
        """

    private let kind: TitleKind
    private let insertion: Statement

    init(_ connection: Connection, _ kind: TitleKind) throws(TitleIndexError) {
        self.kind = kind
        insertion = try withIndexErrors("the temporary table") { () throws(DatabaseError) in
            try connection.statement("INSERT INTO temp.staged VALUES (?, ?, ?, ?, ?)")
        }
    }

    /// Inserts a title.
    ///
    /// - Parameter count: The number of titles of the kind, which is increased.
    func insert(_ title: ExportedTitle, _ count: inout Int) throws(TitleIndexError) {
        guard count < IndexFormat.sectionSize else {
            throw .tooManyTitles(kind: kind, limit: IndexFormat.sectionSize)
        }
        count += 1
        try withIndexErrors("the temporary table") { () throws(DatabaseError) in
            let section = IndexFormat.section(kind, isAdult: title.isAdult)
            let flags = (title.isAdult ? IndexFormat.adultFlag : 0) | (title.isVideo ? IndexFormat.videoFlag : 0)
            try insertion.bind(1, section)
            try insertion.bind(2, title.popularity)
            try insertion.bind(3, title.id)
            try insertion.bind(4, flags)
            try insertion.bind(5, title.name)
            try insertion.run()
        }
    }
}
