import Foundation

/// A file beside a database whose lock is the right to write and to checkpoint, across processes.
///
/// SQLite 3.7.0 to 3.51.2 can damage a WAL database when two connections write and checkpoint at the same moment, so
/// only the holder of this lock does either. <https://sqlite.org/wal.html#walresetbug>
///
/// Used on the writer's queue only.
final class FileLock {

    private let files: DatabaseFiles
    private var descriptor: Int32

    /// Opens the lock file, creating it and its folder if they are missing.
    init(_ files: DatabaseFiles) throws(DatabaseError) {
        self.files = files
        descriptor = try Self.open(files)
    }

    deinit {
        close(descriptor)
    }

    /// Runs a closure while holding the lock. Blocks the thread.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait for another process.
    ///   - isCancelled: Asked while waiting.
    /// - Throws: ``DatabaseError/inUse(path:waited:)`` after the timeout.
    func hold<Result>(
        waiting timeout: Duration, isCancelled: () -> Bool, _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try acquire(timeout, isCancelled)
        defer { flock(descriptor, LOCK_UN) }
        return try body()
    }

    private static func open(_ files: DatabaseFiles) throws(DatabaseError) -> Int32 {
        try files.createFolder()
        let descriptor = Glibc.open(files.lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .inaccessible(path: files.lockPath, reason: lastSystemError()) }
        return descriptor
    }

    private func acquire(_ timeout: Duration, _ isCancelled: () -> Bool) throws(DatabaseError) {
        let start = ContinuousClock.now
        var pause: UInt32 = 500
        while true {
            // Polled, because a blocking flock() can be neither bounded nor cancelled.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                if isInPlace { return }
                // Someone deleted the lock file; the lock of another one is what others ask for.
                close(descriptor)
                descriptor = -1
                descriptor = try Self.open(files)
                continue
            }
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw .inaccessible(path: files.lockPath, reason: lastSystemError())
            }
            if isCancelled() { throw .cancelled }
            guard start.duration(to: .now) < timeout else { throw .inUse(path: files.lockPath, waited: timeout) }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
    }

    private var isInPlace: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0
            && DatabaseFiles.Identity(status) == DatabaseFiles.Identity(ofFileAt: files.lockPath)
    }
}

/// What the last failed system call reports.
func lastSystemError() -> String {
    String(cString: strerror(errno))
}
