#if PostgreSQL

/// The named changes of the tables of user data, oldest first.
///
/// Migrations only add, unless they are breaking. An older version can use the tables after migrations that it does not
/// contain, except breaking migrations.
struct PostgreSQLMigrations: Sendable {

    struct Migration: Sendable {
        let name: String
        var isBreaking = false
        let statements: [String]
    }

    let schema: String
    let migrations: [Migration]

    private var log: String { "\(schema.quotedIdentifier).library_migration" }

    /// Applies the migrations that are missing, all in one transaction. Processes that start at the same time wait for
    /// each other.
    ///
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/newerSchema`` if a breaking migration of
    ///   a newer version was applied.
    func apply(to database: PostgreSQLDatabase) async throws(PostgreSQLError) {
        let select = PostgreSQLCommand("SELECT name, is_breaking FROM \(log)")
        do throws(PostgreSQLError) {
            // Without a lock, so that a start does not wait for the transactions of other processes.
            let rows = try await database.execute(PostgreSQLBatch(.read, [select]))[0]
            guard try !missing(in: rows).isEmpty else { return }
        } catch {
            guard error.kind == .missingSchema else { throw error }
        }
        try await database.changeTables(of: schema, for: "library") { transaction throws(PostgreSQLError) in
            let results = try transaction.execute([
                PostgreSQLCommand(
                    """
                    CREATE TABLE IF NOT EXISTS \(log) (name text COLLATE "C" PRIMARY KEY, \
                    is_breaking boolean NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())
                    """),
                select,
            ])
            for migration in try missing(in: results[1]) {
                _ = try transaction.execute(
                    migration.statements.map { PostgreSQLCommand($0) } + [
                        PostgreSQLCommand(
                            "INSERT INTO \(log) (name, is_breaking) VALUES ($1, $2)",
                            [.text(migration.name), .boolean(migration.isBreaking)])
                    ])
            }
        }
    }

    /// Returns the migrations that are not applied yet.
    private func missing(in rows: PostgreSQLRows) throws(PostgreSQLError) -> [Migration] {
        var applied: Set<String> = []
        for row in 0..<rows.count {
            let name = try rows.text(row, 0) ?? ""
            let isBreaking = try rows.boolean(row, 1) ?? false
            applied.insert(name)
            if isBreaking, !migrations.contains(where: { $0.name == name }) {
                throw PostgreSQLError(
                    .newerSchema,
                    "the schema \(schema) has the migration '\(name)', which this version of Popcorn does not know; "
                        + "use a newer version")
            }
        }
        return migrations.filter { !applied.contains($0.name) }
    }
}

extension PostgreSQLMigrations {

    /// Returns the migrations of watchlists, search histories and calendar subscriptions.
    static func library(schema: String) -> Self {
        let schemaName = schema.quotedIdentifier
        return Self(
            schema: schema,
            migrations: [
                Migration(
                    name: "library.tables",
                    statements: [
                        #"CREATE TABLE \#(schemaName).library_owner (name text COLLATE "C" PRIMARY KEY)"#,
                        """
                        CREATE TABLE \(schemaName).watchlist_entry (
                            owner text COLLATE "C" NOT NULL,
                            kind text COLLATE "C" NOT NULL,
                            title_id bigint NOT NULL,
                            added_at double precision NOT NULL,
                            PRIMARY KEY (owner, kind, title_id)
                        )
                        """,
                        """
                        CREATE TABLE \(schemaName).search_history_entry (
                            owner text COLLATE "C" NOT NULL,
                            kind text COLLATE "C" NOT NULL,
                            folded_text text COLLATE "C" NOT NULL,
                            text text COLLATE "C" NOT NULL,
                            searched_at double precision NOT NULL,
                            sequence bigint NOT NULL,
                            PRIMARY KEY (owner, kind, folded_text)
                        )
                        """,
                    ]),
                Migration(
                    name: "watchlist.titles",
                    statements: [
                        """
                        CREATE TABLE \(schemaName).watchlist_title (
                            kind text COLLATE "C" NOT NULL,
                            title_id bigint NOT NULL,
                            title text NOT NULL,
                            year bigint,
                            poster_path text,
                            language text,
                            is_removed boolean NOT NULL,
                            PRIMARY KEY (kind, title_id)
                        )
                        """,
                        "CREATE INDEX watchlist_entry_title ON \(schemaName).watchlist_entry (kind, title_id)",
                    ]),
                Migration(
                    name: "calendar.subscriptions",
                    statements: [
                        """
                        CREATE TABLE \(schemaName).calendar_subscription (
                            owner text COLLATE "C" PRIMARY KEY,
                            secret_hash text COLLATE "C" NOT NULL UNIQUE,
                            created_at double precision NOT NULL
                        )
                        """
                    ]),
            ])
    }
}
#endif
