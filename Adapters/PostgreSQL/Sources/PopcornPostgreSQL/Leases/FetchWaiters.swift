#if PostgreSQL
import NIOConcurrencyHelpers
import PopcornConcurrency

/// The tasks that wait until fetches of other processes have ended. A fetch of this process adds at most one task.
final class FetchWaiters: Sendable {

    /// The end of a wait: `true` if the fetch has ended, `false` if the wait has ended otherwise.
    typealias End = CancellablePromise<Bool>

    private struct State {
        var lastID = 0
        var waiting: [UInt64: [Int: End]] = [:]
    }

    private let state = NIOLockedValueBox(State())

    /// Calls a closure with a promise that ``end(_:)`` fulfils.
    ///
    /// - Parameter hash: The name hash of the fetched value.
    func withEnd<Result>(of hash: UInt64, _ body: (End) async -> Result) async -> Result {
        let end = End()
        let id = state.withLockedValue { state in
            state.lastID += 1
            state.waiting[hash, default: [:]][state.lastID] = end
            return state.lastID
        }
        defer {
            state.withLockedValue { state in
                state.waiting[hash]?[id] = nil
                if state.waiting[hash]?.isEmpty == true { state.waiting[hash] = nil }
            }
        }
        return await body(end)
    }

    /// Ends the waits for a fetch.
    func end(_ hash: UInt64) {
        let ended = state.withLockedValue { $0.waiting[hash].map { Array($0.values) } ?? [] }
        for end in ended { end.fulfil(true) }
    }
}
#endif
