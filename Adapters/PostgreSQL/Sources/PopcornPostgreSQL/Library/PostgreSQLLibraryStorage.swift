#if PostgreSQL
package import CoreInfrastructure
package import Foundation
import PopcornConcurrency
package import PopcornPersistence

/// The storage of user data in a PostgreSQL database, which several processes on several hosts share.
///
/// Each operation is one round trip, except additions to several owners. Operations that write for an owner lock the row
/// of the owner first, so that limits are exact. Times are stored as seconds since 1 January 2001, as in SQLite.
package struct PostgreSQLLibraryStorage: LibraryStorage {

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
    ///   - changes: The changes of all processes on the schema. Default: `nil`; values that depend on the user data are then
    ///     not kept in memory.
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

    /// No copies: migrations change the tables in one transaction.
    package var olderCopies: [URL] { [] }

    package var health: DatabaseHealth {
        get async { await database.health(ofTables: [owners, entries, titles, searches, subscriptions]) }
    }

    package func copy(to file: URL) async throws(DatabaseError) {
        try await copyRows(to: file)
    }

    package func close() async {
        await database.close()
    }

    // MARK: - Watchlists

    package func watchlist(of owner: String, kind: String?) async throws(DatabaseError) -> LibraryRows {
        let rows = try await read(selectEntries(of: owner, kind: kind))[0]
        return try database.convert { () throws(PostgreSQLError) in
            LibraryRows(entries: try rows.entries(of: owner), titles: try rows.titles(from: 3))
        }
    }

    package func contains(_ key: CoreWatchlistEntryEntity.Key) async throws(DatabaseError) -> Bool {
        let select = PostgreSQLBatch(
            .read,
            [
                PostgreSQLCommand(
                    "SELECT 1 FROM \(entries) WHERE owner = $1 AND kind = $2 AND title_id = $3", values(of: key))
            ])
        return try await database.convert { () async throws(PostgreSQLError) in
            try await PostgreSQLReadDependency.recordingRead(
                changes, slot: slot(of: key), isValidWithoutServer: false
            ) { [database] () async throws(PostgreSQLError) in
                UInt64(try await database.execute(select)[0].count)
            } read: { () async throws(PostgreSQLError) in
                let count = try await database.execute(select)[0].count
                return (count > 0, UInt64(count))
            }
        }
    }

    package func existing(
        _ keys: [CoreWatchlistEntryEntity.Key]
    ) async throws(DatabaseError) -> Set<CoreWatchlistEntryEntity.Key> {
        guard let owner = keys.first?.owner else { return [] }
        let select = PostgreSQLCommand(
            """
            SELECT entries.kind, entries.title_id, entries.added_at FROM \(entries) AS entries \
            JOIN unnest($2::text[], $3::bigint[]) AS keys (kind, title_id) \
            ON entries.kind = keys.kind AND entries.title_id = keys.title_id WHERE entries.owner = $1
            """,
            [.text(owner), .texts(keys.map(\.kind)), .integers(keys.map { Int64($0.titleID) })])
        let rows = try await read(select)
        return Set(try database.convert { () throws(PostgreSQLError) in try rows[0].entries(of: owner) }.map(\.key))
    }

    package func add(
        _ entries: [CoreWatchlistEntryEntity], maximumCount: Int
    ) async throws(DatabaseError) -> [CoreWatchlistEntryEntity]? {
        guard let owner = entries.first?.key.owner else { return [] }
        let results = try await write(
            [lock(owner), insertion(of: entries, owner, maximumCount)], changing: rows(of: entries.map(\.key)))
        return try database.convert { () throws(PostgreSQLError) in try results[1].addedEntries(of: owner) }
    }

    package func toggle(
        _ entry: CoreWatchlistEntryEntity, maximumCount: Int
    ) async throws(DatabaseError) -> Bool? {
        let toggle = PostgreSQLCommand(
            """
            WITH deleted AS (DELETE FROM \(entries) WHERE owner = $1 AND kind = $2 AND title_id = $3 \
            RETURNING kind, title_id), \(unlisted), \
            inserted AS (INSERT INTO \(entries) (owner, kind, title_id, added_at) \
            SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM deleted) \
            AND (SELECT count(*) FROM \(entries) WHERE owner = $1) < $5 RETURNING 1) \
            SELECT (SELECT count(*) FROM deleted), (SELECT count(*) FROM inserted)
            """,
            values(of: entry.key) + [.date(entry.addedAt), .integer(Int64(maximumCount))])
        let results = try await write([lock(entry.key.owner), toggle], changing: rows(of: [entry.key]))
        return try database.convert { () throws(PostgreSQLError) in
            let (deleted, inserted) = (try results[1].integer(0, 0) ?? 0, try results[1].integer(0, 1) ?? 0)
            return deleted > 0 ? false : inserted > 0 ? true : nil
        }
    }

    package func remove(_ key: CoreWatchlistEntryEntity.Key) async throws(DatabaseError) -> Bool {
        let delete = deletion(where: "owner = $1 AND kind = $2 AND title_id = $3", values(of: key))
        return try await write([delete], changing: rows(of: [key]))[0].count > 0
    }

    // MARK: - Last known names

    package func listedTitles(
        among keys: [CoreWatchlistTitleEntity.Key]
    ) async throws(DatabaseError) -> [CoreWatchlistTitleEntity.Key: CoreWatchlistTitleEntity?] {
        let select = PostgreSQLCommand(
            """
            SELECT keys.kind, keys.title_id, \(titleColumns) \
            FROM unnest($1::text[], $2::bigint[]) AS keys (kind, title_id) \
            LEFT JOIN \(titles) AS titles ON titles.kind = keys.kind AND titles.title_id = keys.title_id \
            WHERE EXISTS (SELECT FROM \(entries) AS entries \
            WHERE entries.kind = keys.kind AND entries.title_id = keys.title_id)
            """,
            [.texts(keys.map(\.kind)), .integers(keys.map { Int64($0.titleID) })])
        let rows = try await read(select)[0]
        return try database.convert { () throws(PostgreSQLError) in
            var listed: [CoreWatchlistTitleEntity.Key: CoreWatchlistTitleEntity?] = [:]
            for row in 0..<rows.count { listed[try rows.titleKey(row)] = .some(try rows.title(row, from: 2)) }
            return listed
        }
    }

    package func store(_ titles: [CoreWatchlistTitleEntity]) async throws(DatabaseError) {
        let update = """
            DO UPDATE SET title = excluded.title, year = excluded.year, poster_path = excluded.poster_path, \
            language = excluded.language, is_removed = excluded.is_removed
            """
        // Each in a transaction of its own, so that this write and the deletion of an owner never wait for each other.
        for title in titles { _ = try await write([insertion(of: title, onConflict: update)]) }
    }

    // MARK: - Search histories

    package func searches(of owner: String) async throws(DatabaseError) -> [CoreSearchHistoryEntryEntity] {
        let rows = try await read(selectSearches(of: owner))
        return try database.convert { () throws(PostgreSQLError) in try rows[0].searches(of: owner) }
    }

    package func record(
        _ search: CoreSearchHistoryEntryEntity, maximumCount: Int
    ) async throws(DatabaseError) {
        let owner = search.key.owner
        let insert = PostgreSQLCommand(
            """
            INSERT INTO \(searches) (owner, kind, folded_text, text, searched_at, sequence) \
            SELECT $1, $2, $3, $4, $5, coalesce(max(sequence), 0) + 1 FROM \(searches) WHERE owner = $1 \
            ON CONFLICT (owner, kind, folded_text) DO UPDATE \
            SET text = excluded.text, searched_at = excluded.searched_at, sequence = excluded.sequence
            """,
            values(of: search.key) + [.text(search.text), .date(search.searchedAt)])
        let deleteSurplus = PostgreSQLCommand(
            """
            DELETE FROM \(searches) WHERE owner = $1 AND sequence <= \
            (SELECT sequence FROM \(searches) WHERE owner = $1 ORDER BY sequence DESC OFFSET $2 LIMIT 1)
            """, [.text(owner), .integer(Int64(maximumCount))])
        _ = try await write([lock(owner), insert, deleteSurplus])
    }

    package func remove(_ key: CoreSearchHistoryEntryEntity.Key) async throws(DatabaseError) -> Bool {
        let delete = PostgreSQLCommand(
            "DELETE FROM \(searches) WHERE owner = $1 AND kind = $2 AND folded_text = $3", values(of: key))
        return try await write([delete])[0].affectedCount > 0
    }

    package func removeSearches(of owner: String) async throws(DatabaseError) -> Int {
        let delete = PostgreSQLCommand("DELETE FROM \(searches) WHERE owner = $1", [.text(owner)])
        return try await write([delete])[0].affectedCount
    }

    // MARK: - Calendar subscriptions

    package func calendarSubscription(
        of owner: String
    ) async throws(DatabaseError) -> CoreCalendarSubscriptionEntity? {
        try await calendarSubscription(where: "owner", owner)
    }

    package func calendarSubscription(
        secretHash: String
    ) async throws(DatabaseError) -> CoreCalendarSubscriptionEntity? {
        try await calendarSubscription(where: "secret_hash", secretHash)
    }

    private func calendarSubscription(
        where column: String, _ value: String
    ) async throws(DatabaseError) -> CoreCalendarSubscriptionEntity? {
        let select = PostgreSQLCommand(
            "SELECT owner, secret_hash, created_at FROM \(subscriptions) WHERE \(column) = $1", [.text(value)])
        let rows = try await read(select)[0]
        return try database.convert { () throws(PostgreSQLError) in try rows.calendarSubscription() }
    }

    package func replace(_ subscription: CoreCalendarSubscriptionEntity) async throws(DatabaseError) {
        let owner = subscription.key.owner
        let insert = PostgreSQLCommand(
            """
            INSERT INTO \(subscriptions) (owner, secret_hash, created_at) VALUES ($1, $2, $3) \
            ON CONFLICT (owner) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = excluded.created_at
            """, [.text(owner), .text(subscription.secretHash), .date(subscription.createdAt)])
        _ = try await write([lock(owner), insert])
    }

    package func removeCalendarSubscription(of owner: String) async throws(DatabaseError) -> Bool {
        try await write([deletionOfSubscription(of: owner)])[0].affectedCount > 0
    }

    private func deletionOfSubscription(of owner: String) -> PostgreSQLCommand {
        PostgreSQLCommand("DELETE FROM \(subscriptions) WHERE owner = $1", [.text(owner)])
    }

    // MARK: - All user data

    package func owners(after name: String, limit: Int) async throws(DatabaseError) -> [String] {
        let select = PostgreSQLCommand(
            """
            SELECT name FROM \(owners) AS owners WHERE name > $1 \
            AND (EXISTS (SELECT FROM \(entries) WHERE owner = owners.name) \
            OR EXISTS (SELECT FROM \(searches) WHERE owner = owners.name)) ORDER BY name LIMIT $2
            """, [.text(name), .integer(Int64(limit))])
        let rows = try await read(select)[0]
        return try database.convert { () throws(PostgreSQLError) in
            var names: [String] = []
            for row in 0..<rows.count { names.append(try rows.text(row, 0) ?? "") }
            return names
        }
    }

    package func rows(of owner: String) async throws(DatabaseError) -> LibraryRows {
        // Both statements read from one snapshot.
        let results = try await read(
            PostgreSQLCommand("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"), selectEntries(of: owner, kind: nil),
            selectSearches(of: owner), PostgreSQLCommand("COMMIT"))
        return try database.convert { () throws(PostgreSQLError) in
            LibraryRows(
                entries: try results[1].entries(of: owner), titles: try results[1].titles(from: 3),
                searches: try results[2].searches(of: owner))
        }
    }

    package func add(
        _ rows: [String: LibraryRows], _ limits: LibraryLimits
    ) async throws(DatabaseError) -> [String: LibraryRows]? {
        // In the order of names, so that two additions do not wait for each other.
        let names = rows.keys.sorted()
        let changed = self.rows(of: rows.values.flatMap { $0.entries.map(\.key) })
        return try await committing(changed) { notification throws(PostgreSQLError) in
            try await database.transaction(.readCommitted) { transaction throws(PostgreSQLError) in
                _ = try transaction.execute(names.map(lock) + notification)
                var added: [String: LibraryRows] = [:]
                for name in names {
                    let rows = rows[name] ?? LibraryRows()
                    let inserted = try transaction.execute([insertion(of: rows.entries, name, limits.entryCount)])
                    guard let entries = try inserted[0].addedEntries(of: name) else {
                        try transaction.rollBack()
                        return nil
                    }
                    let searches = try add(rows.searches, of: name, limits.searchCount, in: transaction)
                    added[name] = LibraryRows(entries: entries, searches: searches)
                }
                _ = try transaction.execute(
                    rows.values.flatMap(\.titles).map { insertion(of: $0, onConflict: "DO NOTHING") })
                return added
            }
        }
    }

    package func deleteAll(of owner: String) async throws(DatabaseError) -> LibraryRows {
        let owned: [PostgreSQLValue] = [.text(owner)]
        let results = try await write(
            [
                lock(owner),
                deletion(where: "owner = $1", owned),
                PostgreSQLCommand(
                    "DELETE FROM \(searches) WHERE owner = $1 RETURNING kind, folded_text, text, searched_at, sequence",
                    owned),
                deletionOfSubscription(of: owner),
                PostgreSQLCommand("DELETE FROM \(owners) WHERE name = $1", owned),
            ], changing: .unknown)
        return try database.convert { () throws(PostgreSQLError) in
            LibraryRows(entries: try results[1].entries(of: owner), searches: try results[2].searches(of: owner))
        }
    }

    /// Merges searches into those of an owner.
    ///
    /// - Returns: The searches that were added.
    private func add(
        _ added: [CoreSearchHistoryEntryEntity], of owner: String, _ maximumCount: Int,
        in transaction: borrowing PostgreSQLTransaction
    ) throws(PostgreSQLError) -> [CoreSearchHistoryEntryEntity] {
        guard !added.isEmpty else { return [] }
        let stored = try transaction.execute([selectSearches(of: owner)])[0].searches(of: owner)
        let merged = stored.adding(added, maximumCount: maximumCount)
        guard !merged.added.isEmpty else { return [] }
        let insert = PostgreSQLCommand(
            """
            INSERT INTO \(searches) (owner, kind, folded_text, text, searched_at, sequence) \
            SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::double precision[], $6::bigint[])
            """,
            [
                .text(owner), .texts(merged.all.map(\.key.kind)), .texts(merged.all.map(\.key.foldedText)),
                .texts(merged.all.map(\.text)),
                .reals(merged.all.map(\.searchedAt.timeIntervalSinceReferenceDate)),
                .integers(merged.all.map { Int64($0.sequence) }),
            ])
        _ = try transaction.execute([
            PostgreSQLCommand("DELETE FROM \(searches) WHERE owner = $1", [.text(owner)]), insert,
        ])
        return merged.added
    }
}

// MARK: - Commands

extension PostgreSQLLibraryStorage {

    /// Returns the command that locks an owner until the end of the transaction, and creates the owner's row.
    private func lock(_ owner: String) -> PostgreSQLCommand {
        PostgreSQLCommand(
            "INSERT INTO \(owners) (name) VALUES ($1) ON CONFLICT (name) DO UPDATE SET name = excluded.name",
            [.text(owner)])
    }

    /// Returns the command that adds the entries that are not on a watchlist, unless it would exceed a maximum. Its rows
    /// contain the number of such entries and an added entry.
    private func insertion(
        of added: [CoreWatchlistEntryEntity], _ owner: String, _ maximumCount: Int
    ) -> PostgreSQLCommand {
        PostgreSQLCommand(
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
            [
                .text(owner), .texts(added.map(\.key.kind)), .integers(added.map { Int64($0.key.titleID) }),
                .reals(added.map(\.addedAt.timeIntervalSinceReferenceDate)), .integer(Int64(maximumCount)),
            ])
    }

    /// Returns the command that deletes entries of a watchlist, and the last known names of titles that are then on none.
    ///
    /// - Parameters:
    ///   - condition: The condition on the entries. Its first parameter is the owner.
    ///   - values: The values of the parameters.
    private func deletion(where condition: String, _ values: [PostgreSQLValue]) -> PostgreSQLCommand {
        PostgreSQLCommand(
            """
            WITH deleted AS (DELETE FROM \(entries) WHERE \(condition) RETURNING kind, title_id, added_at), \
            \(unlisted) SELECT kind, title_id, added_at FROM deleted
            """, values)
    }

    /// The part of a command that deletes the last known names of titles whose `deleted` entries of the owner `$1` were
    /// the last ones. Its condition is on the entries before the deletion.
    private var unlisted: String {
        """
        unlisted AS (DELETE FROM \(titles) AS titles USING deleted \
        WHERE titles.kind = deleted.kind AND titles.title_id = deleted.title_id \
        AND NOT EXISTS (SELECT FROM \(entries) AS entries WHERE entries.kind = deleted.kind \
        AND entries.title_id = deleted.title_id AND entries.owner <> $1))
        """
    }

    /// Returns the command that reads a watchlist, with the last known names of its titles.
    private func selectEntries(of owner: String, kind: String?) -> PostgreSQLCommand {
        PostgreSQLCommand(
            """
            SELECT entries.kind, entries.title_id, added_at, \(titleColumns) FROM \(entries) AS entries \
            LEFT JOIN \(titles) AS titles ON titles.kind = entries.kind AND titles.title_id = entries.title_id \
            WHERE owner = $1\(kind == nil ? "" : " AND entries.kind = $2") \
            ORDER BY added_at DESC, entries.kind, entries.title_id
            """, [.text(owner)] + [kind.map(PostgreSQLValue.text)].compactMap(\.self))
    }

    /// The columns that `PostgreSQLRows.title(_:from:)` reads.
    private var titleColumns: String { "title, year, poster_path, language, is_removed" }

    /// Returns the command that inserts the last known name of a title, if the title is on any watchlist.
    ///
    /// - Parameter action: The action if the title has a name.
    private func insertion(of title: CoreWatchlistTitleEntity, onConflict action: String) -> PostgreSQLCommand {
        PostgreSQLCommand(
            """
            INSERT INTO \(titles) (kind, title_id, title, year, poster_path, language, is_removed) \
            SELECT $1, $2, $3, $4::bigint, $5::text, $6::text, $7 \
            WHERE EXISTS (SELECT FROM \(entries) WHERE kind = $1 AND title_id = $2) \
            ON CONFLICT (kind, title_id) \(action)
            """,
            [
                .text(title.key.kind), .integer(Int64(title.key.titleID)), .text(title.title),
                title.year.map { .integer(Int64($0)) } ?? .null,
                title.posterPath.map { .text($0.absoluteString) } ?? .null, title.language.map { .text($0) } ?? .null,
                .boolean(title.isRemoved),
            ])
    }

    private func selectSearches(of owner: String) -> PostgreSQLCommand {
        PostgreSQLCommand(
            """
            SELECT kind, folded_text, text, searched_at, sequence FROM \(searches) \
            WHERE owner = $1 ORDER BY sequence DESC
            """, [.text(owner)])
    }

    private func values(of key: CoreWatchlistEntryEntity.Key) -> [PostgreSQLValue] {
        [.text(key.owner), .text(key.kind), .integer(Int64(key.titleID))]
    }

    private func values(of key: CoreSearchHistoryEntryEntity.Key) -> [PostgreSQLValue] {
        [.text(key.owner), .text(key.kind), .text(key.foldedText)]
    }

    private func read(_ commands: PostgreSQLCommand...) async throws(DatabaseError) -> [PostgreSQLRows] {
        // Notifications tell only the changes of single entries, so a value in memory must not depend on other rows.
        ReadRecorder.current?.refuse()
        return try await database.convert { () async throws(PostgreSQLError) in
            try await database.execute(PostgreSQLBatch(.read, commands))
        }
    }

    /// Executes commands that write.
    ///
    /// - Parameter changed: The watchlist entries that the commands may change. Default: none.
    private func write(
        _ commands: [PostgreSQLCommand], changing changed: ChangedRows = ChangedRows()
    ) async throws(DatabaseError) -> [PostgreSQLRows] {
        try await committing(changed) { notification throws(PostgreSQLError) in
            try await database.execute(PostgreSQLBatch(.write, commands + notification))
        }
    }

    /// Calls a closure that commits changes.
    ///
    /// - Parameters:
    ///   - changed: The watchlist entries that may change.
    ///   - body: A closure whose parameter are the commands that notify all processes of the changes.
    private func committing<Value>(
        _ changed: ChangedRows,
        _ body: (_ notification: [PostgreSQLCommand]) async throws(PostgreSQLError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await database.convert { () async throws(PostgreSQLError) in
            guard let changes, !changed.isEmpty else { return try await body([]) }
            return try await changes.committing(changed) { () async throws(PostgreSQLError) in
                try await body([changes.notification(of: changed)])
            }
        }
    }

    private func rows(of keys: [CoreWatchlistEntryEntity.Key]) -> ChangedRows {
        var rows = ChangedRows()
        for key in keys { rows.add(slot(of: key)) }
        return rows
    }

    private func slot(of key: CoreWatchlistEntryEntity.Key) -> Int {
        PostgreSQLChanges.slot(entries, values(of: key))
    }
}
#endif
