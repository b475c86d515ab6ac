#if PostgreSQL
import NIOConcurrencyHelpers
package import PopcornCaching
import PopcornConcurrency

/// The leases of fetches in a table. Only one of the processes on a schema fetches a value at a time.
///
/// A lease is renewed while its process fetches. The lease of a process that was killed expires after three seconds, by
/// the clock of the server.
package final class PostgreSQLFetchLeases: FetchLeases {

    /// The time after which a lease that is not renewed expires.
    private static let lifetime = Duration.seconds(3)

    private static let renewalInterval = Duration.seconds(1)

    /// The interval at which a process that waits for a fetch checks whether its lease has expired.
    private static let checkInterval = Duration.milliseconds(500)

    /// The interval at which a process deletes old leases.
    private static let sweepInterval = Duration.seconds(10)

    private let database: PostgreSQLDatabase
    private let changes: PostgreSQLChanges
    private let deletions: PostgreSQLDeletions
    private let table: String
    private let now: @Sendable () -> ContinuousClock.Instant
    private let sleep: @Sendable (Duration) async -> Void
    private let lastTicket = NIOLockedValueBox<Int64>(0)
    private let nextSweep: NIOLockedValueBox<ContinuousClock.Instant>

    /// Creates access to the leases in the schema of a cache.
    ///
    /// - Parameters:
    ///   - changes: The changes of all processes on the schema, which include the ends of fetches.
    ///   - now: The clock. Default: the continuous clock.
    ///   - sleep: A closure that waits for a duration, or until the task is cancelled.
    package init(
        of cache: PostgreSQLCache, _ changes: PostgreSQLChanges,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        database = cache.database
        self.changes = changes
        deletions = cache.deletions
        table = Self.table(cache.schema)
        self.now = now
        self.sleep = sleep
        nextSweep = NIOLockedValueBox(now())
    }

    private static func table(_ schema: String) -> String { "\(schema.quotedIdentifier).fetch_lease" }

    /// Returns the command that creates the table. It is not logged, because its rows are of no use after a crash.
    static func creation(_ schema: String) -> String {
        """
        CREATE UNLOGGED TABLE IF NOT EXISTS \(table(schema)) (name_hash bigint PRIMARY KEY, \
        origin text COLLATE "C" NOT NULL, ticket bigint NOT NULL, expires_at timestamptz NOT NULL, \
        released_at timestamptz)
        """
    }

    package func acquire(_ name: String, _ contention: FetchContention) async -> FetchAdmission {
        if contention == .ignore { return .fetch(lastDeletion: await lastDeletion()) {} }
        let hash = StableHash.of([.text(name)])
        while !Task.isCancelled {
            // Waits from before the attempt, so that no end is missed.
            let admission = await changes.fetches.withEnd(of: hash) { end -> FetchAdmission? in
                switch await attempt(hash, contention) {
                case .acquired(let lease):
                    return .fetch(lastDeletion: lease.lastDeletion) { [self] in await release(lease) }
                case .unavailable: return .fetch(lastDeletion: PostgreSQLDeletions.unknown) {}
                case .released: return .readAgain
                case .held where contention == .skip: return .readAgain
                case .held: return await hasEnded(end) ? .readAgain : nil
                }
            }
            if let admission { return admission }
        }
        return .unleased
    }

    private func hasEnded(_ end: FetchWaiters.End) async -> Bool {
        async let _: Void = {
            await sleep(Self.checkInterval)
            end.fulfil(false)
        }()
        return await end.value() ?? false
    }
}

// MARK: - Leases

extension PostgreSQLFetchLeases {

    /// A lease of this process.
    private struct Lease: Sendable {
        let hash: UInt64
        /// The number of the acquisition, so that a process does not release a later lease for the same value.
        let ticket: Int64
        /// The number of the last deletion when the lease was acquired.
        let lastDeletion: Int64
        let renewal: Task<Void, Never>
    }

    /// The result of an attempt to acquire a lease.
    private enum Attempt {
        case acquired(Lease)
        /// Another process has just ended its fetch.
        case released
        /// Another process has the lease.
        case held
        /// The server failed.
        case unavailable
    }

    private func attempt(_ hash: UInt64, _ contention: FetchContention) async -> Attempt {
        let ticket = lastTicket.withLockedValue { ticket in
            ticket += 1
            return ticket
        }
        let acquire = PostgreSQLCommand(
            """
            WITH acquired AS (\
            INSERT INTO \(table) AS stored (name_hash, origin, ticket, expires_at) \
            VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4)) \
            ON CONFLICT (name_hash) DO UPDATE SET origin = excluded.origin, ticket = excluded.ticket, \
            expires_at = excluded.expires_at, released_at = NULL \
            WHERE stored.origin = excluded.origin OR CASE WHEN stored.released_at IS NULL \
            THEN stored.expires_at < clock_timestamp() \
            ELSE $5 OR stored.released_at < clock_timestamp() - interval '1 second' END RETURNING 1) \
            SELECT EXISTS (SELECT FROM acquired), \
            EXISTS (SELECT FROM \(table) WHERE name_hash = $1 AND released_at IS NOT NULL), \
            \(deletions.lastNumber)
            """,
            [
                key(hash), .text(changes.origin), .integer(ticket), .real(Self.lifetime / .seconds(1)),
                .boolean(contention == .waitAfterReadingAgain),
            ])
        do throws(PostgreSQLError) {
            try await sweepIfDue()
            let rows = try await database.execute(PostgreSQLBatch(.repeatableWrite, [acquire]))[0]
            if try rows.boolean(0, 0) == true {
                let renewal = Task.detached { [self] in await renew(hash, ticket) }
                let lastDeletion = try rows.integer(0, 2) ?? PostgreSQLDeletions.unknown
                return .acquired(Lease(hash: hash, ticket: ticket, lastDeletion: lastDeletion, renewal: renewal))
            }
            return try rows.boolean(0, 1) == true ? .released : .held
        } catch {
            return .unavailable
        }
    }

    /// Returns the number of the last deletion.
    private func lastDeletion() async -> Int64 {
        let select = PostgreSQLCommand("SELECT \(deletions.lastNumber)")
        let rows = try? await database.execute(PostgreSQLBatch(.read, [select]))[0]
        return (try? rows?.integer(0, 0)) ?? PostgreSQLDeletions.unknown
    }

    /// Renews a lease until the task is cancelled.
    private func renew(_ hash: UInt64, _ ticket: Int64) async {
        let renewal = PostgreSQLCommand(
            """
            UPDATE \(table) SET expires_at = clock_timestamp() + make_interval(secs => $4) \
            WHERE name_hash = $1 AND origin = $2 AND ticket = $3 AND released_at IS NULL
            """,
            [key(hash), .text(changes.origin), .integer(ticket), .real(Self.lifetime / .seconds(1))])
        while true {
            await sleep(Self.renewalInterval)
            guard !Task.isCancelled else { return }
            _ = try? await database.execute(PostgreSQLBatch(.repeatableWrite, [renewal]))
        }
    }

    /// Releases a lease, and ends the waits of other processes. If this fails, the lease expires.
    private func release(_ lease: Lease) async {
        lease.renewal.cancel()
        let release = PostgreSQLCommand(
            """
            UPDATE \(table) SET released_at = clock_timestamp() \
            WHERE name_hash = $1 AND origin = $2 AND ticket = $3
            """, [key(lease.hash), .text(changes.origin), .integer(lease.ticket)])
        _ = try? await database.execute(
            PostgreSQLBatch(.repeatableWrite, [release, changes.notification(.fetched(lease.hash))]))
    }

    /// Deletes leases that have expired, if that is due.
    private func sweepIfDue() async throws(PostgreSQLError) {
        let now = now()
        let isDue = nextSweep.withLockedValue { next in
            guard now >= next else { return false }
            next = now + Self.sweepInterval
            return true
        }
        guard isDue else { return }
        let sweep = PostgreSQLCommand(
            """
            DELETE FROM \(table) WHERE name_hash IN (SELECT name_hash FROM \(table) \
            WHERE expires_at < clock_timestamp() - interval '10 seconds' LIMIT 1000 FOR UPDATE SKIP LOCKED)
            """)
        _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [sweep]))
    }

    private func key(_ hash: UInt64) -> PostgreSQLValue { .integer(Int64(bitPattern: hash)) }
}
#endif
