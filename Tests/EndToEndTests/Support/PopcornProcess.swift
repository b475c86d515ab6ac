import Foundation
import Synchronization

/// The command `popcorn`, run as a process of its own.
struct PopcornProcess {

    /// What a finished process left.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String

        /// Standard output as a JSON object.
        var json: [String: Any] {
            get throws {
                let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
                return object as? [String: Any] ?? [:]
            }
        }

        /// The object `source` of ``json``.
        var source: [String: Any] {
            get throws { try json["source"] as? [String: Any] ?? [:] }
        }

        /// The lines of standard error.
        var errorLines: [Substring] { errors.split(separator: "\n") }
    }

    /// Where the build put the command: beside the tests.
    static let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "popcorn")

    /// Runs the command to its end.
    ///
    /// - Parameter environment: All that it is given; nothing of the tests' own environment but what finds libraries.
    static func run(_ arguments: [String], environment: [String: String]) async throws -> Outcome {
        let running = try RunningProcess(arguments, environment: environment)
        return await running.outcome()
    }
}

/// A process that was started, with what it writes.
final class RunningProcess: Sendable {

    private let identifier: Int32
    private let ended: AsyncStream<Int32>
    private let output: Collector
    private let errors: Collector

    init(_ arguments: [String], environment: [String: String]) throws {
        let process = Process()
        process.executableURL = PopcornProcess.executable
        process.arguments = arguments
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
        process.environment = inherited.merging(environment) { _, own in own }
        let outputPipe = Pipe()
        let errorPipe = Pipe()
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        process.standardInput = FileHandle.nullDevice
        let (ended, ending) = AsyncStream<Int32>.makeStream()
        process.terminationHandler = { process in
            // A signal counts as a shell counts it.
            let offset: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
            ending.yield(process.terminationStatus + offset)
            ending.finish()
        }
        output = Collector(outputPipe.fileHandleForReading)
        errors = Collector(errorPipe.fileHandleForReading)
        self.ended = ended
        try process.run()
        identifier = process.processIdentifier
    }

    /// Waits for the first line on standard output that begins so, and gives the rest of it.
    func line(beginning prefix: String) async -> String? {
        for await text in output.growth {
            // The last line may not be whole yet.
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            if let line = lines.first(where: { $0.hasPrefix(prefix) }) {
                return String(line.dropFirst(prefix.count))
            }
        }
        return nil
    }

    func send(signal: Int32) {
        kill(identifier, signal)
    }

    /// Waits for the end of the process.
    func outcome() async -> PopcornProcess.Outcome {
        var status: Int32 = -1
        for await ended in ended {
            status = ended
        }
        return PopcornProcess.Outcome(status: status, output: await output.all(), errors: await errors.all())
    }
}

/// Reads a pipe to its end while the process runs, so that the process never waits for a full pipe.
private final class Collector: Sendable {

    /// The text so far, each time it has grown. For one reader.
    let growth: AsyncStream<String>

    private let finished: AsyncStream<Void>
    private let bytes = Mutex(Data())

    init(_ handle: FileHandle) {
        let (growth, growing) = AsyncStream<String>.makeStream()
        let (finished, finishing) = AsyncStream<Void>.makeStream()
        self.growth = growth
        self.finished = finished
        handle.readabilityHandler = { [self] handle in
            let piece = handle.availableData
            let text = bytes.withLock { bytes in
                bytes.append(piece)
                return String(decoding: bytes, as: UTF8.self)
            }
            growing.yield(text)
            if piece.isEmpty {
                handle.readabilityHandler = nil
                growing.finish()
                finishing.finish()
            }
        }
    }

    func all() async -> String {
        for await _ in finished {}
        return bytes.withLock { String(decoding: $0, as: UTF8.self) }
    }
}
