#if PostgreSQL
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A rate limit that the processes on a schema share.
///
/// A process reserves the times at which it sends its next requests, in one row that has the time of the next request
/// of all processes. Processes that reserve equal numbers therefore get equal shares, and only the reservations of a
/// process that ends are lost. Times are measured by the clock of the server.
///
/// If the server fails, each process limits its own rate to its share: the shared rate divided by the last known number
/// of active processes. When the server has returned, both limits apply until the other processes have connected again.
package final class PostgreSQLRateLimit: Sendable {

    /// The maximum number of requests that all processes together have reserved and not sent.
    private static let reservationLimit = 400.0

    /// The interval at which a process reports that it is active, and counts the active processes.
    private static let reportInterval = Duration.seconds(5)

    /// The time after which all processes have connected to a server that has returned: the longest delay between two
    /// attempts, and an attempt (see ``PostgreSQLOptions``).
    private static let returnTime = Duration.seconds(8)

    private struct State {
        var nextReport: ContinuousClock.Instant?
        /// The number of active processes, including this process.
        var processCount = 1
        /// The time of the next request while the server fails.
        var nextRequest: ContinuousClock.Instant?
        /// The time until which other processes may not have connected to the server that has returned.
        var returnEnd: ContinuousClock.Instant?
    }

    private let database: PostgreSQLDatabase
    private let origin: String
    /// The interval between two requests, in seconds.
    private let interval: Double
    /// The maximum time by which the next request can be in the past, in seconds.
    private let burst: Double
    /// The maximum time by which the next request can be in the future, in seconds. If the stored time is later, the
    /// clock of the server was set back. A burst of requests is then assumed to be reserved and not sent, and the next
    /// request is sent after it.
    private let horizon: Double
    private let limits: String
    private let processes: String
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = NIOLockedValueBox(State())

    /// Creates access to the rate limit in the schema of a cache.
    ///
    /// - Parameters:
    ///   - origin: The identifier of the process.
    ///   - requestsPerSecond: The rate of all processes together. All have the same rate.
    ///   - burst: The maximum number of requests in a burst.
    ///   - maximumPause: The maximum duration of a pause.
    ///   - now: The clock. Default: the continuous clock.
    package init(
        of cache: PostgreSQLCache, origin: String, requestsPerSecond: Double, burst: Int,
        maximumPause: Duration,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        database = cache.database
        self.origin = origin
        interval = 1 / min(max(requestsPerSecond, 1.0 / 3600), 1_000_000)
        self.burst = interval * Double(max(burst, 1))
        horizon = maximumPause / .seconds(1) + interval * Self.reservationLimit
        limits = Self.limits(cache.schema)
        processes = Self.processes(cache.schema)
        self.now = now
    }

    private static func limits(_ schema: String) -> String { "\(schema.quotedIdentifier).rate_limit" }

    private static func processes(_ schema: String) -> String { "\(schema.quotedIdentifier).rate_limit_process" }

    /// Returns the commands that create the tables. They are not logged, because their rows are of no use after a
    /// crash.
    static func creation(_ schema: String) -> [String] {
        [
            """
            CREATE UNLOGGED TABLE IF NOT EXISTS \(limits(schema)) \
            (name text COLLATE "C" PRIMARY KEY, next_at timestamptz NOT NULL)
            """,
            """
            CREATE UNLOGGED TABLE IF NOT EXISTS \(processes(schema)) \
            (origin text COLLATE "C" PRIMARY KEY, active_at timestamptz NOT NULL)
            """,
        ]
    }

    /// Reserves requests.
    ///
    /// - Returns: The delays after which the requests may be sent, in ascending order. Empty if the task was cancelled.
    package func reserve(_ count: Int) async -> [Duration] {
        guard count > 0 else { return [] }
        let reservation = PostgreSQLCommand(
            """
            INSERT INTO \(limits) AS stored (name, next_at) \
            VALUES ('tmdb', clock_timestamp() + make_interval(secs => $1)) \
            ON CONFLICT (name) DO UPDATE SET next_at = \
            CASE WHEN stored.next_at > clock_timestamp() + make_interval(secs => $3) \
            THEN clock_timestamp() + make_interval(secs => $2) \
            ELSE greatest(stored.next_at, clock_timestamp() - make_interval(secs => $2)) END \
            + make_interval(secs => $1) \
            RETURNING extract(epoch FROM stored.next_at - clock_timestamp())::double precision - $1
            """, [.real(interval * Double(count)), .real(burst), .real(horizon)])
        do throws(PostgreSQLError) {
            let first = try await executeForReaders(.write, reservation)[0].real(0, 0) ?? 0
            await reportIfDue()
            let delays = (0..<count).map { Duration.seconds(max(first + interval * Double($0), 0)) }
            return isReturning ? zip(delays, reserveWithoutServer(count)).map { max($0, $1) } : delays
        } catch {
            guard error.kind != .cancelled else { return [] }
            let now = now()
            state.withLockedValue { $0.returnEnd = now + Self.returnTime }
            return reserveWithoutServer(count)
        }
    }

    /// Moves the next request of all processes behind a pause. If this fails, only this process pauses.
    package func pause(for duration: Duration) async {
        let pause = PostgreSQLCommand(
            """
            UPDATE \(limits) SET next_at = \
            greatest(next_at, clock_timestamp() + make_interval(secs => $1)) WHERE name = 'tmdb'
            """, [.real(duration / .seconds(1))])
        _ = try? await executeForReaders(.repeatableWrite, pause)
    }

    /// Executes a command before background operations, because the requests of readers wait for it too.
    private func executeForReaders(
        _ effect: PostgreSQLBatch.Effect, _ command: PostgreSQLCommand
    ) async throws(PostgreSQLError) -> [PostgreSQLRows] {
        let result = await RequestPriority.$current.withValue(.interactive) {
            do throws(PostgreSQLError) {
                return Result<[PostgreSQLRows], PostgreSQLError>.success(
                    try await database.execute(PostgreSQLBatch(effect, [command])))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Whether other processes may not have connected to the server that has returned.
    private var isReturning: Bool {
        let now = now()
        return state.withLockedValue { state in state.returnEnd.map { now < $0 } ?? false }
    }

    private func reserveWithoutServer(_ count: Int) -> [Duration] {
        let now = now()
        return state.withLockedValue { state in
            let interval = Duration.seconds(interval * Double(state.processCount))
            let first = max(state.nextRequest ?? now, now)
            state.nextRequest = first + interval * count
            return (0..<count).map { first - now + interval * $0 }
        }
    }

    /// Reports that the process is active, and counts the active processes, if that is due.
    private func reportIfDue() async {
        let now = now()
        let isDue = state.withLockedValue { state in
            if let next = state.nextReport, now < next { return false }
            state.nextReport = now + Self.reportInterval
            return true
        }
        guard isDue else { return }
        let commands = [
            PostgreSQLCommand(
                """
                INSERT INTO \(processes) (origin, active_at) VALUES ($1, clock_timestamp()) \
                ON CONFLICT (origin) DO UPDATE SET active_at = excluded.active_at
                """, [.text(origin)]),
            PostgreSQLCommand(
                """
                DELETE FROM \(processes) WHERE origin IN (SELECT origin FROM \(processes) \
                WHERE active_at < clock_timestamp() - interval '15 seconds' FOR UPDATE SKIP LOCKED)
                """),
            PostgreSQLCommand("SELECT count(*) FROM \(processes)"),
        ]
        guard let results = try? await database.execute(PostgreSQLBatch(.repeatableWrite, commands)),
            let count = try? results[2].integer(0, 0)
        else { return }
        // The server lists a process when it has connected again.
        let former = isReturning ? state.withLockedValue(\.processCount) : 1
        state.withLockedValue { $0.processCount = max(Int(count), former) }
    }
}
#endif
