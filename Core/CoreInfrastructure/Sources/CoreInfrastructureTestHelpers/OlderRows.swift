package import PopcornPersistence

extension Database {

    /// Changes the rows of an aggregate to rows of an older version with the same columns and relations.
    package func makeRowsOlder<Value: AggregateEntity>(of type: Value.Type) async throws(DatabaseError) {
        try await write { transaction throws(DatabaseError) in
            _ = try transaction.execute(
                "INSERT INTO popcorn_layout SELECT aggregate, 0, layout FROM popcorn_layout WHERE aggregate = ?",
                [Value.table])
            _ = try transaction.execute("UPDATE \(transaction.table(of: type)) SET row_generation = 0")
        }
    }
}
