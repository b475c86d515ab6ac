#if PostgreSQL
import CoreDomain
package import CoreInfrastructure
import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornPersistence

/// A limit for the size of the values in a cache, and the selection of the values that are evicted.
package struct PostgreSQLSizeLimit: Sendable {

    /// The limit in bytes. The size is estimated from a sample of the rows, without dead rows and free space.
    package let byteCount: Int
    package let eviction: CacheEviction

    package init(byteCount: Int, eviction: CacheEviction) {
        self.byteCount = byteCount
        self.eviction = eviction
    }
}

/// The eviction of a cache with a limited size. One process at a time evicts.
///
/// An eviction sends no notification. A value in memory whose row was evicted has not changed, and is used until it
/// expires.
///
/// Values are deleted in the order that ``CoreInfrastructure/CacheEviction`` describes. Rows that another transaction
/// has locked are skipped.
struct PostgreSQLEviction: Sendable {

    /// The number of titles that one transaction deletes.
    private static let titleBatch = 20

    /// The number of values of each table without titles that one transaction deletes.
    private static let valueBatch = 100

    /// The number of pages of a table that are read for an estimate.
    private static let samplePageCount = 500.0

    /// The estimated size of a row in addition to its records: headers, keys and index entries, in bytes.
    private static let rowOverhead: Int64 = 150

    /// The fraction of the limit that a process writes between two checks of the size.
    private static let checksPerLimit = 200

    private let limit: PostgreSQLSizeLimit
    private let database: PostgreSQLDatabase
    private let layouts: PostgreSQLLayouts
    private let schema: String
    private let logger: Logger
    /// The number of bytes that were written since the last check of the size.
    private let writtenByteCount: NIOLockedValueBox<Int>

    init(
        _ limit: PostgreSQLSizeLimit, in database: PostgreSQLDatabase, _ layouts: PostgreSQLLayouts, schema: String,
        logger: Logger
    ) {
        self.limit = limit
        self.database = database
        self.layouts = layouts
        self.schema = schema
        self.logger = logger
        // The first write checks the size.
        writtenByteCount = NIOLockedValueBox(limit.byteCount)
    }

    private static func table(_ schema: String) -> String { "\(schema.quotedIdentifier).cache_eviction" }

    /// Returns the command that creates the table with the numbers of evicted values.
    static func creation(_ schema: String) -> String {
        #"CREATE TABLE IF NOT EXISTS \#(table(schema)) (kind text COLLATE "C" PRIMARY KEY, count bigint NOT NULL)"#
    }

    /// Returns the numbers of values that all processes evicted, by kind.
    static func counts(
        in database: PostgreSQLDatabase, _ schema: String
    ) async throws(PostgreSQLError) -> [String: Int] {
        let select = PostgreSQLCommand("SELECT kind, count FROM \(table(schema))")
        let rows = try await database.execute(PostgreSQLBatch(.read, [select]))[0]
        var counts: [String: Int] = [:]
        for row in 0..<rows.count {
            if let kind = try rows.text(row, 0), let count = try rows.integer(row, 1) { counts[kind] = Int(count) }
        }
        return counts
    }

    /// Counts written bytes.
    ///
    /// - Returns: Whether the size is to be checked.
    func isDue(afterWriting byteCount: Int) -> Bool {
        writtenByteCount.withLockedValue { written in
            written += byteCount
            guard written >= max(limit.byteCount / Self.checksPerLimit, 1) else { return false }
            written = 0
            return true
        }
    }

    /// Deletes values until the cache is a tenth smaller than the limit, if it is larger than the limit.
    func run(flushingUsesTo cache: PostgreSQLCache) async {
        do throws(PostgreSQLError) {
            let size = try await contentSize()
            limit.eviction.recordSize(size)
            guard size > limit.byteCount else { return }
            guard await limit.eviction.flushUses(to: cache) else { return }
            try await correctUses()
            var remaining = size - limit.byteCount / 10 * 9
            while remaining > 0, !Task.isCancelled, let deleted = try await deleteBatch() {
                remaining -= deleted.byteCount
                for (kind, count) in deleted.counts { limit.eviction.recordEviction(kind, count) }
            }
        } catch {
            // A later write tries again.
            logger.debug("Values were not evicted", metadata: ["database": "\(database)", "error": "\(error)"])
        }
    }

    // MARK: - Size

    /// Returns the estimated size of all values, in bytes.
    func contentSize() async throws(PostgreSQLError) -> Int {
        let tables = layouts.allTables
        let sizes = try await database.execute(
            PostgreSQLBatch(
                .read,
                tables.map {
                    PostgreSQLCommand(
                        "SELECT pg_relation_size($1::regclass) / current_setting('block_size')::bigint",
                        [.text($0.name)])
                }))
        var samples: [PostgreSQLCommand] = []
        var percentages: [Double] = []
        for (table, rows) in zip(tables, sizes) {
            let pageCount = Double(try rows.integer(0, 0) ?? 0)
            let percentage = min(100, 100 * Self.samplePageCount / max(pageCount, 1))
            percentages.append(percentage)
            samples.append(
                PostgreSQLCommand(
                    """
                    SELECT count(*), coalesce(sum(\(table.recordSize)), 0)::bigint \
                    FROM \(table.name) TABLESAMPLE SYSTEM ($1)
                    """, [.real(percentage)]))
        }
        let counts = try await database.execute(PostgreSQLBatch(.read, samples))
        var size = 0.0
        for (percentage, rows) in zip(percentages, counts) {
            let byteCount = (try rows.integer(0, 1) ?? 0) + (try rows.integer(0, 0) ?? 0) * Self.rowOverhead
            size += Double(byteCount) * 100 / percentage
        }
        return Int(size)
    }

    // MARK: - Deletion

    /// The values that one transaction deleted.
    private struct Deletion: Sendable {
        /// The numbers of values by kind.
        var counts: [String: Int] = [:]
        var byteCount = 0
        /// The number of titles, which may have no values.
        var titleCount = 0

        var isEmpty: Bool { counts.isEmpty && titleCount == 0 }
    }

    /// Corrects stored times of use that are in the future because a clock was wrong. Only the column by which uses are
    /// sorted changes; the next use replaces it.
    private func correctUses() async throws(PostgreSQLError) {
        let now = limit.eviction.clock.now
        let latest = now.addingTimeInterval(FreshnessPolicy.clockTolerance)
        _ = try await database.execute(
            PostgreSQLBatch(
                .repeatableWrite,
                [
                    PostgreSQLCommand(
                        "UPDATE \(uses) SET used_at = $1 WHERE used_at > $2",
                        [.integer(Int64(TitleUses.time(of: now))), .integer(Int64(TitleUses.time(of: latest)))])
                ]))
    }

    private var uses: String { "\(schema.quotedIdentifier).core_title_use" }

    /// Deletes the next values in one transaction.
    ///
    /// - Returns: The deleted values; `nil` if no values are left, or if another process evicts.
    private func deleteBatch() async throws(PostgreSQLError) -> Deletion? {
        let eviction = limit.eviction
        let now = eviction.clock.now
        return try await database.transaction(.readCommitted) { transaction throws(PostgreSQLError) -> Deletion? in
            let lock = PostgreSQLCommand(
                "SELECT pg_try_advisory_xact_lock($1)", [.integer(StableHash.lock("eviction", schema))])
            guard try transaction.execute([lock])[0].boolean(0, 0) == true else { return nil }
            var deletion = Deletion()
            for table in eviction.tables {
                guard case .byAge(let lifetime) = table.rule else { continue }
                let limit = now.addingTimeInterval(-(eviction.policy[keyPath: lifetime] / .seconds(1)))
                try deleteOldest(of: table, before: limit, transaction, &deletion)
            }
            if deletion.isEmpty { try deleteLeastRecentlyUsed(transaction, &deletion) }
            guard !deletion.isEmpty else { return nil }
            try add(deletion.counts, transaction)
            return deletion
        }
    }

    /// Deletes the titles that were used least recently, and older values that belong to no title.
    private func deleteLeastRecentlyUsed(
        _ transaction: borrowing PostgreSQLTransaction, _ deletion: inout Deletion
    ) throws(PostgreSQLError) {
        let rows = try transaction.execute([
            PostgreSQLCommand(
                """
                DELETE FROM \(uses) WHERE (kind, title_id) IN (SELECT kind, title_id FROM \(uses) \
                ORDER BY used_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING kind, title_id, used_at
                """, [.integer(Int64(Self.titleBatch))])
        ])[0]
        var titles: [String: [Int64]] = [:]
        var latest: Int64?
        for row in 0..<rows.count {
            guard let kind = try rows.text(row, 0), let id = try rows.integer(row, 1) else { continue }
            titles[kind, default: []].append(id)
            latest = max(latest ?? .min, try rows.integer(row, 2) ?? 0)
        }
        let date = latest.map { TitleUses.date(of: Int($0)) } ?? .distantFuture
        for table in limit.eviction.tables {
            switch table.rule {
            case .byAge:
                try deleteOldest(of: table, before: date, transaction, &deletion)
            case .byTitle(let kind):
                guard let ids = titles[kind.rawValue], let rows = try? layouts.table(named: table.table) else {
                    continue
                }
                try delete(
                    from: rows, "\(rows.firstKeyColumn) = ANY($1)", [.integers(ids)], transaction, table.name, &deletion
                )
            }
        }
        deletion.titleCount = rows.count
    }

    private func deleteOldest(
        of table: EvictableTable, before date: Date, _ transaction: borrowing PostgreSQLTransaction,
        _ deletion: inout Deletion
    ) throws(PostgreSQLError) {
        guard let rows = try? layouts.table(named: table.table) else { return }
        try delete(
            from: rows, rows.oldest(by: table.time),
            [.real(date.timeIntervalSinceReferenceDate), .integer(Int64(Self.valueBatch))], transaction, table.name,
            &deletion)
    }

    private func delete(
        from table: PostgreSQLTable, _ condition: String, _ values: [PostgreSQLValue],
        _ transaction: borrowing PostgreSQLTransaction, _ kind: String, _ deletion: inout Deletion
    ) throws(PostgreSQLError) {
        let rows = try transaction.execute([
            PostgreSQLCommand(
                """
                WITH deleted AS (DELETE FROM \(table.name) WHERE \(condition) RETURNING \(table.recordSize) AS size) \
                SELECT count(*), coalesce(sum(size), 0)::bigint FROM deleted
                """, values)
        ])[0]
        let count = try rows.integer(0, 0) ?? 0
        guard count > 0 else { return }
        deletion.counts[kind, default: 0] += Int(count)
        deletion.byteCount += Int((try rows.integer(0, 1) ?? 0) + count * Self.rowOverhead)
    }

    private func add(
        _ counts: [String: Int], _ transaction: borrowing PostgreSQLTransaction
    ) throws(PostgreSQLError) {
        _ = try transaction.execute(
            counts.sorted { $0.key < $1.key }.map { kind, count in
                PostgreSQLCommand(
                    """
                    INSERT INTO \(Self.table(schema)) AS stored (kind, count) VALUES ($1, $2) \
                    ON CONFLICT (kind) DO UPDATE SET count = stored.count + excluded.count
                    """, [.text(kind), .integer(Int64(count))])
            })
    }
}
#endif
