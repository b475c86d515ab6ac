import CPopcornSQLite
import Foundation
import Glibc
import Synchronization

/// Reads of a database that do not wait for the disk, so that they can run on any thread of the cooperative pool.
///
/// While such a read runs, SQLite reads only bytes that the operating system has in memory. A read that needs other
/// bytes fails, and is repeated on a thread that may wait.
package final class NonblockingReads: Sendable {

    /// A closure that reads bytes of a file at an offset. It fails with `EAGAIN` if the bytes are not in memory.
    typealias Read = @Sendable (_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ offset: off_t) -> Int

    fileprivate let read: Read
    /// Whether the file system was found to lack such reads.
    fileprivate let isUnsupported = Atomic(false)

    init(_ read: @escaping Read) {
        self.read = read
    }

    /// Creates the reads of a database with the function of the operating system.
    package convenience init() {
        self.init { csqlite_read_memory($0, $1, $2, $3) }
    }

    /// Whether reads can be attempted: SQLite and the process allow it, and the file system has them.
    var isSupported: Bool { formerRead != nil && currentAttempt != nil && !isUnsupported.load(ordering: .relaxed) }

    /// Runs a closure that reads.
    ///
    /// - Returns: The result, or `nil` if the closure would have waited for the disk.
    /// - Throws: Errors of the closure.
    func attempt<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result? {
        guard isSupported, let currentAttempt else { return nil }
        var attempt = Attempt(reads: self)
        return try withUnsafeMutablePointer(to: &attempt) { attempt throws(DatabaseError) in
            pthread_setspecific(currentAttempt, attempt)
            defer { pthread_setspecific(currentAttempt, nil) }
            do throws(DatabaseError) {
                let result = try body()
                return attempt.pointee.wouldWait ? nil : result
            } catch {
                if attempt.pointee.wouldWait { return nil }
                throw error
            }
        }
    }
}

/// The attempt of a thread.
private struct Attempt {
    let reads: NonblockingReads
    var wouldWait = false
}

/// The key of a pointer to the current ``Attempt`` of each thread; `nil` if the process has no further key.
private let currentAttempt: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
}()

/// The function with which SQLite reads files without an attempt; `nil` if it cannot be replaced.
private let formerRead = {
    _ = Connection.libraryCode
    return csqlite_replace_read(readFile)
}()

/// Reads bytes of a file for SQLite.
private func readFile(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ offset: off_t) -> Int {
    if let attempt = currentAttempt.flatMap(pthread_getspecific)?.assumingMemoryBound(to: Attempt.self),
        attempt.pointee.reads.isSupported
    {
        let readCount = attempt.pointee.reads.read(file, bytes, count, offset)
        if readCount > 0 { return readCount }
        switch readCount < 0 ? errno : EAGAIN {
        case EOPNOTSUPP, ENOSYS, EINVAL:
            attempt.pointee.reads.isUnsupported.store(true, ordering: .relaxed)
        case EAGAIN:
            // Linux 5.9 and 5.10 return 0 in place of the error.
            attempt.pointee.wouldWait = true
            errno = EAGAIN
            return -1
        default:
            return readCount
        }
    }
    return formerRead?(file, bytes, count, offset) ?? pread(file, bytes, count, offset)
}

/// The reads that run on threads of the cooperative pool, whose number is limited.
///
/// A read may block its thread on the disk. The limit leaves threads for other tasks.
package final class CooperativeReads: Sendable {

    /// The reads of all databases of this process. The limit is half of the processors, so it is 0 for one processor.
    package static let shared = CooperativeReads(limit: ProcessInfo.processInfo.activeProcessorCount / 2)

    private let limit: Int
    private let count = Atomic(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a read unless the limit is reached. Call ``end()`` after the read.
    ///
    /// - Returns: Whether the read was added.
    func begin() -> Bool {
        if count.add(1, ordering: .relaxed).newValue <= limit { return true }
        end()
        return false
    }

    /// Removes a read.
    func end() {
        count.subtract(1, ordering: .relaxed)
    }
}
