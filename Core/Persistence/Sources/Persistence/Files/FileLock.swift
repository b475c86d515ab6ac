import Foundation

/// A file beside a database whose lock is the right to write and to checkpoint, across processes.
///
/// SQLite 3.7.0 to 3.51.2 can damage a WAL database when two connections write and checkpoint at the same moment, so
/// only the holder of this lock does either. <https://sqlite.org/wal.html#walresetbug>
final class FileLock: Sendable {

    let path: String
    private let descriptor: Int32

    /// Opens the lock file, creating it where there is none.
    init(path: String) throws(DatabaseError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .inaccessible(path: path, reason: lastSystemError()) }
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Runs a closure while holding the lock. Blocks the thread, so it is for the writer's own.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait for another process.
    ///   - isCancelled: Asked while waiting.
    /// - Throws: ``DatabaseError/inUse(path:waited:)`` after the timeout.
    func hold<Result>(
        waiting timeout: Duration, isCancelled: () -> Bool = { false },
        _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try acquire(timeout, isCancelled)
        defer { flock(descriptor, LOCK_UN) }
        return try body()
    }

    private func acquire(_ timeout: Duration, _ isCancelled: () -> Bool) throws(DatabaseError) {
        let start = ContinuousClock.now
        var pause: UInt32 = 500
        // Polled, because a blocking flock() can be neither bounded nor cancelled.
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw .inaccessible(path: path, reason: lastSystemError())
            }
            if isCancelled() { throw .cancelled }
            guard start.duration(to: .now) < timeout else { throw .inUse(path: path, waited: timeout) }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
    }
}

/// What the last failed system call reports.
func lastSystemError() -> String {
    String(cString: strerror(errno))
}
