import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A queue of background refreshes of stale values. It runs a few at a time and holds each key at most once. If the
/// queue is full, the oldest waiting refresh is dropped. The requests of a refresh have the priority
/// ``PopcornConcurrency/RequestPriority/background``.
///
/// No refresh starts until TMDb's `Retry-After` has elapsed, at most 15 minutes. No timer resumes the queue: waiting
/// refreshes start when the next stale value is read or the next running refresh ends.
final class RefreshQueue: Sendable {

    private struct Refresh: Sendable {
        let key: String
        let work: @Sendable () async -> Void
        let dropped: @Sendable () -> Void
    }

    private struct State {
        var waiting: [Refresh] = []
        /// The keys of all waiting and running refreshes.
        var keys: Set<String> = []
        var runningCount = 0
        /// The end of the pause; `nil` before the first pause.
        var pauseEnd: ContinuousClock.Instant?
        var isShutDown = false
    }

    /// The pause if TMDb limits the rate without a `Retry-After`.
    static let defaultPause = Duration.seconds(30)
    /// The maximum pause, as long as that of the backoff of a key. TMDb's `Retry-After` is a few seconds, so a longer
    /// value is not plausible.
    static let maximumPause = Duration.seconds(15 * 60)

    private let limit: Int
    private let capacity: Int
    private let clock: WallClock
    private let tasks: OwnedTasks
    /// The priority of the requests. It is raised when the queue is closed, so that running refreshes complete within
    /// the grace period.
    private let priority = RequestPriority.background.promotable()
    private let state = NIOLockedValueBox(State())

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of running refreshes. Default: 4.
    ///   - capacity: The maximum number of waiting refreshes. Default: 1,000.
    init(limit: Int = 4, capacity: Int = 1000, clock: WallClock, tasks: OwnedTasks) {
        self.limit = limit
        self.capacity = capacity
        self.clock = clock
        self.tasks = tasks
    }

    /// The number of waiting refreshes.
    var waitingCount: Int { state.withLockedValue(\.waiting.count) }

    /// The number of running refreshes.
    var runningCount: Int { state.withLockedValue(\.runningCount) }

    /// The date until which no refresh starts; `nil` if the queue is not paused.
    var pauseEnd: Date? {
        guard let end = state.withLockedValue(\.pauseEnd) else { return nil }
        let remaining = end - clock.uptime
        return remaining > .zero ? clock.now + remaining / .seconds(1) : nil
    }

    /// Adds a refresh of a key to the queue, unless a refresh of the key is already waiting or running.
    ///
    /// - Parameters:
    ///   - work: The refresh. It handles its own failures.
    ///   - dropped: A closure that is called if the refresh is dropped, because the queue is full or closed.
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

    /// Pauses the queue: no refresh starts until TMDb's `Retry-After` has elapsed. A shorter pause does not shorten a
    /// longer one.
    ///
    /// - Parameter retryAfter: The duration of the pause, at most 15 minutes. If `nil`, because TMDb sent none, the
    ///   pause is 30 seconds.
    func pause(for retryAfter: Duration?) {
        let end = clock.uptime + min(retryAfter ?? Self.defaultPause, Self.maximumPause)
        state.withLockedValue { $0.pauseEnd = max($0.pauseEnd ?? end, end) }
    }

    /// Drops all waiting refreshes and rejects new refreshes. Running refreshes continue, with the priority of reads.
    func close() {
        let dropped = state.withLockedValue { state in
            defer { state.waiting = [] }
            state.isShutDown = true
            return state.waiting
        }
        for refresh in dropped { refresh.dropped() }
        priority.promote()
    }

    private func beginNext() {
        while let refresh = takeNext() {
            let task = tasks.start(isDetached: true) { [self, priority] in
                await RequestPriority.$current.withValue(priority) { await refresh.work() }
                ended(refresh)
            }
            if task == nil {
                refresh.dropped()
                ended(refresh)
            }
        }
    }

    private func takeNext() -> Refresh? {
        state.withLockedValue { state in
            guard state.runningCount < limit, !state.waiting.isEmpty else { return nil }
            if let end = state.pauseEnd, clock.uptime < end { return nil }
            state.runningCount += 1
            return state.waiting.removeFirst()
        }
    }

    private func ended(_ refresh: Refresh) {
        state.withLockedValue { state in
            state.runningCount -= 1
            state.keys.remove(refresh.key)
        }
        beginNext()
    }
}
