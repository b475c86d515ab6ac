package import CoreDomainTestHelpers
package import Foundation

/// The parameters of a run, and the round that is running.
package struct Soak: Sendable {

    /// The name of the run.
    package let run: String

    /// The number of rounds.
    package let amount: Int

    /// The seed of all random choices.
    package let seed: UInt64

    /// The only round to run; `nil` for all rounds.
    package let onlyRound: Int?

    /// The folder in which each round has its own folder.
    private let folder: URL
    private let watch: RoundWatch

    /// Creates the parameters of a run.
    ///
    /// - Parameters:
    ///   - folder: The folder for the files of the rounds. Default: a folder in memory if the system has `/dev/shm`.
    ///   - watch: The watch that reports a round that does not end. Default: a watch without a time limit.
    package init(
        _ run: String, amount: Int, seed: UInt64 = 1, onlyRound: Int? = nil, folder: URL? = nil,
        watch: RoundWatch = RoundWatch()
    ) {
        self.run = run
        self.amount = amount
        self.seed = seed
        self.onlyRound = onlyRound
        self.folder = folder ?? Self.defaultFolder
        self.watch = watch
    }

    /// The numbers of the rounds to run.
    package var rounds: [Int] { onlyRound.map { [$0] } ?? Array(0..<amount) }

    /// Returns the generator of the random choices of a round.
    package func generator(_ round: Int) -> SeededGenerator {
        var generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(round))
        return SeededGenerator(seed: generator.next())
    }

    /// Runs a round in a new folder, which is deleted afterwards.
    ///
    /// - Throws: ``SoakFailure`` with what repeats the round, if an expectation is violated.
    package func round<Result: Sendable>(
        _ round: Int, _ body: (URL) async throws -> Result
    ) async throws(SoakFailure) -> Result {
        watch.begin("\(run), seed \(seed), round \(round)")
        defer { watch.end() }
        do {
            return try await withFolder(body)
        } catch {
            throw SoakFailure(run: run, seed: seed, round: round, amount: amount, reason: "\(error)")
        }
    }

    /// Runs a closure with a new folder, which is deleted afterwards.
    package func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        // The virtual file system of the faults needs a path without symbolic links, as SQLite passes it.
        let folder = folder.resolvingSymlinksInPath().appending(path: "soak-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    private static var defaultFolder: URL {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: "/dev/shm", isDirectory: &isFolder)
        return exists && isFolder.boolValue ? URL(filePath: "/dev/shm") : FileManager.default.temporaryDirectory
    }
}
