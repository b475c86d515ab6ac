import CoreDomain
import Foundation
import NIOConcurrencyHelpers

/// Remembers which keys could not be refreshed, and when to try again: after 30 s, then twice as long each time, up to
/// 15 minutes. A try in between, which a caller insisted on, makes it no longer.
final class Backoff<Key: Hashable & Sendable>: Sendable {

    private struct Failure {
        let error: PopcornError
        let count: Int
        let end: Date
    }

    private static var first: TimeInterval { 30 }
    private static var longest: TimeInterval { 15 * 60 }
    /// How many keys are remembered before those whose time is over are forgotten.
    private static var capacity: Int { 4096 }

    private let failures = NIOLockedValueBox<[Key: Failure]>([:])

    /// Why a key is not to be tried yet; `nil` if it may be.
    func reason(_ key: Key, now: Date) -> PopcornError? {
        failures.withLockedValue { failures in
            failures.isEmpty ? nil : failures[key].flatMap { now < $0.end ? $0.error : nil }
        }
    }

    func failed(_ key: Key, _ error: PopcornError, now: Date) {
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
            let delay = min(Self.first * exp2(Double(min(count, 10) - 1)), Self.longest)
            failures[key] = Failure(error: error, count: count, end: now.addingTimeInterval(delay))
        }
    }

    func succeeded(_ key: Key) {
        failures.withLockedValue { failures in
            if !failures.isEmpty { failures[key] = nil }
        }
    }
}
