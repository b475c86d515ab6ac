import CFaultVFS
import Dispatch
import NIOConcurrencyHelpers

/// A watch that reports the round that is running if the process crashes or the round does not end.
package final class RoundWatch: Sendable {

    private struct State {
        var round: String?
        var number = 0
    }

    private let limit: Duration?
    private let timedOut: @Sendable (String) -> Void
    private let state = NIOLockedValueBox(State())

    /// Creates a watch without a time limit, which does not report crashes.
    package convenience init() {
        self.init(limit: nil) { _ in }
    }

    /// Creates a watch.
    ///
    /// - Parameters:
    ///   - limit: The maximum duration of a round; `nil` for no limit and no report of crashes.
    ///   - timedOut: A closure that is called with the name of a round that takes longer.
    package init(limit: Duration?, timedOut: @escaping @Sendable (String) -> Void) {
        self.limit = limit
        self.timedOut = timedOut
        if limit != nil { crashnote_install() }
    }

    func begin(_ round: String) {
        let number = state.withLockedValue { state in
            state.number += 1
            state.round = round
            return state.number
        }
        guard let limit else { return }
        crashnote_set(round)
        let deadline = DispatchTime.now() + .seconds(Int(limit.components.seconds))
        DispatchQueue.global().asyncAfter(deadline: deadline) { [state, timedOut] in
            let late = state.withLockedValue { $0.number == number ? $0.round : nil }
            if let late { timedOut(late) }
        }
    }

    func end() {
        state.withLockedValue { $0.round = nil }
    }
}
