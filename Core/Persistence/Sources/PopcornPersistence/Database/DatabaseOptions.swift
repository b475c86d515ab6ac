import Foundation

/// The options of a database.
package struct DatabaseOptions: Sendable {

    /// The maximum number of read connections. Default: the number of processors, but at least 4 and at most 16.
    package var readers: Int

    /// The maximum number of reads that wait for a connection. Default: 10,000, which is less than a second of reads of
    /// movies. Further reads throw ``DatabaseError/overloaded(path:waiting:)``.
    package var waitingReads: Int

    /// The maximum time that a write waits for another writer to release the file lock. Default: 5 seconds.
    package var lockTimeout: Duration

    /// The maximum number of writes that wait. Default: 1,000.
    package var waitingWrites: Int

    /// The maximum time that a read or write waits for SQLite's own locks, which are held only briefly. Default: 1
    /// second.
    package var busyTimeout: Duration

    /// The interval at which reads check that the open file is still the file at the path. Default: 10 milliseconds.
    ///
    /// Writes always check.
    package var fileCheckInterval: Duration

    /// The size of the write-ahead log, in bytes, above which a write truncates it. Default: 16 MiB.
    ///
    /// A read that does not end prevents this. The log can then grow until the read ends.
    package var logSizeLimit: Int

    /// The size limit of a cache on disk, with its eviction. Default: `nil`, for no limit.
    package var sizeLimit: SizeLimit?

    /// A closure that returns the current time, for the delays of retries. Default: the system's monotonic clock.
    package var now: @Sendable () -> ContinuousClock.Instant

    /// The version of SQLite to check. Default: the version in use.
    var sqliteVersion = SQLiteVersion.current

    /// A closure that is called for each event, on any thread. Default: `nil`.
    package var observe: (@Sendable (DatabaseEvent) -> Void)?

    /// ``logSizeLimit``, or the limit of a small cache.
    var effectiveLogSizeLimit: Int { min(logSizeLimit, sizeLimit?.logSizeLimit ?? .max) }

    package init(
        readers: Int = min(max(ProcessInfo.processInfo.activeProcessorCount, 4), 16), waitingReads: Int = 10_000,
        lockTimeout: Duration = .seconds(5), waitingWrites: Int = 1000,
        busyTimeout: Duration = .seconds(1), fileCheckInterval: Duration = .milliseconds(10),
        logSizeLimit: Int = 16 * 1024 * 1024, sizeLimit: SizeLimit? = nil,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        observe: (@Sendable (DatabaseEvent) -> Void)? = nil
    ) {
        self.readers = max(1, readers)
        self.waitingReads = max(1, waitingReads)
        self.lockTimeout = lockTimeout
        self.waitingWrites = waitingWrites
        self.busyTimeout = busyTimeout
        self.fileCheckInterval = fileCheckInterval
        self.logSizeLimit = logSizeLimit
        self.sizeLimit = sizeLimit
        self.now = now
        self.observe = observe
    }
}

/// An event of a database, for metrics.
package enum DatabaseEvent: Hashable, Sendable {
    /// The database is corrupt.
    case corrupt(DatabaseError)
    /// An unusable cache was renamed to this path. A new file is created in its place.
    case setAside(String)
    /// The database opened its path again because another file had taken the place of the open one.
    case reopened
    /// The file could not be renamed or reopened. A later use retries.
    case reopeningFailed(DatabaseError)
    /// The write-ahead log has this size in bytes, which is above the limit, and could not be truncated, for example
    /// because a read does not end.
    case logNotTruncated(size: Int)
    /// The database or the disk is full.
    case full(DatabaseError)
    /// Values could not be evicted. A later write retries.
    case evictionFailed(DatabaseError)
}
