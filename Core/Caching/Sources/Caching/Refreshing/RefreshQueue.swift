import CoreDomain
import Foundation
import NIOConcurrencyHelpers

/// Refreshes stale values in the background: a few at a time, each key once, the oldest dropped if too many wait.
///
/// While TMDb's `Retry-After` lasts none begins. No timer ends the pause: those that wait begin when the next value is
/// found stale, or the next refresh ends.
final class RefreshQueue: Sendable {

    private struct Refresh: Sendable {
        let key: String
        let work: @Sendable () async -> Void
        let dropped: @Sendable () -> Void
    }

    private struct State {
        var waiting: [Refresh] = []
        /// The keys of those that wait or are under way.
        var keys: Set<String> = []
        var underWay = 0
        var pausedUntil = Date.distantPast
        var isShutDown = false
    }

    /// The pause if TMDb limits the rate and does not say for how long.
    static let usualPause = Duration.seconds(30)
    /// The longest pause, so that a `Retry-After` by mistake does not end all refreshes.
    private static let longestPause = Duration.seconds(24 * 3600)

    private let limit: Int
    private let capacity: Int
    private let clock: WallClock
    private let tasks: OwnedTasks
    private let state = NIOLockedValueBox(State())

    /// - Parameters:
    ///   - limit: How many run at once. Default: 4.
    ///   - capacity: How many wait at most. Default: 1,000.
    init(limit: Int = 4, capacity: Int = 1000, clock: WallClock, tasks: OwnedTasks) {
        self.limit = limit
        self.capacity = capacity
        self.clock = clock
        self.tasks = tasks
    }

    /// How many wait for their turn.
    var waitingCount: Int { state.withLockedValue(\.waiting.count) }

    /// Refreshes a key when its turn comes, unless it waits or is refreshed already.
    ///
    /// - Parameters:
    ///   - work: The refresh. It reports its failures itself.
    ///   - dropped: Called if its turn will not come.
    func add(
        _ key: String, _ work: @escaping @Sendable () async -> Void, dropped: @escaping @Sendable () -> Void
    ) {
        let oldest = state.withLockedValue { state -> Refresh? in
            let refresh = Refresh(key: key, work: work, dropped: dropped)
            guard !state.isShutDown else { return refresh }
            guard state.keys.insert(key).inserted else { return nil }
            state.waiting.append(refresh)
            guard state.waiting.count > capacity else { return nil }
            let oldest = state.waiting.removeFirst()
            state.keys.remove(oldest.key)
            return oldest
        }
        oldest?.dropped()
        beginNext()
    }

    /// Lets no refresh begin before TMDb's `Retry-After` is over.
    ///
    /// - Parameter retryAfter: `nil` if TMDb did not say: then the pause is 30 seconds.
    func pause(for retryAfter: Duration?) {
        let end = clock.now.addingTimeInterval(min(retryAfter ?? Self.usualPause, Self.longestPause) / .seconds(1))
        state.withLockedValue { $0.pausedUntil = max($0.pausedUntil, end) }
    }

    /// Drops those that wait, and refuses new ones. Those under way go on.
    func close() {
        let dropped = state.withLockedValue { state in
            defer { state.waiting = [] }
            state.isShutDown = true
            return state.waiting
        }
        for refresh in dropped { refresh.dropped() }
    }

    private func beginNext() {
        while let refresh = takeNext() {
            let task = tasks.start(isDetached: true) {
                await refresh.work()
                self.ended(refresh)
            }
            if task == nil {
                refresh.dropped()
                ended(refresh)
            }
        }
    }

    private func takeNext() -> Refresh? {
        state.withLockedValue { state in
            guard state.underWay < limit, !state.waiting.isEmpty, clock.now >= state.pausedUntil else { return nil }
            state.underWay += 1
            return state.waiting.removeFirst()
        }
    }

    private func ended(_ refresh: Refresh) {
        state.withLockedValue { state in
            state.underWay -= 1
            state.keys.remove(refresh.key)
        }
        beginNext()
    }
}
