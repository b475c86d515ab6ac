import Dispatch
import Foundation
import NIOConcurrencyHelpers

/// A process that runs a ``Worker``, and the lines that the worker has sent.
final class WorkerProcess: Sendable {

    /// The way in which a process has ended.
    enum Ending: Equatable {
        case exited(Int32)
        case killed(Int32)
    }

    private let id: pid_t
    private let input: FileHandle
    private let output: FileHandle
    /// The queue that reads the lines, until the output ends.
    private let queue = DispatchQueue(label: "worker")
    private let heard: @Sendable (Substring) -> Void
    private let ending = NIOLockedValueBox<Ending?>(nil)

    /// Starts a worker.
    ///
    /// - Parameters:
    ///   - command: The command that runs the program, such as `unshare -m`. Default: none.
    ///   - heard: A closure that receives each line.
    init(
        _ worker: some Worker, through command: [String] = [], heard: @escaping @Sendable (Substring) -> Void
    ) throws {
        let (input, output) = (Pipe(), Pipe())
        for handle in [
            input.fileHandleForReading, input.fileHandleForWriting, output.fileHandleForReading,
            output.fileHandleForWriting,
        ] {
            // Another worker must not inherit the pipes, because they would then stay open.
            _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        id = try Self.spawn(
            command + [Self.executable, "worker"] + worker.arguments, input: input.fileHandleForReading.fileDescriptor,
            output: output.fileHandleForWriting.fileDescriptor)
        try input.fileHandleForReading.close()
        try output.fileHandleForWriting.close()
        self.input = input.fileHandleForWriting
        self.output = output.fileHandleForReading
        self.heard = heard
        queue.async { self.listen() }
    }

    /// Ends the process with `SIGKILL`.
    func kill() {
        _ = Glibc.kill(id, SIGKILL)
    }

    /// Ends the standard input of the process, which some workers take as the signal to end.
    func release() {
        try? input.close()
    }

    /// Waits until the process has ended and all its lines were received.
    func end() async -> Ending {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.ending.withLockedValue { $0 } ?? .exited(-1)) }
        }
    }

    private func listen() {
        var rest = Data()
        while true {
            let data = output.availableData
            guard !data.isEmpty else { break }
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                heard(Substring(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                rest = rest[rest.index(after: end)...]
            }
        }
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        ending.withLockedValue { $0 = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal) }
        try? output.close()
    }

    /// The path of the program, which is in the same folder as the tests.
    private static var executable: String {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: path).deletingLastPathComponent().appending(path: "SoakReport").path
    }

    private static func spawn(_ arguments: [String], input: Int32, output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        var (texts, variables) = (arguments.map { strdup($0) } + [nil], environment.map { strdup($0) } + [nil])
        defer { for text in texts + variables { free(text) } }
        var id: pid_t = 0
        let code = posix_spawnp(&id, arguments[0], &actions, nil, &texts, &variables)
        guard code == 0 else {
            throw Violation("\(arguments[0]) cannot be started: \(String(cString: strerror(code)))")
        }
        return id
    }
}
