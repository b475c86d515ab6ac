#if PostgreSQL
import PopcornPersistence

/// The numbered deletions of cached values. They prevent a process from storing a value that another process deleted
/// during the fetch.
///
/// A process that fetches a value stores the number of the last deletion. Its write is revoked if a deletion of the
/// value has a higher number. Writes and deletions lock each other out, so a deletion waits for the writes that have
/// begun.
struct PostgreSQLDeletions: Sendable {

    /// The number of a fetch that began while the server failed. All recorded deletions of its value revoke its write.
    static let unknown: Int64 = 0

    /// The code of the error by which ``check(_:)`` revokes the commands of a batch: `division_by_zero`.
    static let revokedState = "22012"

    /// The maximum number of parts of a name that a deletion can name.
    private static let partLimit = 8

    private let schema: String

    init(_ schema: String) {
        self.schema = schema
    }

    private var table: String { "\(schema.quotedIdentifier).cache_deletion" }

    private var sequence: String { "\(schema.quotedIdentifier).cache_deletion_number" }

    private var lock: PostgreSQLValue { .integer(StableHash.lock("deletion", schema)) }

    /// The commands that create the table and the sequence.
    var creation: [String] {
        [
            "CREATE SEQUENCE IF NOT EXISTS \(sequence)",
            """
            CREATE TABLE IF NOT EXISTS \(table) (name_hash bigint PRIMARY KEY, number bigint NOT NULL UNIQUE, \
            deleted_at timestamptz NOT NULL)
            """,
        ]
    }

    /// A parenthesised query that returns the number of the last deletion.
    var lastNumber: String { "(SELECT coalesce(max(number), \(Self.unknown)) FROM \(table))" }

    /// Returns the commands that begin a deletion of values by the prefix of their names. The commands also delete the
    /// records of ended fetches.
    func begin(ofNamesBeginningWith name: String) -> [PostgreSQLCommand] {
        [
            PostgreSQLCommand("SELECT pg_advisory_xact_lock($1)", [lock]),
            PostgreSQLCommand(
                """
                INSERT INTO \(table) (name_hash, number, deleted_at) \
                VALUES ($1, nextval('\(sequence)'), clock_timestamp()) ON CONFLICT (name_hash) \
                DO UPDATE SET number = excluded.number, deleted_at = excluded.deleted_at
                """, [hash(name)]),
            PostgreSQLCommand(
                "DELETE FROM \(table) WHERE deleted_at < clock_timestamp() - interval '1 hour'"),
        ]
    }

    /// Returns the commands that fail with ``revokedState`` if the result of a fetch was deleted.
    func check(_ fetch: WriteRevocation.Fetch) -> [PostgreSQLCommand] {
        var names = ["", fetch.name]
        for index in fetch.name.indices where fetch.name[index] == "/" && names.count < Self.partLimit {
            names.append(String(fetch.name[...index]))
        }
        return [
            PostgreSQLCommand("SELECT pg_advisory_xact_lock_shared($1)", [lock]),
            // Without a procedural language, a division by zero is the only error that a query can raise by itself.
            PostgreSQLCommand(
                """
                SELECT 1 / CASE WHEN EXISTS \
                (SELECT FROM \(table) WHERE name_hash = ANY($1) AND number > $2) THEN 0 ELSE 1 END
                """,
                [.integers(names.map { Int64(bitPattern: StableHash.of([.text($0)])) }), .integer(fetch.lastDeletion)]),
        ]
    }

    private func hash(_ name: String) -> PostgreSQLValue {
        .integer(Int64(bitPattern: StableHash.of([.text(name)])))
    }
}
#endif
