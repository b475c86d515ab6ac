import Foundation

/// Locks on byte ranges of a file, as another process would hold or see them.
///
/// Locks of an "open file description" conflict with the POSIX locks that SQLite takes, also within one process (`man 2
/// fcntl`). The file stays open for the lifetime of the object, because closing it would drop SQLite's locks.
final class FileLocks: Sendable {

    // Defined in <fcntl.h>, but not imported into Swift.
    private static let getLock: Int32 = 36
    private static let setLock: Int32 = 37

    let descriptor: Int32

    init(_ file: URL) {
        descriptor = open(file.path, O_RDWR)
    }

    deinit {
        close(descriptor)
    }

    /// Returns whether any of the bytes are locked.
    func isLocked(_ bytes: ClosedRange<Int>) -> Bool {
        var lock = description(of: bytes, F_WRLCK)
        guard fcntl(descriptor, Self.getLock, &lock) == 0 else { return false }
        return lock.l_type != Int16(F_UNLCK)
    }

    /// Locks the bytes exclusively and returns whether that succeeded.
    func lock(_ bytes: ClosedRange<Int>) -> Bool {
        var lock = description(of: bytes, F_WRLCK)
        return fcntl(descriptor, Self.setLock, &lock) == 0
    }

    func unlock(_ bytes: ClosedRange<Int>) {
        var lock = description(of: bytes, F_UNLCK)
        _ = fcntl(descriptor, Self.setLock, &lock)
    }

    private func description(of bytes: ClosedRange<Int>, _ type: Int32) -> flock {
        flock(
            l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: bytes.lowerBound, l_len: bytes.count, l_pid: 0)
    }
}

/// A simulated recovery of a database's WAL index by another process, during which readers have to wait.
///
/// <https://sqlite.org/walformat.html#wal_locks>
struct WALRecovery: Sendable {

    private static let writeToRecoverLock = 120...122
    private static let headerLength = 96

    private let locks: FileLocks
    private let header: [UInt8]

    /// Starts a recovery when the locks are available. The writer may still hold one, because it deletes outdated rows
    /// after it has opened the file.
    static func started(of database: URL) async -> WALRecovery {
        while true {
            if let recovery = WALRecovery(of: database) { return recovery }
            await Task.yield()
        }
    }

    /// Starts the recovery, or returns `nil` if the locks are not available.
    private init?(of database: URL) {
        locks = FileLocks(URL(filePath: "\(database.path)-shm"))
        guard locks.lock(Self.writeToRecoverLock) else { return nil }
        var header = [UInt8](repeating: 0, count: Self.headerLength)
        guard pread(locks.descriptor, &header, header.count, 0) == header.count else { return nil }
        self.header = header
        let zeros = [UInt8](repeating: 0, count: Self.headerLength)
        guard pwrite(locks.descriptor, zeros, zeros.count, 0) == zeros.count else { return nil }
    }

    func end() {
        _ = pwrite(locks.descriptor, header, header.count, 0)
        locks.unlock(Self.writeToRecoverLock)
    }
}
