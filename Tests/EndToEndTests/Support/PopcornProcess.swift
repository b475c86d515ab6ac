import Foundation
import Subprocess
import SystemPackage

/// The command `popcorn`, run as a separate process.
enum PopcornProcess {

    /// The exit code and the output of a finished process.
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

    /// The maximum size of each output, in bytes. No command prints as much.
    private static let limit = 1 << 20

    /// The path of the command, in the same folder as the tests.
    private static let executable = Executable.path(
        FilePath(CommandLine.arguments[0]).removingLastComponent().appending("popcorn"))

    /// Returns an environment with the given variables and, from the tests' own environment, only the search paths.
    private static func environment(_ variables: [String: String]) -> Environment {
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
        let all = inherited.merging(variables) { _, own in own }
        return .custom(Dictionary(uniqueKeysWithValues: all.map { (Environment.Key(stringLiteral: $0.key), $0.value) }))
    }

    /// Runs the command until it exits.
    static func run(_ arguments: [String], environment variables: [String: String]) async throws -> Outcome {
        let result = try await Subprocess.run(
            executable, arguments: Arguments(arguments), environment: environment(variables),
            output: .string(limit: limit), error: .string(limit: limit))
        return Outcome(
            status: code(of: result.terminationStatus), output: result.standardOutput,
            errors: result.standardError)
    }

    /// Runs the command until a closure has completed, and then terminates the command with a signal.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of the line on standard output that reports that the command is ready.
    ///   - work: The closure, which receives the rest of that line.
    static func run(
        _ arguments: [String], until prefix: String, _ work: (String) async throws -> Void
    ) async throws -> Outcome {
        let result = try await Subprocess.run(
            executable, arguments: Arguments(arguments), environment: environment([:]),
            input: .none, output: .sequence, error: .string(limit: limit)
        ) { execution in
            for try await line in execution.standardOutput.strings() where line.hasPrefix(prefix) {
                let rest = line.dropFirst(prefix.count).trimmingCharacters(in: .newlines)
                do {
                    try await work(rest)
                } catch {
                    try execution.send(signal: .terminate)
                    throw error
                }
                try execution.send(signal: .terminate)
            }
        }
        return Outcome(status: code(of: result.terminationStatus), output: "", errors: result.standardError)
    }

    /// Runs the command, sends it the interrupt signal after a closure has completed, and waits until it exits.
    static func interrupt(
        _ arguments: [String], environment variables: [String: String], after work: () async throws -> Void
    ) async throws -> Outcome {
        let result = try await Subprocess.run(
            executable, arguments: Arguments(arguments), environment: environment(variables),
            input: .none, output: .discarded, error: .string(limit: limit)
        ) { execution in
            try await work()
            try execution.send(signal: .interrupt)
        }
        return Outcome(status: code(of: result.terminationStatus), output: "", errors: result.standardError)
    }

    /// Returns the exit code. The code of a signal is 128 plus its number, as in a shell.
    private static func code(of status: TerminationStatus) -> Int32 {
        switch status {
        case .exited(let code): code
        case .signaled(let signal): 128 + signal
        }
    }
}
