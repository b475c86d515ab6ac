package import Foundation
import NIOConcurrencyHelpers
package import PopcornPersistence

/// A database whose reads can fail, and in which another process can commit a change before a write, for tests.
package final class ContendedDatabase: EntityDatabase {

    package typealias Interruption = @Sendable () async throws(DatabaseError) -> Void

    private struct State {
        var readFailure: DatabaseError?
        var interruption: Interruption?
    }

    private let base: any EntityDatabase
    private let state = NIOLockedValueBox(State())

    package init(_ base: any EntityDatabase) {
        self.base = base
    }

    /// Sets the error of the next reads of entities.
    ///
    /// - Parameter error: The error; `nil` if the reads succeed.
    package func setReadFailure(_ error: DatabaseError?) {
        state.withLockedValue { $0.readFailure = error }
    }

    /// Sets a closure that runs once, immediately before the next write and after the reads before it.
    package func interruptNextWrite(by interruption: @escaping Interruption) {
        state.withLockedValue { $0.interruption = interruption }
    }

    private func failIfSet() throws(DatabaseError) {
        if let error = state.withLockedValue(\.readFailure) { throw error }
    }

    private func interrupt() async throws(DatabaseError) {
        let interruption = state.withLockedValue { state in
            defer { state.interruption = nil }
            return state.interruption
        }
        try await interruption?()
    }

    package var serverTime: Date? { get async throws(DatabaseError) { try await base.serverTime } }

    package func find<Value: TableEntity>(
        _ type: Value.Type, _ key: Value.Key
    ) async throws(DatabaseError) -> Value? {
        try failIfSet()
        return try await base.find(type, key)
    }

    package func find<Value: TableEntity>(
        _ type: Value.Type, _ keys: [Value.Key]
    ) async throws(DatabaseError) -> [Value?] {
        try failIfSet()
        return try await base.find(type, keys)
    }

    package func find<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>
    ) async throws(DatabaseError) -> (entity: Value, state: RowState)? {
        try failIfSet()
        return try await base.find(type, key, including: selection)
    }

    package func find<Value: AggregateEntity>(
        _ type: Value.Type, _ keys: [Value.Key], including selection: RelationSelection<Value>
    ) async throws(DatabaseError) -> [(entity: Value, state: RowState)?] {
        try failIfSet()
        return try await base.find(type, keys, including: selection)
    }

    package func keys<Value: TableEntity>(
        of type: Value.Type, after key: Value.Key?, limit: Int
    ) async throws(DatabaseError) -> [Value.Key] {
        try await base.keys(of: type, after: key, limit: limit)
    }

    package func keys<Value: TableEntity>(
        of type: Value.Type, beginningWithEach prefixes: [[Int]]
    ) async throws(DatabaseError) -> [[Value.Key]] {
        try await base.keys(of: type, beginningWithEach: prefixes)
    }

    package func leadingNumbers<Value: TableEntity>(
        ofKeysOf type: Value.Type, after numbers: [Int]?, endingWith text: String?, limit: Int
    ) async throws(DatabaseError) -> [[Int]] {
        try await base.leadingNumbers(ofKeysOf: type, after: numbers, endingWith: text, limit: limit)
    }

    package func timeRange<Value: TableEntity>(
        in column: String, of type: Value.Type
    ) async throws(DatabaseError) -> ClosedRange<Date>? {
        try await base.timeRange(in: column, of: type)
    }

    package func write(
        _ changes: [EntityChange], unless revocation: WriteRevocation
    ) async throws(DatabaseError) -> Bool {
        try await interrupt()
        return try await base.write(changes, unless: revocation)
    }

    package func replace<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>,
        with others: [EntityChange], unless revocation: WriteRevocation,
        by merge: @escaping EntityReplacement<Value>.Merge
    ) async throws(DatabaseError) -> Bool {
        try await interrupt()
        return try await base.replace(
            type, key, including: selection, with: others, unless: revocation, by: merge)
    }

    package func delete<Value: TableEntity>(
        _ type: Value.Type, where column: String, isLessThan value: any ColumnValue, limit: Int
    ) async throws(DatabaseError) -> Int {
        try await base.delete(type, where: column, isLessThan: value, limit: limit)
    }
}
