#if PostgreSQL
import PopcornConcurrency

/// The limits and the clock of a pool of connections.
package struct PostgreSQLOptions: Sendable {

    /// The maximum number of connections. Each has a thread. Default: 8.
    package var connectionLimit = 8

    /// The maximum number of operations that wait for a connection. Default: 10,000.
    package var waitingLimit = 10_000

    /// The maximum time of an operation, including the time that it waits for a connection. Default: 5 seconds.
    package var timeout = Duration.seconds(5)

    /// The maximum time that a command waits for a lock of another session. Default: `nil`, which is the timeout.
    package var lockTimeout: Duration?

    /// The maximum time to establish a connection. Default: 5 seconds.
    package var connectTimeout = Duration.seconds(5)

    /// The delay after the first failed attempt to connect. It doubles with each further failed attempt, and varies by
    /// half. Default: 0.1 seconds.
    package var firstReconnectionDelay = Duration.milliseconds(100)

    /// The maximum delay after a failed attempt to connect, which varies by half. Default: 2 seconds.
    package var maximumReconnectionDelay = Duration.seconds(2)

    /// The time after which a connection that is not used is closed, by the clock of the system. Default: 5 minutes.
    package var idleTimeout = Duration.seconds(300)

    /// Whether a commit waits until it is on the disk of the server. If `false`, the last commits are lost if the
    /// server crashes, and the database stays consistent.
    /// <https://www.postgresql.org/docs/current/wal-async-commit.html> Default: `true`.
    package var waitsForDisk = true

    /// The interval of the queries that confirm that notifications are received, and the timeout of each. Default: 2
    /// seconds.
    package var confirmationInterval = Duration.seconds(2)

    /// The maximum number of prepared statements of a connection. The least recently used statement is deallocated
    /// first. Default: 256.
    package var statementLimit = 256

    /// The lowest version of the server, as `server_version_num`. Servers of other makers that speak the protocol
    /// report the version of PostgreSQL that they resemble. Default: 120000, which is 12.
    package var minimumServerVersion = 120_000

    /// The clock of timeouts and delays.
    package var now: @Sendable () -> ContinuousClock.Instant = { .now }

    /// A closure that returns a random number from 0 to 1, which varies the delay before a new connection.
    package var random: @Sendable () -> Double = { .random(in: 0...1) }

    /// A closure that starts a thread with a name and the size of its stack in bytes. It returns `false` if the system
    /// cannot create a thread.
    package var startThread:
        @Sendable (_ name: String, _ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool = {
            SystemThread.start($0, stackSize: $1, $2)
        }

    package init() {}
}
#endif
