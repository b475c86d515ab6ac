import Foundation

/// A worker that holds the file lock of the cache until it is released.
struct LockWorker: Worker {

    let folder: URL

    func run(_ say: @escaping @Sendable (String) -> Void) async throws {
        let descriptor = open(folder.appending(path: "cache.sqlite.lock").path, O_RDWR | O_CREAT, 0o600)
        try expect(descriptor >= 0 && flock(descriptor, LOCK_EX) == 0, "the lock cannot be taken")
        say("locked")
        _ = FileHandle.standardInput.readDataToEndOfFile()
    }
}
