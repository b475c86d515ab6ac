package import Foundation

/// A database of entities, in SQLite or on a server.
///
/// Each method is one transaction. All throw ``DatabaseError``.
package protocol EntityDatabase: Sendable {

    /// The time of the server that processes on several hosts share; `nil` for a file.
    var serverTime: Date? { get async throws(DatabaseError) }

    // MARK: - Reading

    /// Returns the entity with a key, without its relations, or `nil` if it does not exist.
    func find<Value: TableEntity>(_ type: Value.Type, _ key: Value.Key) async throws(DatabaseError) -> Value?

    /// Returns the entity of each key, without its relations, or `nil` if it does not exist.
    func find<Value: TableEntity>(
        _ type: Value.Type, _ keys: [Value.Key]
    ) async throws(DatabaseError) -> [Value?]

    /// Returns the entity with a key and some of its relations, and the state of its row, or `nil` if it does not
    /// exist.
    ///
    /// - Parameter selection: The relations to read in addition to relations that are always read. All other relations
    ///   are `nil`.
    func find<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>
    ) async throws(DatabaseError) -> (entity: Value, state: RowState)?

    /// Returns the entity of each key with some of its relations, and the state of its row, or `nil` if it does not
    /// exist.
    func find<Value: AggregateEntity>(
        _ type: Value.Type, _ keys: [Value.Key], including selection: RelationSelection<Value>
    ) async throws(DatabaseError) -> [(entity: Value, state: RowState)?]

    // MARK: - Reading keys

    /// Returns the first keys after another key, in ascending order.
    ///
    /// - Parameters:
    ///   - key: The key after which the result begins; `nil` for the start of the table.
    ///   - limit: The maximum number of keys.
    func keys<Value: TableEntity>(
        of type: Value.Type, after key: Value.Key?, limit: Int
    ) async throws(DatabaseError) -> [Value.Key]

    /// Returns the keys whose first columns have the values of a prefix, for each of some prefixes.
    ///
    /// - Parameter prefixes: The values of the first columns. All have the same number of values.
    /// - Returns: The keys of each prefix in ascending order, in the order of the prefixes.
    func keys<Value: TableEntity>(
        of type: Value.Type, beginningWithEach prefixes: [[Int]]
    ) async throws(DatabaseError) -> [[Value.Key]]

    /// Returns the distinct values of all columns of the keys except the last one, in ascending order. These columns
    /// contain numbers, and the last one a text.
    ///
    /// - Parameters:
    ///   - numbers: The values after which the result begins; `nil` for the start of the table.
    ///   - text: The text of the last column of the keys; `nil` for any text.
    ///   - limit: The maximum number of results.
    func leadingNumbers<Value: TableEntity>(
        ofKeysOf type: Value.Type, after numbers: [Int]?, endingWith text: String?, limit: Int
    ) async throws(DatabaseError) -> [[Int]]

    /// Returns the earliest and the latest time in an indexed column; `nil` if the table is empty.
    func timeRange<Value: TableEntity>(
        in column: String, of type: Value.Type
    ) async throws(DatabaseError) -> ClosedRange<Date>?

    // MARK: - Writing

    /// Applies changes, in order.
    ///
    /// - Parameter revocation: The deletions that revoke the write. After such a deletion, no change is applied.
    /// - Returns: Whether the changes were applied.
    @discardableResult
    func write(_ changes: [EntityChange], unless revocation: WriteRevocation) async throws(DatabaseError) -> Bool

    /// Replaces the entity with a key by an entity that depends on it. No other transaction changes the entity between
    /// the read and the write.
    ///
    /// - Parameters:
    ///   - selection: The relations to read in addition to relations that are always read.
    ///   - others: Other changes in the same transaction, made before the replacement.
    ///   - revocation: The deletions that revoke the write.
    ///   - merge: A closure that returns the replacement. It can run several times, so it must not have side effects.
    /// - Returns: Whether the changes were applied.
    @discardableResult
    func replace<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>,
        with others: [EntityChange], unless revocation: WriteRevocation,
        by merge: @escaping EntityReplacement<Value>.Merge
    ) async throws(DatabaseError) -> Bool

    /// Deletes some of the entities whose number or time in an indexed column is less than a value.
    ///
    /// - Parameter limit: The maximum number of entities to delete.
    /// - Returns: The number of deleted entities.
    func delete<Value: TableEntity>(
        _ type: Value.Type, where column: String, isLessThan value: any ColumnValue, limit: Int
    ) async throws(DatabaseError) -> Int
}

extension EntityDatabase {

    /// Returns the keys whose first columns have some values, in ascending order.
    ///
    /// - Parameter numbers: The values of the first columns.
    package func keys<Value: TableEntity>(
        of type: Value.Type, beginningWith numbers: [Int]
    ) async throws(DatabaseError) -> [Value.Key] {
        try await keys(of: type, beginningWithEach: [numbers]).first ?? []
    }

    /// Applies changes, in order.
    package func write(_ changes: [EntityChange]) async throws(DatabaseError) {
        try await write(changes, unless: .never)
    }

    /// Runs reads and writes. Repeats them once if another process has replaced the file.
    package func repeatedAfterReplacement<Result>(
        _ body: () async throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        do throws(DatabaseError) {
            return try await body()
        } catch .fileChanged {
            // A write waits until the new file is open.
            try await write([])
            return try await body()
        } catch {
            throw error
        }
    }
}
