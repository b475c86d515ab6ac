import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence

/// A run in which the surroundings of running services change: the date, the folder, its permissions, the number of
/// open files, and forks of the process.
struct SurroundingsRun: SoakRun {

    let name = "surroundings"
    let summary = "Moves the date and the folder, makes it read-only, uses up descriptors, forks the process."
    let fullAmount = 60
    let shortAmount = 6

    private static let scenes: [(name: String, play: @Sendable (URL) async throws -> Bool)] = [
        (
            "date moved",
            {
                try await FolderScenes.clock($0); return true
            }
        ),
        (
            "folder moved",
            {
                try await FolderScenes.moved($0); return true
            }
        ),
        (
            "folder replaced",
            {
                try await FolderScenes.replaced($0); return true
            }
        ),
        ("folder read-only", readOnly), ("10,000 descriptors", descriptors), ("forked", forks),
    ]

    func run(_ soak: Soak) async throws -> String {
        var counts: [String: Int] = [:]
        for round in soak.rounds {
            let scene = Self.scenes[round % Self.scenes.count]
            let isPlayed = try await soak.round(round) { folder in
                do {
                    return try await scene.play(folder)
                } catch {
                    throw Violation("\(scene.name): \(error)")
                }
            }
            counts[isPlayed ? scene.name : "\(scene.name) (not permitted, so skipped)", default: 0] += 1
        }
        return counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "; ")
    }

    private static func readOnly(_ folder: URL) async throws -> Bool {
        let lines = NIOLockedValueBox<[Substring]>([])
        let worker = try WorkerProcess(ReadOnlyWorker(folder: folder), through: ["unshare", "-m"]) { line in
            lines.withLockedValue { $0.append(line) }
        }
        let ending = await worker.end()
        let heard = lines.withLockedValue { $0 }
        // `unshare` itself fails if it is not permitted, before the worker has said anything.
        if heard == ["not permitted"] || (heard.isEmpty && ending == .exited(1)) { return false }
        try expect(ending == .exited(0) && heard == ["done"], "the worker ended with \(ending)")
        return true
    }

    /// The maximum number of processes that ``descriptors(_:)`` starts.
    private static let descriptorAttempts = 5

    private static func descriptors(_ folder: URL) async throws -> Bool {
        let lines = NIOLockedValueBox<[Substring]>([])
        var ending = WorkerProcess.Ending.exited(-1)
        for _ in 0..<descriptorAttempts {
            lines.withLockedValue { $0 = [] }
            let worker = try WorkerProcess(DescriptorWorker(folder: folder, count: 10_000)) { line in
                lines.withLockedValue { $0.append(line) }
            }
            ending = await worker.end()
            // Dispatch opens a file about each of its threads every second, and ends the process if it cannot.
            if ending != .killed(SIGILL) { break }
        }
        let heard = lines.withLockedValue { $0 }
        try expect(ending == .exited(0) && heard.last == "done", "the worker ended with \(ending)")
        return heard.first == "10000 open"
    }

    private static func forks(_ folder: URL) async throws -> Bool {
        let counts = NIOLockedValueBox<[Int]>([])
        let workers = try (0..<2).map { _ in
            try WorkerProcess(ForkWorker(folder: folder, forkCount: 60)) { line in
                counts.withLockedValue { $0.append(Int(line) ?? -1) }
            }
        }
        for worker in workers {
            let ending = await worker.end()
            try expect(ending == .exited(0), "a worker ended with \(ending)")
        }
        let library = try await Database.userData(
            at: folder.appending(path: "library.sqlite"), migrations: .withCounters, logger: .silent)
        try await library.verifyStructure("library")
        let stored = try await library.find(SoakCounter.self, SoakCounter.Key(counterID: 0))?.count ?? 0
        await library.close()
        let acknowledged = counts.withLockedValue { $0.reduce(0, +) }
        try expect(stored == acknowledged, "the counter is \(stored), but \(acknowledged) additions were acknowledged")
        return true
    }
}
