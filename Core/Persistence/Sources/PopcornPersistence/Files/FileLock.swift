import Foundation

/// A lock file next to a database. Only the holder of the lock may write and checkpoint.
///
/// The lock excludes other processes, and other writers of the same file in this process.
///
/// SQLite 3.7.0 to 3.51.2 can corrupt a WAL database if two connections write and checkpoint at the same time, so only
/// the holder of this lock does either. <https://sqlite.org/wal.html#walresetbug>
///
/// A process that writes repeatedly, such as a purge, could acquire the lock again before a waiting process polls it.
/// The right to poll the lock is therefore a lock of its own, the turn, on a byte of the file. A waiting process has
/// the turn, and the process that released the lock waits for the turn. Versions without the turn only poll the lock.
///
/// Used only on the writer's queue.
package final class FileLock {

    /// The maximum time to wait for the turn. A process that has it may be suspended.
    private static let turnTimeout = Duration.milliseconds(250)

    /// `F_OFD_SETLK`, which is defined in `<fcntl.h>` but not imported into Swift.
    private static let setLock: Int32 = 37

    private let files: DatabaseFiles
    private let path: String
    /// The descriptor of the open lock file; -1 if it could not be opened.
    private(set) var descriptor: Int32
    private var identity: DatabaseFiles.Identity?

    /// Opens the lock file, creating it and its folder if they are missing.
    package init(_ files: DatabaseFiles) throws(DatabaseError) {
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
    ///   - isCancelled: A closure that returns whether to stop waiting. Called after each failed attempt.
    /// - Throws: ``DatabaseError/lockTimeout(path:waited:)`` after the timeout, ``DatabaseError/cancelled``.
    package func hold<Result>(
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
        // Polls, because blocking calls do not support a timeout or cancellation.
        var pause = PollingPause(limit: 5000)
        var hasTurn = takeTurn()
        while !hasTurn, start.duration(to: .now) < min(timeout, Self.turnTimeout) {
            if isCancelled() { throw .cancelled }
            pause.sleep()
            hasTurn = takeTurn()
        }
        defer { if hasTurn { setTurn(F_UNLCK) } }
        // Only the process that has the turn polls often.
        pause = PollingPause(limit: hasTurn ? 2000 : 20_000)
        while true {
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
            pause.sleep()
        }
    }

    /// Takes the turn, unless another process has it.
    ///
    /// - Returns: `false` if another process has the turn. If the file system has no such locks, `true`.
    private func takeTurn() -> Bool {
        setTurn(F_WRLCK) == 0 || (errno != EAGAIN && errno != EACCES)
    }

    /// Locks or unlocks the first byte of the file. <https://man7.org/linux/man-pages/man2/F_GETLK.2const.html>
    @discardableResult
    private func setTurn(_ type: Int32) -> Int32 {
        var lock = flock(l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 1, l_pid: 0)
        return fcntl(descriptor, Self.setLock, &lock)
    }
}

/// A pause between two attempts to acquire a lock. It doubles each time, from 0.5 milliseconds.
private struct PollingPause {

    private let limit: UInt32
    private var microseconds: UInt32 = 500

    /// - Parameter limit: The maximum pause in microseconds.
    init(limit: UInt32) {
        self.limit = limit
    }

    /// Blocks the thread for the next pause.
    mutating func sleep() {
        usleep(microseconds)
        microseconds = min(microseconds * 2, limit)
    }
}

/// Returns the message of the last failed system call.
package func lastSystemError() -> String {
    String(cString: strerror(errno))
}
