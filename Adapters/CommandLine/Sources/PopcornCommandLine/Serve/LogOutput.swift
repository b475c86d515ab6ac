import Dispatch
import Foundation
import NIOConcurrencyHelpers

/// The output of log lines. A serial queue writes them, so that a slow reader does not delay the caller.
final class LogOutput: Sendable {

    /// The maximum number of lines that wait. Further lines are discarded.
    static let maximumWaitingLines = 10_000

    private struct State {
        var waiting: [String] = []
        var isDraining = false
    }

    private let state = NIOLockedValueBox(State())
    private let queue = DispatchQueue(label: "popcorn.log")
    private let onDrop: @Sendable () -> Void
    private let write: @Sendable (String) -> Void

    /// Creates an output.
    ///
    /// - Parameters:
    ///   - write: A function that writes a line with its newline in one operation.
    ///   - onDrop: A function that is called for each discarded line.
    init(
        _ write: @escaping @Sendable (String) -> Void = { Console.standardError($0, terminator: "") },
        onDrop: @escaping @Sendable () -> Void = {}
    ) {
        self.write = write
        self.onDrop = onDrop
    }

    /// Adds a line, or discards it if too many lines wait.
    func add(_ line: String) {
        let starts = state.withLockedValue { state -> Bool? in
            guard state.waiting.count < Self.maximumWaitingLines else { return nil }
            state.waiting.append(line)
            defer { state.isDraining = true }
            return !state.isDraining
        }
        switch starts {
        case true?: queue.async { self.drain() }
        case false?: break
        case nil: onDrop()
        }
    }

    /// Writes the waiting lines, and returns when they are written.
    func flush() {
        queue.sync { drain() }
    }

    private func drain() {
        while true {
            let lines = state.withLockedValue { state in
                defer { state.waiting = [] }
                state.isDraining = !state.waiting.isEmpty
                return state.waiting
            }
            guard !lines.isEmpty else { return }
            for line in lines { write("\(line)\n") }
        }
    }
}
