import Foundation

/// A lock on some bytes of a file, as another process would hold or see it.
///
/// Locks of an "open file description" conflict with the POSIX locks that SQLite takes, also within one process
/// (`man 2 fcntl`). The file stays open for as long as this lives, since closing it would drop SQLite's locks.
final class FileLocks: Sendable {

    // <fcntl.h>; not imported into Swift.
    private static let getLock: Int32 = 36
    private static let setLock: Int32 = 37

    let descriptor: Int32

    init(_ file: URL) {
        descriptor = open(file.path, O_RDWR)
    }

    deinit {
        close(descriptor)
    }

    /// Whether anyone holds a lock on some of the bytes.
    func isLocked(_ bytes: ClosedRange<Int>) -> Bool {
        var lock = description(of: bytes, F_WRLCK)
        guard fcntl(descriptor, Self.getLock, &lock) == 0 else { return false }
        return lock.l_type != Int16(F_UNLCK)
    }

    /// Locks the bytes exclusively.
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

/// The moment in which another process rebuilds a database's WAL index: readers have to wait.
///
/// <https://sqlite.org/walformat.html#wal_locks>
struct WALRecovery: Sendable {

    private static let writeToRecoverLock = 120...122
    private static let headerLength = 96

    private let locks: FileLocks
    private let header: [UInt8]

    /// Begins, or gives `nil` if the locks are not to be had.
    init?(of database: URL) {
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
