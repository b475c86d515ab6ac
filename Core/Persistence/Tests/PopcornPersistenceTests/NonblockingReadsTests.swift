import CPopcornSQLite
import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import PopcornPersistence

/// Tests of reads that do not wait for the disk.
@Suite
struct NonblockingReadsTests {

    /// The calls of the function with which SQLite reads, and of the closure of a read.
    private final class Calls: Sendable {
        private let threads = NIOLockedValueBox<[pthread_t]>([])
        private let reads = NIOLockedValueBox(0)

        var threadsOfClosure: [pthread_t] { threads.withLockedValue(\.self) }
        var readCount: Int { reads.withLockedValue(\.self) }

        func noteClosure() { threads.withLockedValue { $0.append(pthread_self()) } }

        /// Creates reads that fail with an error number, or read from the disk without one.
        ///
        /// - Parameter number: The number of the first read that fails. Default: 1.
        func reads(failingWith code: Int32?, from number: Int = 1) -> NonblockingReads {
            NonblockingReads { [reads] file, bytes, count, offset in
                let current = reads.withLockedValue { reads in
                    reads += 1
                    return reads
                }
                guard let code, current >= number else { return pread(file, bytes, count, offset) }
                errno = code
                // Linux 5.9 and 5.10 return 0 in place of `EAGAIN`.
                return code == 0 ? 0 : -1
            }
        }
    }

    /// Calls a closure with a pool whose reads on the cooperative pool are limited to none.
    private func withPool(
        _ reads: NonblockingReads, _ body: (ReaderPool) async throws -> Void
    ) async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.appending(path: "notes.sqlite").path
            let writer = try Connection(path: path, role: .writer, busyTimeout: .zero)
            try writer.execute("CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('a')")
            let pool = ReaderPool(
                path: path, limit: 1, waitingLimit: 10, checkInterval: .seconds(3600),
                cooperativeReads: CooperativeReads(limit: 0), nonblockingReads: reads
            ) { () async throws(DatabaseError) in
                try Connection(path: path, role: .reader, busyTimeout: .zero)
            }
            try await body(pool)
            await pool.close()
        }
    }

    private func text(_ connection: Connection) throws(DatabaseError) -> String? {
        try connection.scalar("SELECT text FROM note")
    }

    @Test
    func `a read of bytes in memory runs on the thread of its task`() async throws {
        let calls = Calls()
        try await withPool(calls.reads(failingWith: nil)) { pool in
            let task = pthread_self()
            let found = try await pool.withConnection(isBrief: true) { connection throws(DatabaseError) in
                calls.noteClosure()
                return try text(connection)
            }
            #expect(found == "a")
            #expect(calls.readCount > 0)
            #expect(calls.threadsOfClosure == [task])
        }
    }

    @Test(arguments: [EAGAIN, 0])
    func `a read that would wait for the disk is repeated on a thread of its connection`(_ code: Int32) async throws {
        let calls = Calls()
        try await withPool(calls.reads(failingWith: code)) { pool in
            let found = try await pool.withConnection(isBrief: true) { connection throws(DatabaseError) in
                calls.noteClosure()
                return try text(connection)
            }
            #expect(found == "a")
            #expect(calls.readCount == 1)
            #expect(Set(calls.threadsOfClosure).count == 2)
        }
    }

    @Test(arguments: 1...4)
    func `a transaction that would wait for the disk is repeated as a whole`(from number: Int) async throws {
        let calls = Calls()
        try await withPool(calls.reads(failingWith: EAGAIN, from: number)) { pool in
            for _ in 1...2 {
                let found = try await pool.withConnection(isBrief: true) { connection throws(DatabaseError) in
                    calls.noteClosure()
                    return try connection.read { _ throws(DatabaseError) in
                        [try text(connection), try text(connection)]
                    }
                }
                #expect(found == ["a", "a"])
            }
            #expect(calls.readCount >= number)
            #expect(calls.threadsOfClosure.count > 2)
        }
    }

    @Test
    func `a result that was made without the missing bytes is not returned`() async throws {
        let calls = Calls()
        try await withPool(calls.reads(failingWith: EAGAIN)) { pool in
            let found = try await pool.withConnection(isBrief: true) { connection in
                calls.noteClosure()
                return try? text(connection)
            }
            #expect(found == "a")
            #expect(calls.threadsOfClosure.count == 2)
        }
    }

    @Test
    func `an error for another reason is thrown without a repetition`() async throws {
        let calls = Calls()
        try await withPool(calls.reads(failingWith: nil)) { pool in
            await #expect(throws: DatabaseError.cancelled) {
                try await pool.withConnection(isBrief: true) { _ throws(DatabaseError) in
                    calls.noteClosure()
                    throw DatabaseError.cancelled
                }
            }
            #expect(calls.threadsOfClosure.count == 1)
        }
        let failing = Calls()
        try await withPool(failing.reads(failingWith: EIO)) { pool in
            let error = await #expect(throws: DatabaseError.self) {
                try await pool.withConnection(isBrief: true) { connection throws(DatabaseError) in
                    failing.noteClosure()
                    return try text(connection)
                }
            }
            guard case .sqlite(let failure) = error else { return #expect(error == nil) }
            #expect(failure.primaryCode == SQLITE_IOERR)
            #expect(failing.threadsOfClosure.count == 1)
        }
    }

    @Test(arguments: [EOPNOTSUPP, ENOSYS, EINVAL])
    func `a file system without such reads ends the attempts`(_ code: Int32) async throws {
        let calls = Calls()
        let reads = calls.reads(failingWith: code)
        try await withPool(reads) { pool in
            for expected in ["a", "a"] {
                let found = try await pool.withConnection(isBrief: true) { connection throws(DatabaseError) in
                    calls.noteClosure()
                    return try text(connection)
                }
                #expect(found == expected)
            }
            #expect(calls.readCount == 1)
            #expect(!reads.isSupported)
            let (first, second) = (calls.threadsOfClosure.first, calls.threadsOfClosure.last)
            #expect(calls.threadsOfClosure.count == 2)
            #expect(first != second)
        }
    }

    /// Removes the pages of a file from the memory of the operating system, if its file system allows it.
    private func dropPages(of path: String) {
        let file = open(path, O_RDONLY)
        defer { close(file) }
        #expect(fsync(file) == 0)
        posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
    }

    @Test
    func `the operating system reads only bytes in memory`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.appending(path: "notes.sqlite").path
            do {
                let writer = try Connection(path: path, role: .writer, busyTimeout: .zero)
                try writer.execute("CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('a')")
            }
            let reads = NonblockingReads()
            let attempt = { (connection: Connection) throws(DatabaseError) in
                try reads.attempt { () throws(DatabaseError) in try text(connection) }
            }
            dropPages(of: path)
            let reader = try Connection(path: path, role: .reader, busyTimeout: .zero)
            let first = try attempt(reader)
            #expect(first == nil || first == "a")
            #expect(try text(reader) == "a")
            #expect(try attempt(reader) == "a" || !reads.isSupported)
        }
    }
}
