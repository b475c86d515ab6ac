import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornServices

/// A printer that shows the progress of a warm-up on standard error, and retains the latest one.
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
