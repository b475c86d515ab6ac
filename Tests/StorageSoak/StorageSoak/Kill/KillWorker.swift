import CoreDomainTestHelpers
import Foundation
import PopcornPersistence

/// A worker that writes to the library and the cache until it is killed.
///
/// It sends a line before each write and after it: `begin entry 1003 17`, `done entry 1003 17`.
struct KillWorker: Worker {

    /// The number of tasks of a worker. Their writes share transactions.
    private static let taskCount = 4

    /// The number of keys of each task in each database.
    private static let keyCount = 10

    let folder: URL
    let number: Int
    let seed: UInt64
    /// The first sequence number, which is greater than those of the worker's earlier lives.
    let firstSequence: Int

    func run(_ say: @escaping @Sendable (String) -> Void) async throws {
        let version = SoakVersion.current
        let library = try await Database.userData(
            at: folder.appending(path: "library.sqlite"), migrations: version.migrations, logger: .silent)
        let options = DatabaseOptions(sizeLimit: SizeLimit(byteCount: SizeLimit.minimum, eviction: SoakEviction()))
        let cache = try await Database.cache(
            at: folder.appending(path: "cache.sqlite"), schema: version.schema, options: options, logger: .silent)
        try await withThrowingTaskGroup { group in
            for task in 0..<Self.taskCount {
                group.addTask { try await write(to: library, cache, task, say) }
            }
            try await group.waitForAll()
        }
    }

    /// Writes to both databases, one write after the other.
    ///
    /// - Parameter task: The number of the task, which determines its keys.
    private func write(
        to library: Database, _ cache: Database, _ task: Int, _ say: @Sendable (String) -> Void
    ) async throws {
        var generator = SeededGenerator(seed: seed &+ UInt64(task))
        var sequence = firstSequence
        while true {
            let key = (number + 1) * 1000 + task * 100 + Int.random(in: 0..<Self.keyCount, using: &generator)
            sequence += 1
            let choice = Int.random(in: 0..<100, using: &generator)
            switch choice {
            case 0..<45: try await write(SoakEntry(key, sequence: sequence), to: library, say)
            case 45..<55: try await delete(entry: key, from: library, say)
            case 55..<95: await write(SoakTitle(key, sequence: sequence), to: cache, say)
            case 95..<98: try? await library.checkpoint()
            // The other workers find their file replaced, and open the new one.
            default: if number == 0, task == 0 { try? await cache.replaceFile() }
            }
        }
    }

    private func write(_ entry: SoakEntry, to library: Database, _ say: (String) -> Void) async throws {
        let line = "entry \(entry.key.entryID) \(entry.sequence)"
        say("begin \(line)")
        try await library.write([entry])
        say("done \(line)")
    }

    private func delete(entry key: Int, from library: Database, _ say: (String) -> Void) async throws {
        say("begin entry \(key) none")
        _ = try await library.write { transaction throws(DatabaseError) in
            try transaction.delete(SoakEntry.self, SoakEntry.Key(entryID: key))
        }
        say("done entry \(key) none")
    }

    /// Writes a title. A write that finds the file replaced, or the lock held for long, is not repeated.
    private func write(_ title: SoakTitle, to cache: Database, _ say: (String) -> Void) async {
        let line = "title \(title.key.titleID) \(title.sequence)"
        say("begin \(line)")
        do throws(DatabaseError) {
            try await cache.write { transaction throws(DatabaseError) in try transaction.store(title) }
            say("done \(line)")
        } catch {}
    }
}
