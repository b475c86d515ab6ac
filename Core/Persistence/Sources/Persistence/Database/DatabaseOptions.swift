/// How a database is used.
package struct DatabaseOptions: Sendable {

    /// How many connections read at most. Default: 4.
    package var readers: Int

    /// How long a write waits for another process. Default: 5 seconds.
    package var lockTimeout: Duration

    /// How long a statement waits for SQLite's own locks, which are held for moments only. Default: 1 second.
    package var busyTimeout: Duration

    package init(readers: Int = 4, lockTimeout: Duration = .seconds(5), busyTimeout: Duration = .seconds(1)) {
        self.readers = max(1, readers)
        self.lockTimeout = lockTimeout
        self.busyTimeout = busyTimeout
    }
}
