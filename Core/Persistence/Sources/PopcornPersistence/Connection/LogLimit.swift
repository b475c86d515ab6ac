/// The size limit of a write-ahead log.
///
/// SQLite's automatic checkpoint does not shorten the log, and under constant reading, the log is never restarted. A
/// log above the limit is therefore truncated after a write.
///
/// Used only on the writer's queue, while the file lock is held.
struct LogLimit {

    /// The maximum time that a checkpoint waits for running reads.
    private static let wait = Duration.milliseconds(10)

    private let files: DatabaseFiles
    private let options: DatabaseOptions
    private let report: DatabaseEventReporter
    private var backoff = RetryBackoff(first: .milliseconds(100), limit: .seconds(5))

    init(_ files: DatabaseFiles, _ options: DatabaseOptions, _ report: DatabaseEventReporter) {
        self.files = files
        self.options = options
        self.report = report
    }

    /// The limit in bytes.
    var byteCount: Int { options.effectiveLogSizeLimit }

    /// Truncates the log if it is larger than the limit, unless a read prevents it. After a failure, the next attempt
    /// is delayed.
    mutating func apply(to connection: Connection) {
        guard files.logSize > byteCount else { return }
        truncate(connection)
    }

    /// Truncates the log, unless a read prevents it. After a failure, the next attempt is delayed.
    mutating func truncate(_ connection: Connection) {
        let size = files.logSize
        guard size > 0, backoff.isDue(at: options.now()) else { return }
        connection.setBusyTimeout(Self.wait)
        defer { connection.setBusyTimeout(options.busyTimeout) }
        do throws(DatabaseError) {
            try connection.checkpoint()
            backoff.reset()
        } catch {
            backoff.recordFailure(at: options.now())
            report.logNotTruncated(size: size, error)
        }
    }
}
