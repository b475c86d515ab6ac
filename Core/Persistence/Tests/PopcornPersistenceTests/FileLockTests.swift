import Foundation
import Testing

@testable import PopcornPersistence

@Suite
struct FileLockTests {

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
