import CoreDomain
import NIOConcurrencyHelpers

/// A record of the keys whose fetch failed, with the time from which each key may be fetched again.
///
/// The first delay is 30 seconds; each further failure doubles it, up to 15 minutes. A failure during a delay, for
/// example of a read with `.refresh`, does not extend the delay.
final class Backoff<Key: Hashable & Sendable>: Sendable {

    private struct Failure {
        let error: PopcornError
        let count: Int
        let end: ContinuousClock.Instant
    }

    private static var first: Duration { .seconds(30) }
    private static var longest: Duration { .seconds(15 * 60) }
    /// The maximum number of keys. At this limit, keys whose delay has ended are removed; if that frees no space, all
    /// keys are removed.
    private static var capacity: Int { 4096 }

    private let failures = NIOLockedValueBox<[Key: Failure]>([:])

    /// Returns the failure for which a key backs off; `nil` if the key may be fetched.
    func reason(_ key: Key, now: ContinuousClock.Instant) -> PopcornError? {
        failures.withLockedValue { failures in
            failures.isEmpty ? nil : failures[key].flatMap { now < $0.end ? $0.error : nil }
        }
    }

    func failed(_ key: Key, _ error: PopcornError, now: ContinuousClock.Instant) {
        failures.withLockedValue { failures in
            if failures.count >= Self.capacity, failures[key] == nil {
                failures = failures.filter { now < $0.value.end }
                if failures.count >= Self.capacity { failures.removeAll() }
            }
            if let last = failures[key], now < last.end {
                failures[key] = Failure(error: error, count: last.count, end: last.end)
                return
            }
            let count = (failures[key]?.count ?? 0) + 1
            let delay = min(Self.first * (1 << (min(count, 10) - 1)), Self.longest)
            failures[key] = Failure(error: error, count: count, end: now + delay)
        }
    }

    func succeeded(_ key: Key) {
        failures.withLockedValue { failures in
            if !failures.isEmpty { failures[key] = nil }
        }
    }
}
