import Foundation
import Testing

@testable import PopcornPersistence

@Suite
struct FileLockTests {

    /// The byte of the lock file that is locked by the process whose turn is next.
    private static let turn = 0...0

    @Test
    func `a process that releases the lock does not acquire it before a waiting one`() async throws {
        try await withFolder { folder in
            let files = DatabaseFiles(path: folder.appending(path: "cache.sqlite").path)
            let lock = try FileLock(files)
            let locks = FileLocks(URL(filePath: files.lockPath))
            let mayRelease = Gate()
            let waiting = try lock.hold(waiting: .zero, isCancelled: { false }) { () throws(DatabaseError) in
                let waiting = Task(executorPreference: ThreadExecutor()) {
                    try FileLock(files).hold(waiting: .seconds(60), isCancelled: { false }) {
                        () throws(DatabaseError) in mayRelease.wait()
                    }
                }
                let deadline = ContinuousClock.now + .seconds(10)
                while !locks.isLocked(Self.turn), .now < deadline { sched_yield() }
                return waiting
            }

            #expect(throws: DatabaseError.lockTimeout(path: files.lockPath, waited: .milliseconds(200))) {
                try lock.hold(waiting: .milliseconds(200), isCancelled: { false }) { () throws(DatabaseError) in }
            }
            mayRelease.open()
            try await waiting.value
        }
    }

    @Test
    func `a process that has the turn and is suspended does not exclude others`() async throws {
        try await withFolder { folder in
            let files = DatabaseFiles(path: folder.appending(path: "cache.sqlite").path)
            let lock = try FileLock(files)
            let suspended = FileLocks(URL(filePath: files.lockPath))
            #expect(suspended.lock(Self.turn))

            #expect(try lock.hold(waiting: .seconds(60), isCancelled: { false }) { () throws(DatabaseError) in true })
        }
    }

    @Test
    func `a lock without a folder closes its file once, and recovers with the folder`() async throws {
        try await withFolder { folder in
            let files = DatabaseFiles(path: folder.appending(path: "cache.sqlite").path)
            let lock = try FileLock(files)
            let number = lock.descriptor
            let moved = folder.deletingLastPathComponent().appending(path: "moved-\(UUID().uuidString)")
            try FileManager.default.moveItem(at: folder, to: moved)
            try Data().write(to: folder)
            defer { try? FileManager.default.removeItem(at: moved) }

            func hold() throws(DatabaseError) -> Bool {
                try lock.hold(waiting: .seconds(1), isCancelled: { false }) { () throws(DatabaseError) in true }
            }
            #expect(throws: DatabaseError.self) { try hold() }
            #expect(lock.descriptor == -1)
            // Another file gets the number of the closed one.
            let other = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, number)
            defer { close(other) }
            for _ in 0..<2 {
                #expect(throws: DatabaseError.self) { try hold() }
            }
            #expect(fcntl(other, F_GETFD) >= 0)

            try FileManager.default.removeItem(at: folder)
            try FileManager.default.moveItem(at: moved, to: folder)
            #expect(try hold())
            #expect(lock.descriptor >= 0)
        }
    }
}
