/// The applied and the pending migrations of a library.
///
/// Names of applied migrations are in the table `popcorn_migration`. `user_version` is 1 plus the number of breaking
/// ones, so that versions that predate named migrations refuse a library they cannot use.
struct MigrationLog {

    private static let table = "popcorn_migration"
    private static let firstVersion = 1

    /// The migrations that are not yet applied to the library, in order.
    let pending: [Migration]

    /// The migrations that were applied before migrations had names.
    private let unnamed: [Migration]
    private let version: Int

    /// Compares the applied migrations of the library with the declared ones.
    ///
    /// - Throws: ``DatabaseError/newerSchema(path:unknown:)`` if the library has applied a breaking migration that this
    ///   version does not know, or has a later `user_version` and no names of migrations.
    init(
        _ migrations: [Migration], _ identity: Connection.Identity, _ connection: Connection
    ) throws(DatabaseError) {
        version = identity.version
        let applied: Set<String>
        if try connection.hasTable(Self.table) {
            let known = Set(migrations.map(\.name))
            let rows = try connection.queryStrings("SELECT name, is_breaking FROM \(Self.table)")
            if let unknown = rows.first(where: { $0[1] != "0" && !known.contains($0[0]) }) {
                throw .newerSchema(path: connection.path, unknown: unknown[0])
            }
            unnamed = []
            applied = Set(rows.map { $0[0] })
        } else {
            guard version <= Self.firstVersion else {
                throw .newerSchema(path: connection.path, unknown: "version \(version)")
            }
            unnamed = migrations.filter { $0.oldVersion.map { $0 <= identity.version } ?? false }
            applied = Set(unnamed.map(\.name))
        }
        pending = migrations.filter { !applied.contains($0.name) }
    }

    /// Applies the pending migrations and records them. Call within one transaction.
    func apply(to connection: Connection) throws(DatabaseError) {
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS \(Self.table) (
                name TEXT NOT NULL PRIMARY KEY,
                is_breaking INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """)
        for migration in unnamed { try record(migration, connection) }
        for migration in pending {
            for statement in migration.statements { try connection.execute(statement) }
            try record(migration, connection)
        }
        let breaking = pending.count(where: \.isBreaking)
        try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
        try connection.execute("PRAGMA user_version = \(max(version, Self.firstVersion) + breaking)")
    }

    private func record(_ migration: Migration, _ connection: Connection) throws(DatabaseError) {
        _ = try connection.queryStrings(
            "INSERT INTO \(Self.table) VALUES (?, ?)", migration.name, migration.isBreaking ? "1" : "0")
    }
}
