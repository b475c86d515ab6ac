import Foundation

/// A file beside a database whose lock is the right to write and to checkpoint, across processes.
///
/// SQLite 3.7.0 to 3.51.2 can damage a WAL database when two connections write and checkpoint at the same moment, so
/// only the holder of this lock does either. <https://sqlite.org/wal.html#walresetbug>
///
/// Used on the writer's queue only.
final class FileLock {

    private let files: DatabaseFiles
    private let path: String
    private var descriptor: Int32
    private var identity: DatabaseFiles.Identity?

    /// Opens the lock file, creating it and its folder if they are missing.
    init(_ files: DatabaseFiles) throws(DatabaseError) {
        self.files = files
        path = files.lockPath
        descriptor = -1
        try open()
    }

    deinit {
        close(descriptor)
    }

    /// Runs a closure while holding the lock. Blocks the thread.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait for another process.
    ///   - isCancelled: Asked while waiting.
    /// - Throws: ``DatabaseError/lockTimeout(path:waited:)`` after the timeout.
    func hold<Result>(
        waiting timeout: Duration, isCancelled: () -> Bool, _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        if descriptor < 0 { try open() }
        try acquire(timeout, isCancelled)
        defer { flock(descriptor, LOCK_UN) }
        return try body()
    }

    private func open() throws(DatabaseError) {
        close(descriptor)
        try files.createFolder()
        descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .inaccessible(path: path, reason: lastSystemError()) }
        var status = stat()
        identity = fstat(descriptor, &status) == 0 ? DatabaseFiles.Identity(status) : nil
    }

    private func acquire(_ timeout: Duration, _ isCancelled: () -> Bool) throws(DatabaseError) {
        let start = ContinuousClock.now
        var pause: UInt32 = 500
        while true {
            // Polled, because a blocking flock() can be neither bounded nor cancelled.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                if DatabaseFiles.Identity(ofFileAt: path) == identity { return }
                // Someone deleted the lock file; the lock of another one is what others ask for.
                try open()
                continue
            }
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw .inaccessible(path: path, reason: lastSystemError())
            }
            if isCancelled() { throw .cancelled }
            guard start.duration(to: .now) < timeout else { throw .lockTimeout(path: path, waited: timeout) }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
    }
}

/// What the last failed system call reports.
func lastSystemError() -> String {
    String(cString: strerror(errno))
}
