#if PostgreSQL

extension PostgreSQLDatabase {

    /// The maximum time of a change of tables, including the wait for other processes that change tables of the schema.
    /// The index of a large table takes minutes.
    private static let changeTimeout = Duration.seconds(600)

    /// The maximum time that a change waits for the lock of a table. It is longer than the server's `deadlock_timeout`
    /// of a second, after which an autovacuum that has the lock ends itself.
    /// <https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM>
    private static let changeLockTimeout = Duration.seconds(10)

    /// Changes tables of a schema, which is created if it is missing, in one transaction. Processes that change tables
    /// of the schema at the same time wait for each other.
    ///
    /// - Parameters:
    ///   - schema: The name of the schema.
    ///   - purpose: The use of the tables. Tables with another use can be changed at the same time.
    ///   - body: The commands of the transaction.
    /// - Throws: ``PostgreSQLError``.
    func changeTables(
        of schema: String, for purpose: String,
        _ body: @escaping @Sendable (borrowing PostgreSQLTransaction) throws(PostgreSQLError) -> Void
    ) async throws(PostgreSQLError) {
        try await transaction(.readCommitted, executionTimeout: Self.changeTimeout) {
            transaction throws(PostgreSQLError) in
            func setting(_ name: String, _ duration: Duration) -> PostgreSQLCommand {
                PostgreSQLCommand(
                    "SELECT set_config($1, $2, true)", [.text(name), .text(String(duration.milliseconds))])
            }
            _ = try transaction.execute([
                setting("statement_timeout", Self.changeTimeout), setting("lock_timeout", Self.changeTimeout),
                setting("idle_in_transaction_session_timeout", Self.changeTimeout),
            ])
            _ = try transaction.execute([
                PostgreSQLCommand(
                    "SELECT pg_advisory_xact_lock($1)", [.integer(StableHash.lock(purpose, schema))]),
                setting("lock_timeout", Self.changeLockTimeout),
                PostgreSQLCommand("CREATE SCHEMA IF NOT EXISTS \(schema.quotedIdentifier)"),
            ])
            try body(transaction)
        }
    }
}
#endif
