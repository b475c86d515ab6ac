package import CoreDomain
import Foundation
import NIOConcurrencyHelpers
package import PopcornCaching
package import PopcornPersistence

/// The eviction of a cache with a limited size.
///
/// Values are deleted in this order:
///
/// 1. Values that belong to no title, such as list pages, and are older than their lifetime.
/// 2. Titles, each with all its values in all languages, least recently used first; and in between, the other values,
///    as if they were used when they were stored.
///
/// Uses of titles are recorded in memory and stored together before titles are selected. If several processes share a
/// cache, the stored uses determine the order.
package final class CacheEviction: Evicting {

    /// The maximum number of uses that one transaction stores. It takes 1 to 3 milliseconds.
    private static let useBatch = 500

    /// The maximum number of rows whose titles one transaction registers.
    private static let registrationBatch = 1000

    /// The maximum number of titles without values that one transaction passes.
    private static let emptyTitleBatch = 100

    /// The interval, in the unit of the times, by which stored uses may be older at the end of a process: 1 hour.
    private static let lastFlushInterval = 3_600_000_000

    /// The progress of the registration of titles that other versions stored.
    private struct Registration {
        var table = 0
        var rowID = 0
    }

    package let tables: [EvictableTable]
    package let policy: FreshnessPolicy
    package let clock: WallClock
    private let observeEviction: @Sendable (_ kind: String, _ count: Int) -> Void
    private let observeSize: @Sendable (_ bytes: Int) -> Void
    private let registration = NIOLockedValueBox(Registration())

    /// The uses of titles in this process.
    package let uses: TitleUses

    /// Creates an eviction.
    ///
    /// - Parameters:
    ///   - tables: The tables whose values can be evicted.
    ///   - policy: The rules that determine how long values are fresh and kept.
    ///   - clock: The clock.
    ///   - uses: The uses of titles in this process. Default: a new table.
    ///   - observeEviction: A closure that is called with the kind and the number of evicted values.
    ///     Default: no effect.
    ///   - observeSize: A closure that is called with the size of the cache on disk in bytes, after each write.
    ///     Default: no effect.
    package init(
        tables: [EvictableTable], policy: FreshnessPolicy, clock: WallClock, uses: TitleUses = TitleUses(),
        observeEviction: @escaping @Sendable (_ kind: String, _ count: Int) -> Void = { _, _ in },
        observeSize: @escaping @Sendable (_ bytes: Int) -> Void = { _ in }
    ) {
        self.tables = tables
        self.policy = policy
        self.clock = clock
        self.uses = uses
        self.observeEviction = observeEviction
        self.observeSize = observeSize
    }

    /// Returns the sizes of the tables in bytes, by the name of the kind of values. Reads the whole file.
    ///
    /// - Returns: The sizes; empty if they are unknown.
    package func byteCounts(in database: any CacheDatabase) async throws(DatabaseError) -> [String: Int] {
        var counts: [String: Int] = [:]
        for table in tables {
            guard let count = try await table.byteCount(in: database) else { return [:] }
            counts[table.name, default: 0] += count
        }
        return counts
    }

    package func recordSize(_ bytes: Int) {
        observeSize(bytes)
    }

    /// Records an eviction.
    ///
    /// - Parameter kind: The name of the kind of values.
    package func recordEviction(_ kind: String, _ count: Int) {
        observeEviction(kind, count)
    }

    package func evictBatch(
        in transaction: borrowing WriteTransaction, while mayContinue: () throws(DatabaseError) -> Bool
    ) throws(DatabaseError) -> EvictionBatch {
        let pending = uses.pending(limit: Self.useBatch)
        for change in try CoreTitleUseEntity.changes(toStore: pending) { try transaction.apply(change) }
        var registered = registration.withLockedValue { $0 }
        // A title whose use is not stored yet is not the least recently used one.
        let hasStoredAllUses = pending.count < Self.useBatch
        if hasStoredAllUses { try registerTitles(transaction, &registered) }
        let canDelete = hasStoredAllUses && registered.table == tables.count
        var deleted: [String: Int]? = canDelete ? try deleteNext(transaction) : [:]
        while let soFar = deleted, !soFar.isEmpty, try mayContinue(), let next = try deleteNext(transaction) {
            deleted = soFar.merging(next, uniquingKeysWith: +)
        }
        try transaction.countEvictions(deleted ?? [:])
        return EvictionBatch(deleted.map { $0.isEmpty ? .prepared : .deleted } ?? .nothingLeft) {
            [self, registered, deleted] in
            uses.didStore(pending)
            registration.withLockedValue { $0 = registered }
            for (kind, count) in deleted ?? [:] { recordEviction(kind, count) }
        }
    }
}

// MARK: - The selection of values

extension CacheEviction {

    /// Registers the titles of some rows that versions without recorded uses may have stored.
    ///
    /// - Parameter progress: The progress, which is at the end if no rows remain.
    private func registerTitles(
        _ transaction: borrowing WriteTransaction, _ progress: inout Registration
    ) throws(DatabaseError) {
        var remaining = Self.registrationBatch
        while remaining > 0, progress.table < tables.count {
            if case .byTitle(let kind) = tables[progress.table].rule,
                let found = try tables[progress.table].registerTitles(
                    kind, after: progress.rowID, limit: remaining, in: transaction)
            {
                progress.rowID = found.last
                remaining -= found.count
            } else {
                progress = Registration(table: progress.table + 1)
            }
        }
    }

    /// Deletes the next values.
    ///
    /// - Returns: The numbers of deleted values by kind. They are empty if titles without values were passed. `nil` if
    ///   no values are left.
    private func deleteNext(_ transaction: borrowing WriteTransaction) throws(DatabaseError) -> [String: Int]? {
        let now = clock.now
        let latest = now.addingTimeInterval(FreshnessPolicy.clockTolerance)
        try transaction.correctUses(after: TitleUses.time(of: latest), to: TitleUses.time(of: now))
        for table in tables {
            guard case .byAge(let lifetime) = table.rule else { continue }
            let limit = now.addingTimeInterval(-(policy[keyPath: lifetime] / .seconds(1)))
            let count = try table.deleteOldest(before: limit, in: transaction)
            if count > 0 { return [table.name: count] }
        }
        return try deleteLeastRecentlyUsed(transaction)
    }

    /// Deletes some values of the title that was used least recently, or older values that belong to no title.
    private func deleteLeastRecentlyUsed(
        _ transaction: borrowing WriteTransaction
    ) throws(DatabaseError) -> [String: Int]? {
        let oldest = try oldestOfNoTitle(transaction)
        for _ in 0..<Self.emptyTitleBatch {
            guard let use = try transaction.leastRecentlyUsedTitle(),
                oldest.map({ TitleUses.time(of: $0.date) >= use.usedAt }) ?? true
            else {
                guard let oldest else { return nil }
                // The oldest value itself is included.
                let date = oldest.date.addingTimeInterval(0.001)
                return [oldest.table.name: try oldest.table.deleteOldest(before: date, in: transaction)]
            }
            let counts = try deleteValues(of: use.key, transaction)
            if !counts.isEmpty { return counts }
            _ = try transaction.delete(CoreTitleUseEntity.self, use.key)
        }
        return [:]
    }

    /// Returns the oldest value that belongs to no title, with its table.
    private func oldestOfNoTitle(
        _ transaction: borrowing WriteTransaction
    ) throws(DatabaseError) -> (date: Date, table: EvictableTable)? {
        var oldest: (date: Date, table: EvictableTable)?
        for table in tables {
            guard case .byAge = table.rule, let date = try table.oldest(in: transaction) else { continue }
            if oldest.map({ date < $0.date }) ?? true { oldest = (date, table) }
        }
        return oldest
    }

    /// Deletes some values of a title.
    ///
    /// - Returns: The numbers of deleted values by kind; empty if the title has no values.
    private func deleteValues(
        of title: CoreTitleUseEntity.Key, _ transaction: borrowing WriteTransaction
    ) throws(DatabaseError) -> [String: Int] {
        for table in tables {
            guard case .byTitle(let kind) = table.rule, kind.rawValue == title.kind else { continue }
            let count = try table.deleteValues(of: title.titleID, in: transaction)
            if count > 0 { return [table.name: count] }
        }
        return [:]
    }
}

// MARK: - Storing uses

extension CacheEviction {

    /// Stores the uses that were recorded before the call.
    ///
    /// - Returns: Whether all of them are stored. If not, the database could not be written.
    @discardableResult
    package func flushUses(to database: any CacheDatabase) async -> Bool {
        var pending = uses.pending(limit: .max)
        while !pending.isEmpty {
            let batch = Dictionary(uniqueKeysWithValues: pending.prefix(Self.useBatch).map { ($0.key, $0.value) })
            do throws(DatabaseError) {
                try await database.write(CoreTitleUseEntity.changes(toStore: batch))
            } catch {
                return false
            }
            uses.didStore(batch)
            for title in batch.keys { pending[title] = nil }
        }
        return true
    }

    /// Stores the recorded uses at the end of the process, unless the stored uses of all titles are recent.
    package func flushLastUses(to database: any CacheDatabase) async {
        let pending = CoreTitleUseEntity.rows(of: uses.pending(limit: .max))
        guard !pending.isEmpty else { return }
        guard let stored = try? await database.find(CoreTitleUseEntity.self, pending.map(\.key)) else { return }
        let isDue = zip(pending, stored).contains { use, stored in
            stored.map { $0.usedAt <= use.usedAt - Self.lastFlushInterval } ?? true
        }
        if isDue { await flushUses(to: database) }
    }

    /// Deletes the stored uses of titles whose values have expired.
    package func deleteOutdatedUses(in database: any CacheDatabase) async throws(DatabaseError) {
        let limit = TitleUses.time(of: clock.now.addingTimeInterval(-(policy.retention / .seconds(1))))
        try await database.deleteAll(CoreTitleUseEntity.self, where: "used_at", isLessThan: limit, batch: 100)
    }
}
