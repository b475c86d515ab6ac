import Foundation

/// A lock file next to a database. Only the holder of the lock may write and checkpoint.
///
/// The lock excludes other processes, and other writers of the same file in this process.
///
/// SQLite 3.7.0 to 3.51.2 can corrupt a WAL database if two connections write and checkpoint at the same time, so only
/// the holder of this lock does either. <https://sqlite.org/wal.html#walresetbug>
///
/// Used only on the writer's queue.
final class FileLock {

    private let files: DatabaseFiles
    private let path: String
    /// The descriptor of the open lock file; -1 if it could not be opened.
    private(set) var descriptor: Int32
    private var identity: DatabaseFiles.Identity?

    /// Opens the lock file, creating it and its folder if they are missing.
    init(_ files: DatabaseFiles) throws(DatabaseError) {
        self.files = files
        path = files.lockPath
        descriptor = -1
        try open()
    }

    deinit {
        closeFile()
    }

    /// Closes the lock file. Its descriptor is closed only once, because another file may then get the same number.
    private func closeFile() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// Runs a closure while holding the lock. Waits by blocking the thread.
    ///
    /// - Parameters:
    ///   - timeout: The maximum time to wait for the lock.
    ///   - isCancelled: Returns whether to stop waiting. Called after each failed attempt.
    /// - Throws: ``DatabaseError/lockTimeout(path:waited:)`` after the timeout, ``DatabaseError/cancelled``.
    func hold<Result>(
        waiting timeout: Duration, isCancelled: () -> Bool, _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        if descriptor < 0 { try open() }
        try acquire(timeout, isCancelled)
        defer { flock(descriptor, LOCK_UN) }
        return try body()
    }

    private func open() throws(DatabaseError) {
        closeFile()
        try files.createFolder()
        descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .inaccessible(path: path, reason: lastSystemError()) }
        var status = stat()
        identity = fstat(descriptor, &status) == 0 ? DatabaseFiles.Identity(status) : nil
    }

    private func acquire(_ timeout: Duration, _ isCancelled: () -> Bool) throws(DatabaseError) {
        let start = ContinuousClock.now
        var pause: UInt32 = 500
        while true {
            // Polls, because a blocking flock() does not support a timeout or cancellation.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                if DatabaseFiles.Identity(ofFileAt: path) == identity { return }
                // The lock file was deleted or replaced, so this lock no longer excludes others. Open the file at the
                // path and retry.
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

/// Returns the message of the last failed system call.
func lastSystemError() -> String {
    String(cString: strerror(errno))
}
