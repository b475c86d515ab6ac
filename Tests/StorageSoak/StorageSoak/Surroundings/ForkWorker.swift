import CSurroundings
import Foundation
import PopcornPersistence

/// A worker that increments counters while it is forked. The forked processes inherit the open databases and the locks,
/// do not use them, and end in several ways.
struct ForkWorker: Worker {

    let folder: URL
    let forkCount: Int

    func run(_ say: @escaping @Sendable (String) -> Void) async throws {
        let library = try await Database.userData(
            at: folder.appending(path: "library.sqlite"), migrations: .withCounters, logger: .silent)
        let increments = Task {
            var count = 0
            while !Task.isCancelled {
                do throws(DatabaseError) {
                    try await library.increment(0)
                    count += 1
                } catch {
                    guard error == .cancelled else { throw error }
                }
            }
            return count
        }
        for number in 0..<forkCount {
            let process = surroundings_fork([FORK_LEAVES, FORK_EXITS, FORK_WAITS][number % 3])
            try expect(process > 0, "the process cannot be forked")
            try await Task.sleep(for: .milliseconds(5))
            kill(process, SIGKILL)
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
        increments.cancel()
        let count = try await increments.value
        await library.close()
        say("\(count)")
    }
}
