import PopcornPersistence

/// The writer of the file of aliases. Used only on the queue of ``TitleAliases``, while holding the file lock.
final class AliasWriter: Sendable {

    private let connection: Connection
    private let limit: Int

    private init(_ connection: Connection, limit: Int) {
        self.connection = connection
        self.limit = limit
    }

    /// Returns a writer of the file at a path, which is created if it is missing, and replaced if it is corrupt.
    ///
    /// - Parameter writer: The writer of an earlier use. It is returned unless the file was replaced, or another
    ///   version of the program has replaced its tables.
    static func open(
        _ files: DatabaseFiles, limit: Int, reusing writer: AliasWriter?
    ) throws(DatabaseError) -> AliasWriter {
        do throws(DatabaseError) {
            if let writer, !writer.connection.hasMoved, try hasOwnVersion(writer.connection) { return writer }
            return AliasWriter(try connect(files), limit: limit)
        } catch {
            guard error.isCorruptFile else { throw error }
            _ = try files.setAside()
            return AliasWriter(try connect(files), limit: limit)
        }
    }

    private static func connect(_ files: DatabaseFiles) throws(DatabaseError) -> Connection {
        try DatabaseFiles.createPrivateFile(files.path)
        let connection = try Connection(path: files.path, role: .writer, busyTimeout: .seconds(1))
        try connection.prepareForWriting(.normal)
        guard try !hasOwnVersion(connection) else { return connection }
        try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            try connection.execute(AliasFile.removal)
            try connection.execute(AliasFile.tables)
            try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
            try connection.execute("PRAGMA user_version = \(AliasFile.version)")
        }
        return connection
    }

    private static func hasOwnVersion(_ connection: Connection) throws(DatabaseError) -> Bool {
        try connection.integer("PRAGMA user_version") == AliasFile.version
    }

    /// Adds aliases in one transaction, and removes the oldest aliases above the limit.
    func add(_ aliases: [TitleAlias]) throws(DatabaseError) {
        try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            for alias in aliases {
                try remove(alias)
                try insert(alias)
            }
            let excess = try connection.integer("SELECT count(*) FROM aliases") - limit
            if excess > 0 { try removeOldest(excess) }
        }
    }

    private func insert(_ alias: TitleAlias) throws(DatabaseError) {
        let positions = AliasFile.positions(alias)
        let last = try connection.statement("SELECT max(position) FROM aliases WHERE position BETWEEN ? AND ?")
        defer { last.reset() }
        try last.bind([positions.lowerBound, positions.upperBound])
        // Without a row, the maximum is NULL, which reads as 0.
        let position = try last.step() ? max(positions.lowerBound, last.integer(0) + 1) : positions.lowerBound

        let row = try connection.statement(
            """
            INSERT INTO aliases (position, kind, id, name, popularity, flags, language, age)
            SELECT ?, ?, ?, ?, ?, ?, ?, coalesce(max(age), 0) + 1 FROM aliases
            """)
        try row.bind([
            position, alias.kind.rawValue, alias.id, alias.name, alias.popularity,
            alias.isAdult ? IndexFormat.adultFlag : 0, alias.language,
        ])
        try row.run()

        let tokens = Self.tokens(of: alias.name)
        let entry = try connection.statement("INSERT INTO alias_names (rowid, tokens) VALUES (?, ?)")
        try entry.bind(1, position)
        try entry.bindText(2, tokens)
        try entry.run()

        let term = try connection.statement(
            "INSERT INTO terms VALUES (?, 1) ON CONFLICT (term) DO UPDATE SET count = count + 1")
        for word in IndexTerms.words(inTokens: tokens) {
            try term.bindText(1, word)
            try term.run()
        }
    }

    private static func tokens(of name: String) -> [UInt8] {
        var tokens: [UInt8] = []
        IndexTokens.append(NameWords(name), to: &tokens)
        return tokens
    }

    /// Removes the row of an alias, whose position depends on its earlier popularity.
    private func remove(_ alias: TitleAlias) throws(DatabaseError) {
        let found = try connection.statement(
            "SELECT position FROM aliases WHERE kind = ? AND id = ? AND language = ? AND name = ?")
        defer { found.reset() }
        try found.bind([alias.kind.rawValue, alias.id, alias.language, alias.name])
        if try found.step() { try remove(at: found.integer(0)) }
    }

    private func removeOldest(_ count: Int) throws(DatabaseError) {
        let oldest = try connection.statement("SELECT position FROM aliases ORDER BY age LIMIT ?")
        defer { oldest.reset() }
        try oldest.bind(1, count)
        var positions: [Int] = []
        while try oldest.step() { positions.append(oldest.integer(0)) }
        for position in positions { try remove(at: position) }
    }

    private func remove(at position: Int) throws(DatabaseError) {
        try removeTerms(at: position)
        for sql in ["DELETE FROM alias_names WHERE rowid = ?", "DELETE FROM aliases WHERE position = ?"] {
            let statement = try connection.statement(sql)
            try statement.bind(1, position)
            try statement.run()
        }
    }

    private func removeTerms(at position: Int) throws(DatabaseError) {
        let found = try connection.statement("SELECT name FROM aliases WHERE position = ?")
        defer { found.reset() }
        try found.bind(1, position)
        guard try found.step() else { return }
        let words = IndexTerms.words(inTokens: Self.tokens(of: found.text(0)))
        for sql in [
            "UPDATE terms SET count = count - 1 WHERE term = ?", "DELETE FROM terms WHERE term = ? AND count < 1",
        ] {
            let statement = try connection.statement(sql)
            for word in words {
                try statement.bindText(1, word)
                try statement.run()
            }
        }
    }
}
