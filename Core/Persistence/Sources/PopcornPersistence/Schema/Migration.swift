/// A change to the schema or content of a library, applied once.
///
/// Released migrations must not change. Each context has its own list of migrations, in a fixed order. The lists are
/// independent of each other, so a library stores the names of its applied migrations, not their number.
///
/// Migrations usually only add. An older version that runs next to a newer version can then ignore the additions. Set
/// ``isBreaking`` for a migration that removes something.
package struct Migration: Sendable {

    /// The name that the library stores: the context and the addition, such as `movies.watchlist`. Letters, digits,
    /// `.`, `-`, `_`.
    package let name: String

    /// Whether older versions can no longer use the library. They then refuse to open it.
    package let isBreaking: Bool

    /// The lowest `user_version` of libraries that applied this migration before migrations had names; `nil` for later
    /// migrations.
    let oldVersion: Int?

    /// The SQL statements of the migration, in order.
    package let statements: [String]

    /// Creates a migration from SQL statements.
    package init(_ name: String, isBreaking: Bool = false, oldVersion: Int? = nil, _ statements: String...) {
        self.name = name
        self.isBreaking = isBreaking
        self.oldVersion = oldVersion
        self.statements = statements
    }
}

/// The applied and the pending migrations of a library.
///
/// Names of applied migrations are in the table `popcorn_migration`. `user_version` is 1 plus the number of breaking
/// migrations, so that versions that predate named migrations refuse a library they cannot use.
struct MigrationLog {

    private static let table = "popcorn_migration"
    private static let firstVersion = 1

    /// The migrations that are not yet applied to the library, in order.
    let pending: [Migration]

    /// The migrations that were applied before migrations had names.
    private let unnamed: [Migration]
    private let version: Int

    /// Compares the applied migrations of the library with the declared migrations.
    ///
    /// - Throws: ``DatabaseError/newerSchema(path:unknown:)`` if the library has applied a breaking migration that this
    ///   version does not contain, or has a later `user_version` and no names of migrations.
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
