import Dispatch
import Foundation
import NIOConcurrencyHelpers

/// The output of log lines. A serial queue writes them, so that a slow reader does not delay the caller.
///
/// Lines that are added within the delay are written together.
final class LogOutput: Sendable {

    /// The maximum number of lines that wait. Further lines are discarded.
    static let maximumWaitingLines = 10_000

    /// The maximum number of lines in one write.
    static let maximumWrittenLines = 256

    private struct State {
        var waiting: [String] = []
        var isScheduled = false
    }

    private let delay: DispatchTimeInterval
    private let state = NIOLockedValueBox(State())
    private let queue = DispatchQueue(label: "popcorn.log")
    private let onDrop: @Sendable () -> Void
    private let write: @Sendable (String) -> Void

    /// Creates an output.
    ///
    /// - Parameters:
    ///   - delay: The time after which a line is written, unless it is urgent. Default: 10 milliseconds.
    ///   - write: A function that writes lines, each with its newline, in one operation.
    ///   - onDrop: A function that is called for each discarded line.
    init(
        delay: DispatchTimeInterval = .milliseconds(10),
        _ write: @escaping @Sendable (String) -> Void = { Console.standardError($0, terminator: "") },
        onDrop: @escaping @Sendable () -> Void = {}
    ) {
        self.delay = delay
        self.write = write
        self.onDrop = onDrop
    }

    /// Adds a line, or discards it if too many lines wait.
    ///
    /// - Parameter isUrgent: Whether the line is written without a delay, with those before it. Default: `false`.
    func add(_ line: String, isUrgent: Bool = false) {
        let (isAdded, isFirst) = state.withLockedValue { state in
            guard state.waiting.count < Self.maximumWaitingLines else { return (false, false) }
            state.waiting.append(line)
            defer { state.isScheduled = true }
            return (true, !state.isScheduled)
        }
        if !isAdded {
            onDrop()
        } else if isUrgent {
            queue.async { self.drain() }
        } else if isFirst {
            queue.asyncAfter(deadline: .now() + delay) { self.drain() }
        }
    }

    /// Writes the waiting lines, and returns when they are written.
    func flush() {
        queue.sync { drain() }
    }

    private func drain() {
        var lines = state.withLockedValue { state in
            defer { state = State() }
            return state.waiting[...]
        }
        while !lines.isEmpty {
            write(lines.prefix(Self.maximumWrittenLines).map { "\($0)\n" }.joined())
            lines = lines.dropFirst(Self.maximumWrittenLines)
        }
    }
}
