import Foundation
import NIOConcurrencyHelpers

/// A clock that only advances when a test advances it.
final class ManualClock: Clock {

    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Observer {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastID = 0
        var sleepers: [Int: Sleeper] = [:]
        var observers: [Observer] = []

        mutating func takeObservers() -> [Observer] {
            let count = sleepers.count
            defer { observers.removeAll { $0.count <= count } }
            return observers.filter { $0.count <= count }
        }
    }

    private let state = NIOLockedValueBox(State())

    var now: Instant { state.withLockedValue(\.now) }

    var minimumResolution: Duration { .zero }

    /// The number of pending sleeps.
    var sleepCount: Int { state.withLockedValue { $0.sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLockedValue { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (result, observers) = state.withLockedValue { state -> (Result<Void, any Error>?, [Observer]) in
                    if Task.isCancelled { return (.failure(CancellationError()), []) }
                    if deadline <= state.now { return (.success(()), []) }
                    state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
                    return (nil, state.takeObservers())
                }
                observers.forEach { $0.continuation.resume() }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            state.withLockedValue { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(
                throwing: CancellationError())
        }
    }

    /// Waits until the given number of sleeps are pending, and returns their remaining durations, shortest first.
    func sleeps(_ count: Int) async -> [Duration] {
        await withCheckedContinuation { continuation in
            let isThere = state.withLockedValue { state in
                if state.sleepers.count >= count { return true }
                state.observers.append(Observer(count: count, continuation: continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
        return state.withLockedValue { state in
            state.sleepers.values.map { state.now.duration(to: $0.deadline) }.sorted()
        }
    }

    /// Advances the time and ends the sleeps whose deadline has passed.
    func advance(by duration: Duration) {
        let awake = state.withLockedValue { state in
            state.now = state.now.advanced(by: duration)
            let awake = state.sleepers.filter { $0.value.deadline <= state.now }
            awake.keys.forEach { state.sleepers[$0] = nil }
            return awake.values.sorted { $0.deadline < $1.deadline }
        }
        awake.forEach { $0.continuation.resume() }
    }
}

/// A current date that only advances when a test advances it.
final class ManualDate: Sendable {

    private let seconds = NIOLockedValueBox(0.0)

    /// The current date.
    var now: Date { Date(timeIntervalSince1970: 784_111_777 + seconds.withLockedValue(\.self)) }

    func advance(by duration: Double) {
        seconds.withLockedValue { $0 += duration }
    }
}
