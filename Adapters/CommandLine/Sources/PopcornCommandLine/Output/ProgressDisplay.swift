import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornServices

/// The progress of a warm-up as text: a bar that is redrawn on a terminal, or lines in a log.
struct ProgressDisplay {

    enum Style: Equatable {
        /// A bar on a terminal, whose width is in cells. It is redrawn at most ten times a second.
        case terminal(width: Int)
        /// A line for each 5 percent, and for each 30 seconds.
        case log

        /// The style for standard error: a bar if it is a terminal.
        static var standardError: Style { Terminal.errorWidth.map { .terminal(width: $0) } ?? .log }
    }

    /// The interval between two drawings of the bar, in seconds.
    private static let redrawInterval: TimeInterval = 0.1
    /// The maximum interval between two lines in a log, in seconds.
    private static let lineInterval: TimeInterval = 30
    /// The width of the bar, in cells.
    private static let barWidth = 20

    let style: Style
    private let start: Date
    private var shownAt: Date?
    /// The last shown number of steps of 5 percent.
    private var shownStep = 0

    init(_ style: Style, start: Date) {
        self.style = style
        self.start = start
    }

    /// Returns the text to print for the current progress; `nil` if it is too early to print.
    mutating func text(for progress: CacheProgress, at now: Date) -> String? {
        let isComplete = progress.completed == progress.total
        switch style {
        case .terminal(let width):
            if !isComplete, let shownAt, now.timeIntervalSince(shownAt) < Self.redrawInterval { return nil }
            shownAt = now
            let line = [bar(progress), counts(progress, at: now)].compactMap(\.self).joined(separator: " ")
            // Returns to the start of the line, and clears the rest of it.
            return "\r\(line.prefix(cells: width - 1))\u{1B}[K"
        case .log:
            let step = progress.fraction.map { Int($0 * 20) } ?? 0
            let isDue = now.timeIntervalSince(shownAt ?? start) >= Self.lineInterval
            guard isDue || step > shownStep else { return nil }
            (shownAt, shownStep) = (now, step)
            return counts(progress, at: now) + "\n"
        }
    }

    private func bar(_ progress: CacheProgress) -> String? {
        progress.fraction.map { fraction in
            let filled = Int(fraction * Double(Self.barWidth))
            return String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barWidth - filled)
        }
    }

    private func counts(_ progress: CacheProgress, at now: Date) -> String {
        var facts = [Self.completed(progress), "\(TextLayout.grouped(progress.fetched)) fetched"]
        let others = [
            (progress.fresh, "fresh"), (progress.notFound, "not found"), (progress.failed, "failed"),
        ]
        facts += others.filter { $0.0 > 0 }.map { "\(TextLayout.grouped($0.0)) \($0.1)" }
        if let end = progress.pausedUntil, end > now {
            facts.append("paused for \(Int(end.timeIntervalSince(now).rounded(.up))) s")
        } else if let remaining = remaining(progress, at: now) {
            facts.append(remaining)
        }
        return facts.joined(separator: ", ")
    }

    /// Returns the number of processed items, such as `50 of 200 (25 %)`.
    static func completed(_ progress: CacheProgress) -> String {
        let completed = TextLayout.grouped(progress.completed)
        guard let total = progress.total, let fraction = progress.fraction else { return completed }
        return "\(completed) of \(TextLayout.grouped(total)) (\(Int(fraction * 100)) %)"
    }

    /// Returns the remaining time at the rate of the fetched items so far; `nil` in the first 5 seconds and if the rate
    /// is unknown.
    private func remaining(_ progress: CacheProgress, at now: Date) -> String? {
        let (elapsed, slow) = (now.timeIntervalSince(start), progress.completed - progress.fresh)
        guard let total = progress.total, total > progress.completed, slow > 0, elapsed >= 5 else { return nil }
        let seconds = Double(total - progress.completed) * elapsed / Double(slow)
        return seconds < 100 ? "\(Int(seconds)) s left" : "\(TextLayout.grouped(Int(seconds / 60))) min left"
    }
}

extension CacheProgress {
    /// The processed fraction, from 0 to 1; `nil` if the total is unknown.
    fileprivate var fraction: Double? {
        total.map { $0 > 0 ? min(1, Double(completed) / Double($0)) : 1 }
    }
}

/// A printer that shows the progress of a warm-up on standard error, and retains the latest progress.
final class ProgressPrinter: Sendable {

    private struct State {
        var display: ProgressDisplay
        var latest = CacheProgress()
        var hasPrinted = false
    }

    private let state: NIOLockedValueBox<State>
    private let clock: WallClock
    private let start: (date: Date, uptime: ContinuousClock.Instant)

    init(_ style: ProgressDisplay.Style, clock: WallClock) {
        self.clock = clock
        start = (clock.now, clock.uptime)
        state = NIOLockedValueBox(State(display: ProgressDisplay(style, start: start.date)))
    }

    /// The current date if the clock was not corrected since the start, so that a correction affects no interval.
    private var now: Date { start.date + (clock.uptime - start.uptime) / .seconds(1) }

    /// The latest progress.
    var latest: CacheProgress { state.withLockedValue(\.latest) }

    func show(_ progress: CacheProgress) {
        state.withLockedValue { state in
            state.latest = progress
            guard let text = state.display.text(for: progress, at: now) else { return }
            state.hasPrinted = true
            Console.standardError(text, terminator: "")
        }
    }

    /// Ends the line of a bar.
    func end() {
        state.withLockedValue { state in
            if state.hasPrinted, state.display.style != .log { Console.standardError("") }
        }
    }
}
