#if PostgreSQL
package import CoreDomain
package import CoreInfrastructure
package import Foundation
import Logging
import PopcornConcurrency
import PopcornPersistence

/// The store of user data in a PostgreSQL database, which several processes on several hosts share.
///
/// Each operation is one round trip, except additions to several owners. Operations that write for an owner lock the
/// row of the owner first, so that limits are exact. Times are stored as seconds since 1 January 2001, as in SQLite.
package struct PostgreSQLLibraryStore: LibraryStore {

    private let database: PostgreSQLDatabase
    private let changes: PostgreSQLChanges?
    private let owners: String
    private let entries: String
    private let titles: String
    private let searches: String
    private let subscriptions: String

    /// Opens the tables of user data in a schema. Creates the schema and the tables if they are missing.
    ///
    /// - Parameters:
    ///   - schema: The name of the schema. Default: `popcorn`.
    ///   - changes: The changes of all processes on the schema. Default: `nil`, in which case values that depend on the
    ///     user data are not kept in memory.
    /// - Throws: ``PostgreSQLError``.
    package init(
        _ database: PostgreSQLDatabase, schema: String = "popcorn", changes: PostgreSQLChanges? = nil
    ) async throws(PostgreSQLError) {
        self.database = database
        self.changes = changes
        try await PostgreSQLMigrations.library(schema: schema).apply(to: database)
        owners = "\(schema.quotedIdentifier).library_owner"
        entries = "\(schema.quotedIdentifier).watchlist_entry"
        titles = "\(schema.quotedIdentifier).watchlist_title"
        searches = "\(schema.quotedIdentifier).search_history_entry"
        subscriptions = "\(schema.quotedIdentifier).calendar_subscription"
    }

    package var health: DatabaseHealth {
        get async { await database.health(ofTables: [owners, entries, titles, searches, subscriptions]) }
    }

    package func close() async {
        await database.close()
    }

    // MARK: - Watchlists

    package func entries(
        _ kind: TitleKind?, of owner: WatchlistOwner
    ) async throws(PopcornError) -> [WatchlistEntry] {
        try await read([selectEntries(of: owner, kind)]) { results throws(PostgreSQLError) in
            try results[0].entries(namesFrom: 3)
        }
    }

    package func contains(_ title: TitleID, of owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        let select = PostgreSQLBatch(
            .read,
            [
                PostgreSQLCommand(
                    "SELECT 1 FROM \(entries) WHERE owner = $1 AND kind = $2 AND title_id = $3",
                    values(of: title, owner))
            ])
        return try await converting { () async throws(PostgreSQLError) in
            try await PostgreSQLReadDependency.recordingRead(
                changes, slot: slot(of: title, owner), isValidWithoutServer: false
            ) { [database] () async throws(PostgreSQLError) in
                UInt64(try await database.execute(select)[0].count)
            } read: { () async throws(PostgreSQLError) in
                let count = try await database.execute(select)[0].count
                return (count > 0, UInt64(count))
            }
        }
    }

    package func titles(
        among titles: Set<TitleID>, of owner: WatchlistOwner
    ) async throws(PopcornError) -> Set<TitleID> {
        let select = PostgreSQLCommand(
            """
            SELECT entries.kind, entries.title_id FROM \(entries) AS entries \
            JOIN unnest($2::text[], $3::bigint[]) AS keys (kind, title_id) \
            ON entries.kind = keys.kind AND entries.title_id = keys.title_id WHERE entries.owner = $1
            """, [.text(owner.name)] + arrays(of: Array(titles)))
        return try await read([select]) { results throws(PostgreSQLError) in Set(try results[0].titles()) }
    }

    package func toggle(
        _ entry: WatchlistEntry, of owner: WatchlistOwner, maximumCount: Int
    ) async throws(PopcornError) -> Bool? {
        let toggle = PostgreSQLCommand(
            """
            WITH deleted AS (DELETE FROM \(entries) WHERE owner = $1 AND kind = $2 AND title_id = $3 \
            RETURNING kind, title_id), \(unlisted), \
            inserted AS (INSERT INTO \(entries) (owner, kind, title_id, added_at) \
            SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM deleted) \
            AND (SELECT count(*) FROM \(entries) WHERE owner = $1) < $5 RETURNING 1) \
            SELECT (SELECT count(*) FROM deleted), (SELECT count(*) FROM inserted)
            """,
            values(of: entry.titleID, owner) + [.date(entry.addedAt), .integer(Int64(maximumCount))])
        return try await write(
            [lock(owner), toggle], changing: rows(of: [entry.titleID], owner)
        ) { results throws(PostgreSQLError) in
            let (deleted, inserted) = (try results[1].integer(0, 0) ?? 0, try results[1].integer(0, 1) ?? 0)
            return deleted > 0 ? false : inserted > 0 ? true : nil
        }
    }

    package func remove(_ title: TitleID, of owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        let delete = deletion(where: "owner = $1 AND kind = $2 AND title_id = $3", values(of: title, owner))
        return try await write([delete], changing: rows(of: [title], owner)) { $0[0].count > 0 }
    }

    // MARK: - Last known names

    package func listedTitles(among titles: [TitleID]) async throws(PopcornError) -> [TitleID: LastKnownTitle?] {
        let select = PostgreSQLCommand(
            """
            SELECT keys.kind, keys.title_id, \(titleColumns) \
            FROM unnest($1::text[], $2::bigint[]) AS keys (kind, title_id) \
            LEFT JOIN \(self.titles) AS titles ON titles.kind = keys.kind AND titles.title_id = keys.title_id \
            WHERE EXISTS (SELECT FROM \(entries) AS entries \
            WHERE entries.kind = keys.kind AND entries.title_id = keys.title_id)
            """, arrays(of: titles))
        return try await read([select]) { results throws(PostgreSQLError) in
            var listed: [TitleID: LastKnownTitle?] = [:]
            for row in 0..<results[0].count {
                guard let title = try results[0].title(row) else { continue }
                listed[title] = .some(try results[0].name(row, from: 2))
            }
            return listed
        }
    }

    package func store(_ names: [TitleID: LastKnownTitle]) async throws(PopcornError) {
        let update = """
            DO UPDATE SET title = excluded.title, year = excluded.year, poster_path = excluded.poster_path, \
            language = excluded.language, is_removed = excluded.is_removed
            """
        // Each in a transaction of its own, so that this write and the deletion of an owner never wait for each other.
        for (title, name) in names { try await write([insertion(of: name, title, onConflict: update)]) { _ in } }
    }

    // MARK: - Search histories

    package func searches(of owner: WatchlistOwner) async throws(PopcornError) -> [SearchHistoryEntry] {
        try await read([selectSearches(of: owner)]) { results throws(PostgreSQLError) in
            try results[0].searches(of: owner).compactMap(\.search)
        }
    }

    package func record(
        _ search: SearchHistoryEntry, of owner: WatchlistOwner, maximumCount: Int
    ) async throws(PopcornError) {
        let row = CoreSearchHistoryEntryEntity(search, of: owner)
        let insert = PostgreSQLCommand(
            """
            INSERT INTO \(searches) (owner, kind, folded_text, text, searched_at, sequence) \
            SELECT $1, $2, $3, $4, $5, coalesce(max(sequence), 0) + 1 FROM \(searches) WHERE owner = $1 \
            ON CONFLICT (owner, kind, folded_text) DO UPDATE \
            SET text = excluded.text, searched_at = excluded.searched_at, sequence = excluded.sequence
            """,
            values(of: row.key) + [.text(row.text), .date(row.searchedAt)])
        let deleteSurplus = PostgreSQLCommand(
            """
            DELETE FROM \(searches) WHERE owner = $1 AND sequence <= \
            (SELECT sequence FROM \(searches) WHERE owner = $1 ORDER BY sequence DESC OFFSET $2 LIMIT 1)
            """, [.text(owner.name), .integer(Int64(maximumCount))])
        try await write([lock(owner), insert, deleteSurplus]) { _ in }
    }

    package func remove(_ term: SearchTerm, of owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        let delete = PostgreSQLCommand(
            "DELETE FROM \(searches) WHERE owner = $1 AND kind = $2 AND folded_text = $3",
            values(of: .init(term, of: owner)))
        return try await write([delete]) { $0[0].affectedCount > 0 }
    }

    package func removeSearches(of owner: WatchlistOwner) async throws(PopcornError) -> Int {
        try await write([deletion(from: searches, of: owner)]) { $0[0].affectedCount }
    }

    // MARK: - Calendar subscriptions

    package func calendarSubscription(of owner: WatchlistOwner) async throws(PopcornError) -> Date? {
        let select = PostgreSQLCommand(
            "SELECT created_at FROM \(subscriptions) WHERE owner = $1", [.text(owner.name)])
        return try await read([select]) { results throws(PostgreSQLError) in
            results[0].count > 0 ? try results[0].date(0, 0) : nil
        }
    }

    package func calendarOwner(secretHash: String) async throws(PopcornError) -> WatchlistOwner? {
        let select = PostgreSQLCommand(
            "SELECT owner FROM \(subscriptions) WHERE secret_hash = $1", [.text(secretHash)])
        let name = try await read([select]) { results throws(PostgreSQLError) in try results[0].texts().first }
        return try name.map { name throws(PopcornError) in try WatchlistOwner(name) }
    }

    package func subscribeToCalendar(
        of owner: WatchlistOwner, secretHash: String, at time: Date
    ) async throws(PopcornError) {
        let insert = PostgreSQLCommand(
            """
            INSERT INTO \(subscriptions) (owner, secret_hash, created_at) VALUES ($1, $2, $3) \
            ON CONFLICT (owner) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = excluded.created_at
            """, [.text(owner.name), .text(secretHash), .date(time)])
        try await write([lock(owner), insert]) { _ in }
    }

    package func unsubscribeFromCalendar(of owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await write([deletion(from: subscriptions, of: owner)]) { $0[0].affectedCount > 0 }
    }

    // MARK: - All user data

    package func owners(after name: String, limit: Int) async throws(PopcornError) -> [String] {
        try await owners(
            after: name, limit: limit,
            where: """
                EXISTS (SELECT FROM \(entries) WHERE owner = owners.name) \
                OR EXISTS (SELECT FROM \(searches) WHERE owner = owners.name)
                """)
    }

    private func owners(
        after name: String, limit: Int, where condition: String
    ) async throws(PopcornError) -> [String] {
        let select = PostgreSQLCommand(
            "SELECT name FROM \(owners) AS owners WHERE name > $1 AND (\(condition)) ORDER BY name LIMIT $2",
            [.text(name), .integer(Int64(limit))])
        return try await read([select]) { results throws(PostgreSQLError) in try results[0].texts() }
    }

    package func records(of owner: WatchlistOwner) async throws(PopcornError) -> [LibraryRecord] {
        try await read(
            [beginSnapshot, selectEntries(of: owner, nil), selectSearches(of: owner), PostgreSQLCommand("COMMIT")]
        ) { results throws(PostgreSQLError) in
            let contents: [LibraryRecord.Content] =
                try results[1].entries(namesFrom: 3).map { .watchlistEntry($0) }
                + results[2].searches(of: owner).compactMap(\.search).map { .search($0) }
            return contents.map { LibraryRecord(owner: owner, content: $0) }
        }
    }

    package func add(
        _ records: [LibraryRecord], _ limits: LibraryLimits
    ) async throws(PopcornError) -> [LibraryRecord]? {
        let recordsByOwner = Dictionary(grouping: records, by: \.owner)
        var changed = ChangedRows()
        for record in records {
            if let entry = record.watchlistEntry { changed.add(slot(of: entry.titleID, record.owner)) }
        }
        if records.allSatisfy({ $0.watchlistEntry != nil && $0.watchlistEntry?.lastKnown == nil }),
            recordsByOwner.count <= 1
        {
            guard let owner = records.first?.owner else { return [] }
            return try await write(
                [lock(owner), insertion(of: records, owner, limits.entryCount)], changing: changed
            ) { results throws(PostgreSQLError) in try results[1].addedEntries(of: owner) }
        }
        // In the order of names, so that two additions do not wait for each other.
        let owners = recordsByOwner.keys.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return try await committing(changed) { notification throws(PostgreSQLError) in
            try await database.transaction(.readCommitted) { transaction throws(PostgreSQLError) in
                _ = try transaction.execute(owners.map(lock) + notification)
                var added: [LibraryRecord] = []
                for owner in owners {
                    let records = recordsByOwner[owner] ?? []
                    let inserted = try transaction.execute([insertion(of: records, owner, limits.entryCount)])
                    guard let entries = try inserted[0].addedEntries(of: owner) else {
                        try transaction.rollBack()
                        return nil
                    }
                    added += entries
                    added += try addSearches(records, of: owner, limits.searchCount, in: transaction)
                }
                let entries = records.compactMap(\.watchlistEntry)
                _ = try transaction.execute(
                    entries.compactMap { entry in
                        entry.lastKnown.map { insertion(of: $0, entry.titleID, onConflict: "DO NOTHING") }
                    })
                return added
            }
        }
    }

    package func deleteAll(
        of owner: WatchlistOwner
    ) async throws(PopcornError) -> (deletion: LibraryDeletion, titles: [TitleID]) {
        try await write(
            [
                lock(owner), deletion(where: "owner = $1", [.text(owner.name)]), deletion(from: searches, of: owner),
                deletion(from: subscriptions, of: owner),
                PostgreSQLCommand("DELETE FROM \(owners) WHERE name = $1", [.text(owner.name)]),
            ], changing: .unknown
        ) { results throws(PostgreSQLError) in
            // No older copies: migrations change the tables in one transaction.
            let deletion = LibraryDeletion(
                watchlistEntryCount: results[1].count, searchCount: results[2].affectedCount)
            return (deletion, try results[1].titles())
        }
    }

    /// Merges the searches among records into the search history of an owner.
    ///
    /// - Returns: The searches that were added.
    private func addSearches(
        _ records: [LibraryRecord], of owner: WatchlistOwner, _ maximumCount: Int,
        in transaction: borrowing PostgreSQLTransaction
    ) throws(PostgreSQLError) -> [LibraryRecord] {
        guard records.contains(where: { $0.search != nil }) else { return [] }
        let stored = try transaction.execute([selectSearches(of: owner)])[0].searches(of: owner)
        guard let merged = stored.adding(records, of: owner, maximumCount: maximumCount) else { return [] }
        let insert = PostgreSQLCommand(
            """
            INSERT INTO \(searches) (owner, kind, folded_text, text, searched_at, sequence) \
            SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::double precision[], $6::bigint[])
            """,
            [
                .text(owner.name), .texts(merged.all.map(\.key.kind)), .texts(merged.all.map(\.key.foldedText)),
                .texts(merged.all.map(\.text)),
                .reals(merged.all.map(\.searchedAt.timeIntervalSinceReferenceDate)),
                .integers(merged.all.map { Int64($0.sequence) }),
            ])
        _ = try transaction.execute([deletion(from: searches, of: owner), insert])
        return merged.added
    }
}

// MARK: - Copies

extension PostgreSQLLibraryStore {

    /// The number of names of owners that are read at a time.
    private static let ownerBatch = 1000

    /// Copies all user data to a new SQLite file, one owner after the other. The data of each owner is consistent.
    package func copy(to file: URL) async throws(PopcornError) {
        let logger = Logger(label: "popcorn") { _ in SwiftLogNoOpLogHandler() }
        // The file is created from a database that is complete.
        let copy = try await PopcornError.storage { () throws(DatabaseError) in
            try await Database.temporaryLibrary(migrations: .library, logger: logger)
        }
        do throws(PopcornError) {
            var last = ""
            // Owners without titles and searches can have a calendar subscription.
            while case let owners = try await owners(after: last, limit: Self.ownerBatch, where: "true"),
                let end = owners.last
            {
                for owner in owners { try await copyRows(of: owner, to: copy) }
                last = end
            }
            try await PopcornError.storage { () throws(DatabaseError) in try await copy.copy(to: file) }
        } catch {
            await copy.close()
            throw error
        }
        await copy.close()
    }

    /// Copies the rows of an owner unchanged, including rows of a kind that only a later version supports.
    private func copyRows(of owner: String, to copy: Database) async throws(PopcornError) {
        let listed = "(kind, title_id) IN (SELECT kind, title_id FROM \(entries) WHERE owner = $1)"
        let tables: [(name: String, source: String, columns: String, condition: String)] = [
            ("watchlist_entry", entries, "owner, kind, title_id, added_at", "owner = $1"),
            ("watchlist_title", titles, "kind, title_id, \(titleColumns)", listed),
            ("search_history_entry", searches, "owner, \(searchColumns)", "owner = $1"),
            ("calendar_subscription", subscriptions, "owner, secret_hash, created_at", "owner = $1"),
        ]
        let selects = tables.map { table in
            PostgreSQLCommand(
                "SELECT \(table.columns) FROM \(table.source) WHERE \(table.condition)", [.text(owner)])
        }
        let rows = try await read(
            [beginSnapshot] + selects + [PostgreSQLCommand("COMMIT")]
        ) { results throws(PostgreSQLError) in
            try results.map { result throws(PostgreSQLError) in try result.columnValues() }
        }
        try await PopcornError.storage { () throws(DatabaseError) in
            try await copy.write { transaction throws(DatabaseError) in
                for (table, rows) in zip(tables, rows.dropFirst()) {
                    for row in rows {
                        let places = row.map { $0 == nil ? "NULL" : "?" }.joined(separator: ", ")
                        // Several owners share the name of a title.
                        try transaction.execute(
                            "INSERT OR IGNORE INTO \(table.name) (\(table.columns)) VALUES (\(places))",
                            row.compactMap(\.self))
                    }
                }
            }
        }
    }
}

// MARK: - Commands

extension PostgreSQLLibraryStore {

    /// Returns the command that locks an owner until the end of the transaction, and creates the owner's row.
    private func lock(_ owner: WatchlistOwner) -> PostgreSQLCommand {
        PostgreSQLCommand(
            "INSERT INTO \(owners) (name) VALUES ($1) ON CONFLICT (name) DO UPDATE SET name = excluded.name",
            [.text(owner.name)])
    }

    /// The command after which the commands until `COMMIT` read from one snapshot.
    private var beginSnapshot: PostgreSQLCommand {
        PostgreSQLCommand("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }

    /// Returns the command that deletes the rows of an owner from a table.
    private func deletion(from table: String, of owner: WatchlistOwner) -> PostgreSQLCommand {
        PostgreSQLCommand("DELETE FROM \(table) WHERE owner = $1", [.text(owner.name)])
    }

    /// Returns the command that adds the entries that are not on a watchlist yet, unless the watchlist would exceed a
    /// maximum. Each row contains the number of new entries and an added entry.
    private func insertion(
        of records: [LibraryRecord], _ owner: WatchlistOwner, _ maximumCount: Int
    ) -> PostgreSQLCommand {
        let added = records.compactMap(\.watchlistEntry)
        return PostgreSQLCommand(
            """
            WITH given AS (SELECT DISTINCT ON (kind, title_id) kind, title_id, added_at \
            FROM unnest($2::text[], $3::bigint[], $4::double precision[]) WITH ORDINALITY \
            AS given (kind, title_id, added_at, position) ORDER BY kind, title_id, position), \
            new AS (SELECT * FROM given WHERE NOT EXISTS (SELECT FROM \(entries) AS entries \
            WHERE entries.owner = $1 AND entries.kind = given.kind AND entries.title_id = given.title_id)), \
            total AS (SELECT (SELECT count(*) FROM new) AS new, \
            (SELECT count(*) FROM \(entries) WHERE owner = $1) AS present), \
            inserted AS (INSERT INTO \(entries) (owner, kind, title_id, added_at) \
            SELECT $1, kind, title_id, added_at FROM new WHERE (SELECT new + present FROM total) <= $5 \
            RETURNING kind, title_id, added_at) \
            SELECT inserted.kind, inserted.title_id, inserted.added_at, total.new FROM total LEFT JOIN inserted ON true
            """,
            [.text(owner.name)] + arrays(of: added.map(\.titleID)) + [
                .reals(added.map(\.addedAt.timeIntervalSinceReferenceDate)), .integer(Int64(maximumCount)),
            ])
    }

    /// Returns the command that deletes entries of a watchlist, and the last known names of titles that are then on no
    /// watchlist.
    ///
    /// - Parameters:
    ///   - condition: The condition on the entries. Its first parameter is the owner.
    ///   - values: The values of the parameters.
    private func deletion(where condition: String, _ values: [PostgreSQLValue]) -> PostgreSQLCommand {
        PostgreSQLCommand(
            """
            WITH deleted AS (DELETE FROM \(entries) WHERE \(condition) RETURNING kind, title_id), \
            \(unlisted) SELECT kind, title_id FROM deleted
            """, values)
    }

    /// The part of a command that deletes last known names after entries of the owner `$1` were `deleted`: the names of
    /// titles without other entries. Its condition sees the entries before the deletion.
    private var unlisted: String {
        """
        unlisted AS (DELETE FROM \(titles) AS titles USING deleted \
        WHERE titles.kind = deleted.kind AND titles.title_id = deleted.title_id \
        AND NOT EXISTS (SELECT FROM \(entries) AS entries WHERE entries.kind = deleted.kind \
        AND entries.title_id = deleted.title_id AND entries.owner <> $1))
        """
    }

    /// Returns the command that reads a watchlist, with the last known names of its titles.
    private func selectEntries(of owner: WatchlistOwner, _ kind: TitleKind?) -> PostgreSQLCommand {
        PostgreSQLCommand(
            """
            SELECT entries.kind, entries.title_id, added_at, \(titleColumns) FROM \(entries) AS entries \
            LEFT JOIN \(titles) AS titles ON titles.kind = entries.kind AND titles.title_id = entries.title_id \
            WHERE owner = $1\(kind == nil ? "" : " AND entries.kind = $2") \
            ORDER BY added_at DESC, entries.kind, entries.title_id
            """, [.text(owner.name)] + [kind.map { PostgreSQLValue.text($0.rawValue) }].compactMap(\.self))
    }

    /// The columns that `PostgreSQLRows.name(_:from:)` reads.
    private var titleColumns: String { "title, year, poster_path, language, is_removed" }

    /// The columns that `PostgreSQLRows.searches(of:)` reads.
    private var searchColumns: String { "kind, folded_text, text, searched_at, sequence" }

    /// Returns the command that inserts the last known name of a title, if the title is on any watchlist.
    ///
    /// - Parameter action: The action if the title has a name.
    private func insertion(
        of name: LastKnownTitle, _ title: TitleID, onConflict action: String
    ) -> PostgreSQLCommand {
        PostgreSQLCommand(
            """
            INSERT INTO \(titles) (kind, title_id, title, year, poster_path, language, is_removed) \
            SELECT $1, $2, $3, $4::bigint, $5::text, $6::text, $7 \
            WHERE EXISTS (SELECT FROM \(entries) WHERE kind = $1 AND title_id = $2) \
            ON CONFLICT (kind, title_id) \(action)
            """,
            [
                .text(title.kind.rawValue), .integer(Int64(title.id)), .text(name.title),
                name.year.map { .integer(Int64($0)) } ?? .null,
                name.posterPath.map { .text($0.absoluteString) } ?? .null, name.language.map { .text($0) } ?? .null,
                .boolean(name.isRemoved),
            ])
    }

    private func selectSearches(of owner: WatchlistOwner) -> PostgreSQLCommand {
        PostgreSQLCommand(
            "SELECT \(searchColumns) FROM \(searches) WHERE owner = $1 ORDER BY sequence DESC", [.text(owner.name)])
    }

    private func values(of title: TitleID, _ owner: WatchlistOwner) -> [PostgreSQLValue] {
        [.text(owner.name), .text(title.kind.rawValue), .integer(Int64(title.id))]
    }

    private func values(of key: CoreSearchHistoryEntryEntity.Key) -> [PostgreSQLValue] {
        [.text(key.owner), .text(key.kind), .text(key.foldedText)]
    }

    /// Returns the kinds and the identifiers of titles as two arrays.
    private func arrays(of titles: [TitleID]) -> [PostgreSQLValue] {
        [.texts(titles.map(\.kind.rawValue)), .integers(titles.map { Int64($0.id) })]
    }

    /// Executes commands that read, and calls a closure with their results.
    private func read<Value>(
        _ commands: [PostgreSQLCommand], _ body: ([PostgreSQLRows]) throws(PostgreSQLError) -> Value
    ) async throws(PopcornError) -> Value {
        // Notifications tell only the changes of single entries, so a value in memory must not depend on other rows.
        ReadRecorder.current?.refuse()
        return try await converting { () async throws(PostgreSQLError) in
            try body(try await database.execute(PostgreSQLBatch(.read, commands)))
        }
    }

    /// Executes commands that write, and calls a closure with their results.
    ///
    /// - Parameter changed: The watchlist entries that the commands may change. Default: none.
    private func write<Value>(
        _ commands: [PostgreSQLCommand], changing changed: ChangedRows = ChangedRows(),
        _ body: ([PostgreSQLRows]) throws(PostgreSQLError) -> Value
    ) async throws(PopcornError) -> Value {
        try await committing(changed) { notification throws(PostgreSQLError) in
            try body(try await database.execute(PostgreSQLBatch(.write, commands + notification)))
        }
    }

    /// Calls a closure that commits changes.
    ///
    /// - Parameters:
    ///   - changed: The watchlist entries that may change.
    ///   - body: A closure that receives the commands that notify all processes of the changes.
    private func committing<Value>(
        _ changed: ChangedRows,
        _ body: (_ notification: [PostgreSQLCommand]) async throws(PostgreSQLError) -> Value
    ) async throws(PopcornError) -> Value {
        try await converting { () async throws(PostgreSQLError) in
            guard let changes, !changed.isEmpty else { return try await body([]) }
            return try await changes.committing(changed) { () async throws(PostgreSQLError) in
                try await body([changes.notification(of: changed)])
            }
        }
    }

    private func converting<Value>(
        _ body: () async throws(PostgreSQLError) -> Value
    ) async throws(PopcornError) -> Value {
        try await PopcornError.storage { () async throws(DatabaseError) in try await database.convert(body) }
    }

    private func rows(of titles: [TitleID], _ owner: WatchlistOwner) -> ChangedRows {
        var rows = ChangedRows()
        for title in titles { rows.add(slot(of: title, owner)) }
        return rows
    }

    private func slot(of title: TitleID, _ owner: WatchlistOwner) -> Int {
        PostgreSQLChanges.slot(entries, values(of: title, owner))
    }
}
#endif
